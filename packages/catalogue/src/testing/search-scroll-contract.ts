import { expect } from 'vitest';
import { browsePathSeparator } from '../project/search-fields.ts';
import type { Position } from '../search/query.ts';
import { index, query, type SomeQuery, type StoreTest } from './fixtures.ts';

const urnOf = (i: number): string => `urn:li:dataset:${String(i).padStart(3, '0')}`;
const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** Orders in which a scroll may go, and a query for each that everything matches. */
const ways: readonly (readonly [string, SomeQuery])[] = [
  ['everything', {}],
  ['words', { words: ['same'] }],
  ['words by score', { words: ['same'], sort: [{ field: '_score', order: 'DESCENDING' }] }],
  ['urns', { sort: [{ field: 'urn', order: 'DESCENDING' }] }],
  ['a field that some have not', { sort: [{ field: 'kind', order: 'ASCENDING' }] }],
  ['two fields', { sort: ['kind', 'rank'].map((field) => ({ field, order: 'DESCENDING' })) }],
  ['an absent field', { sort: [{ field: 'absent', order: 'DESCENDING' }] }],
];

export function searchScrollContract(test: StoreTest): void {
  test.for(ways)('pages once through %s during writes', async ([, some], { store }) => {
    const put = (i: number, name = 'same') =>
      index(store, {
        urn: urnOf(i),
        name,
        fields: { rank: [(i * 7) % 10], ...(i % 4 > 0 && { kind: [i % 4 === 3 ? 'x' : i % 4] }) },
      });
    for (const i of numbers(40)) await put(i * 2);
    const before = new Set(numbers(40).map((i) => urnOf(i * 2)));
    const met: string[] = [];
    let after: Position | undefined;
    for (let page = 0; page < 100; page++) {
      const { hits, end } = await store.search(query({ ...some, count: 7, scroll: after ? { after } : {} }));
      met.push(...hits.map(({ urn }) => urn));
      after = end;
      if (!end) break;
      // A new entity, one whose relevance changes, and one that is written again as it was.
      await put(page * 2 + 1);
      await put(page * 2, 'same '.repeat(page + 2));
      await put(page * 2 + 20);
    }
    expect(after).toBeUndefined();
    expect(new Set(met).size).toBe(met.length);
    expect(met.filter((urn) => before.has(urn)).sort()).toEqual([...before].sort());
  });

  test('returns the total on every page, even when a page is not full', async ({ store }) => {
    await index(store, ...numbers(5).map((i) => ({ urn: urnOf(i) })));
    const first = await store.search(query({ count: 3, scroll: {} }));
    expect(first).toMatchObject({ total: 5, end: expect.any(Array) });
    const second = await store.search(query({ count: 3, scroll: { after: first.end ?? [] } }));
    expect([second.total, second.hits.length, second.end]).toEqual([5, 2, undefined]);
  });

  test('returns a page for any position', async ({ store }) => {
    await index(store, { urn: urnOf(1) });
    for (const after of [[], [null], ['x'], [1e300], [1, 2, 3]])
      expect((await store.search(query({ scroll: { after } }))).total).toBe(1);
  });

  test('groups the paths below a path, with their entities', async ({ store }) => {
    const path = (...levels: string[]) => [levels.map((level) => browsePathSeparator + level).join('')];
    await index(
      store,
      { urn: urnOf(1), fields: { browsePathV2: path('prod', 'shop') } },
      { urn: urnOf(2), fields: { browsePathV2: path('prod', 'shop', 'raw') } },
      { urn: urnOf(3), fields: { browsePathV2: path('prod') } },
      { urn: urnOf(4), fields: { browsePathV2: path('production') }, entityType: 'chart' },
      { urn: urnOf(5), fields: { browsePathV2: path('prod', 'gone') }, removed: true },
    );
    const below = async (levels: string[], some: SomeQuery = {}) => {
      const { asOf, groups } = await store.groups(query(some), {
        field: 'browsePathV2',
        above: `${path(...levels)}${browsePathSeparator}`,
        separator: browsePathSeparator,
      });
      expect(asOf).toBe(await store.logHead());
      return groups;
    };
    expect(await below([])).toEqual([
      { name: 'prod', count: 3, hasSubGroups: true },
      { name: 'production', count: 1, hasSubGroups: false },
    ]);
    expect(await below(['prod'])).toEqual([{ name: 'shop', count: 2, hasSubGroups: true }]);
    expect(await below([], { entityTypes: ['chart'] })).toHaveLength(1);
    expect(await below(['nowhere'])).toEqual([]);
  });
}
