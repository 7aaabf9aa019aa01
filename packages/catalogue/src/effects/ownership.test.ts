import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { describe, expect } from 'vitest';
import { catalogueTest, orders, upsert } from '../testing/catalogue-fixture.ts';

const test = catalogueTest(async () => createSqliteStore(openMemoryDatabase()));
const [ada, bo] = ['urn:li:corpuser:ada', 'urn:li:corpuser:bo'] as const;

describe('the owners of an entity', () => {
  test('are grouped by ownership type, however the type is given', async ({ catalogue }) => {
    const owners = [
      { owner: ada, type: 'TECHNICAL_OWNER' },
      { owner: bo, type: 'TECHNICAL_OWNER' },
      { owner: ada, type: 'CUSTOM', typeUrn: 'urn:li:ownershipType:io.acme.architect' },
      { owner: bo, type: 'NONE' },
    ];
    await catalogue.propose([upsert(orders, 'ownership', { owners, ownerTypes: { wrong: [ada] } })]);
    expect((await catalogue.aspect(orders, 'ownership'))?.value).toEqual({
      owners,
      ownerTypes: {
        'urn:li:ownershipType:__system__technical_owner': [ada, bo],
        'urn:li:ownershipType:io%2Eacme%2Earchitect': [ada],
        'urn:li:ownershipType:__system__none': [bo],
      },
    });
  });

  test('are grouped after a patch, too', async ({ catalogue }) => {
    const add = { op: 'add', path: `/owners/${ada}/DATA_STEWARD`, value: {} };
    const remove = { op: 'remove', path: `/owners/${bo}` };
    await catalogue.propose([upsert(orders, 'ownership', { owners: [{ owner: bo, type: 'NONE' }] })]);
    await catalogue.propose([upsert(orders, 'ownership', { patch: [add, remove] }, { changeType: 'PATCH' })]);
    expect((await catalogue.aspect(orders, 'ownership'))?.value.ownerTypes).toEqual({
      'urn:li:ownershipType:__system__data_steward': [ada],
    });
  });

  test('create no new version when the same value is written again', async ({ catalogue }) => {
    const proposal = upsert(orders, 'ownership', { owners: [{ owner: ada, type: 'NONE' }] });
    await catalogue.propose([proposal]);
    await catalogue.propose([proposal]);
    expect((await catalogue.aspect(orders, 'ownership'))?.systemMetadata.version).toBe('1');
  });
});
