import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import type { Catalogue } from '../catalogue.ts';
import { catalogueTest, datasetUrn, upsert } from '../testing/catalogue-fixture.ts';
import { searchQuery } from './query.ts';

const test = catalogueTest(async () => createSqliteStore(openMemoryDatabase()));

const [orders, returns, people] = ['orders', 'returns', 'people'].map(datasetUrn) as [string, string, string];

const fill = (catalogue: Catalogue) =>
  catalogue.propose([
    upsert(orders, 'datasetProperties', { name: 'orders', description: 'what customers bought' }),
    upsert(orders, 'globalTags', { tags: [{ tag: 'urn:li:tag:pii' }] }),
    upsert(returns, 'datasetProperties', { name: 'returns', description: 'orders that came back' }),
    upsert(people, 'datasetProperties', { name: 'people', description: 'who bought, by primary key' }),
    upsert(people, 'globalTags', { tags: [{ tag: 'urn:li:tag:Gold' }] }),
  ]);

/** The datasets that an input finds, by their last names. */
async function find(catalogue: Catalogue, input: string): Promise<string[]> {
  const { hits } = await catalogue.search(searchQuery({ input }));
  return hits.map(({ urn }) => /shop\.(\w+)/.exec(urn)?.[1] ?? urn).sort();
}

describe('the query language', () => {
  test.for([
    ['', ['orders', 'people', 'returns']],
    ['*', ['orders', 'people', 'returns']],
    ['/q orders', ['orders', 'returns']],
    ['orders bought', ['orders']],
    ['"that came"', ['returns']],
    ['"came that"', []],
    ['bou*', ['orders', 'people']],
    ['returns OR people', ['people', 'returns']],
    ['orders NOT bought', ['returns']],
    ['NOT bought', ['returns']],
    ['bought AND (customers OR primary)', ['orders', 'people']],
    ['name:orders', ['orders']],
    ['name:(orders OR returns)', ['orders', 'returns']],
    ['description:orders', ['returns']],
    ['description:"came back"', ['returns']],
    ['tags:pii', ['orders']],
    ['tags:"urn:li:tag:pii"', ['orders']],
    ['tags:Gold', ['people']],
    ['tags:*', ['orders', 'people']],
    ['tags:nothing', []],
    ['bought tags:pii', ['orders']],
    ['tags:pii OR came', ['orders', 'returns']],
    ['NOT tags:pii', ['people', 'returns']],
    ['platform:mysql origin:prod', ['orders', 'people', 'returns']],
    ['platform:hive', []],
    [orders, ['orders']],
    [`urn:"${orders}"`, ['orders']],
  ] as const)('finds for %s: %s', async ([input, expected], { catalogue }) => {
    await fill(catalogue);
    expect(await find(catalogue, input)).toEqual(expected);
  });

  test('reads malformed queries as plain words', async ({ catalogue }) => {
    await fill(catalogue);
    expect(await find(catalogue, 'orders (bought')).toEqual(['orders']);
    expect(await find(catalogue, '"came')).toEqual(['returns']);
    expect(await find(catalogue, 'came AND')).toEqual([]);
  });

  test('returns a page for any text', async ({ catalogue }) => {
    await fill(catalogue);
    const piece = fc.oneof(
      fc.constantFrom(
        '(',
        ')',
        '"',
        '*',
        'AND',
        'OR',
        'NOT',
        'name:',
        'tags:',
        'rowCount:>',
        'orders',
        '/q ',
      ),
      fc.string({ unit: 'binary', maxLength: 5 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (pieces) => {
        for (const input of [pieces.join(''), pieces.join(' ')]) await find(catalogue, input);
      }),
      { numRuns: 200 },
    );
  });
});
