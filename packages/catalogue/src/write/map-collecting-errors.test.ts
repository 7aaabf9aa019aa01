import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { describe, expect, it } from 'vitest';
import { isCatalogueError } from '../errors.ts';
import { catalogueTest, orders, tag, tagNamed, upsert } from '../testing/catalogue-fixture.ts';
import { mapCollectingErrors } from './map-collecting-errors.ts';

const test = catalogueTest(async () => createSqliteStore(openMemoryDatabase()));

describe('a batch', () => {
  test('is stored as a whole, in order', async ({ catalogue }) => {
    await catalogue.propose([tagNamed('a'), upsert(tag, 'status', { removed: false })]);
    expect((await catalogue.log(0, 10)).map(({ aspect }) => aspect)).toEqual([
      'tagKey',
      'tagProperties',
      'status',
    ]);
  });

  test('is rejected as a whole, with a line for each failure and its position', async ({ catalogue }) => {
    const batch = [
      tagNamed('fine'),
      upsert('urn:li:nothing:a', 'status', {}),
      tagNamed('fine too'),
      upsert(tag, 'tagProperties', { name: 5 }),
    ];
    const error: unknown = await catalogue.propose(batch).catch((thrown: unknown) => thrown);
    if (!isCatalogueError(error)) throw error;
    expect(error.code).toBe('UNKNOWN_ENTITY');
    expect(error.message.split('\n')).toEqual([
      '/proposals/1: Invalid URN "urn:li:nothing:a": there is no entity type "nothing"',
      '/proposals/3: Aspect tagProperties: /name: expected string, got 5',
    ]);
    expect(await catalogue.log(0, 10)).toEqual([]);
  });

  test('is rejected as a whole when conditions fail, with a line for each', async ({ catalogue }) => {
    await catalogue.propose([tagNamed('there')]);
    const before = await catalogue.log(0, 10);
    const batch = [
      tagNamed('new', { changeType: 'CREATE' }),
      upsert(orders, 'status', { removed: false }),
      tagNamed('new', { headers: { 'If-Version-Match': '9' } }),
    ];
    const error: unknown = await catalogue.propose(batch).catch((thrown: unknown) => thrown);
    expect(String(error)).toMatch(/\/proposals\/0: Cannot CREATE.*\n\/proposals\/2: If-Version-Match/);
    expect(await catalogue.log(0, 10)).toEqual(before);
    expect((await catalogue.entity(orders)).aspects).toEqual([]);
    expect(await catalogue.edges(orders, 'outgoing')).toEqual([]);
  });
});

describe('mapCollectingErrors', () => {
  it('rethrows unexpected errors', async () => {
    const fault = new TypeError('a bug');
    const map = () => {
      throw fault;
    };
    await expect(mapCollectingErrors([1, 2], map)).rejects.toThrow(fault);
  });
});
