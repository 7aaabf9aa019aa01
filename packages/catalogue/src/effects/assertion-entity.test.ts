import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { describe, expect } from 'vitest';
import { catalogueTest, datasetUrn, orders, upsert } from '../testing/catalogue-fixture.ts';

const test = catalogueTest(async () => createSqliteStore(openMemoryDatabase()));
const assertion = 'urn:li:assertion:unique-ids';
const custom = { type: 'CUSTOM', customAssertion: { type: 'Unique', entity: orders } };

describe('the definition of an assertion', () => {
  const forDataset = {
    type: 'DATASET',
    datasetAssertion: { dataset: orders, scope: 'DATASET_ROWS', operator: 'EQUAL_TO' },
  };
  for (const definition of [custom, forDataset])
    test(`of type ${definition.type} gets the entity that its block names`, async ({ catalogue }) => {
      await catalogue.propose([upsert(assertion, 'assertionInfo', definition)]);
      expect((await catalogue.aspect(assertion, 'assertionInfo'))?.value).toEqual({
        ...definition,
        entityUrn: orders,
      });
    });

  test('keeps the entity that is sent', async ({ catalogue }) => {
    const sent = { ...custom, entityUrn: datasetUrn('customers') };
    await catalogue.propose([upsert(assertion, 'assertionInfo', sent)]);
    expect((await catalogue.aspect(assertion, 'assertionInfo'))?.value).toEqual(sent);
  });

  test('has none without its block', async ({ catalogue }) => {
    await catalogue.propose([upsert(assertion, 'assertionInfo', { type: 'CUSTOM' })]);
    expect((await catalogue.aspect(assertion, 'assertionInfo'))?.value).toEqual({ type: 'CUSTOM' });
  });
});
