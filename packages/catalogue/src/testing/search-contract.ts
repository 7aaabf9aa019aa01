import { expect } from 'vitest';
import { entityTypeField } from '../search/facets.ts';
import { maxFacetValues, maxSortFields, maxWords } from '../search/query.ts';
import { compareHits } from '../search/ranking.ts';
import { tiers } from '../search/tiers.ts';
import { apply, found, index, latestRow, query, type StoreTest } from './fixtures.ts';

const urnOf = (name: string): string => `urn:li:dataset:${name}`;
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(urnOf) as [string, string, string, string];

export function searchContract(test: StoreTest): void {
  test('finds everything by default, ordered by URN, unweighed in the lowest tier', async ({ store }) => {
    await index(store, { urn: c }, { urn: a }, { urn: b, entityType: 'chart' });
    expect(await store.search(query())).toEqual({
      asOf: 0,
      total: 3,
      hits: [
        { urn: a, entityType: 'dataset', tier: tiers.related, relevance: 0 },
        { urn: b, entityType: 'chart', tier: tiers.related, relevance: 0 },
        { urn: c, entityType: 'dataset', tier: tiers.related, relevance: 0 },
      ],
      facets: [],
    });
  });

  test('searches the named entity types', async ({ store }) => {
    await index(store, { urn: a }, { urn: b, entityType: 'chart' }, { urn: c, entityType: 'tag' });
    expect(await found(store, { entityTypes: ['chart', 'tag'] })).toEqual([b, c]);
    expect(await found(store, { entityTypes: ['dashboard'] })).toEqual([]);
    expect(await found(store, { hiddenTypes: ['chart', 'dashboard'] })).not.toContain(b);
    expect(await found(store, { hiddenTypes: ['chart', 'dashboard'] })).toContain(c);
  });

  test('searches the named entities, some of which may not exist', async ({ store }) => {
    await index(store, { urn: a, name: 'x' }, { urn: b, name: 'x' }, { urn: c, removed: true });
    expect(await found(store, { urns: [b, c, d] })).toEqual([b]);
    expect(await found(store, { urns: [b, d], words: ['x'] })).toEqual([b]);
    expect(await found(store, { urns: [] })).toEqual([]);
  });

  test('finds documents in which every word begins a word, in any letter case', async ({ store }) => {
    await index(
      store,
      { urn: a, name: 'customer_orders', text: 'Daily load of the shop' },
      { urn: b, name: 'orders', text: 'archive' },
      { urn: c, name: 'Müller', text: 'Straße 東京' },
    );
    expect(await found(store, { words: ['ord'] })).toEqual(expect.arrayContaining([a, b]));
    expect(await found(store, { words: ['CUST', 'dai'] })).toEqual([a]);
    expect(await found(store, { words: ['cust', 'archive'] })).toEqual([]);
    expect(await found(store, { words: ['rders'] })).toEqual([]);
    expect(await found(store, { words: ['mül'] })).toEqual([c]);
    expect(await found(store, { words: ['東'] })).toEqual([c]);
  });

  test('reads words that look like operators as words', async ({ store }) => {
    await index(store, { urn: a, text: 'not or and near this column' });
    expect(await found(store, { words: ['NOT'] })).toEqual([a]);
    expect(await found(store, { words: ['AND', 'OR', 'NEAR'] })).toEqual([a]);
    expect(await found(store, { words: Array<string>(maxWords).fill('not') })).toEqual([a]);
  });

  test('returns a page for words without a known letter', async ({ store }) => {
    await index(store, { urn: a, text: 'x' });
    for (const word of ['\u0301', '\u{1F600}', '\u{1E900}', '\ud800'])
      expect(await found(store, { words: [word, 'nothing'] })).toEqual([]);
  });

  test('ranks a match in the name above one in the text', async ({ store }) => {
    await index(
      store,
      { urn: a, name: 'returns', text: 'what became of orders' },
      { urn: b, name: 'orders', text: 'what became of returns' },
    );
    const { hits } = await store.search(query({ words: ['orders'] }));
    expect(hits.map(({ urn }) => urn)).toEqual([b, a]);
    expect(hits.map(({ tier }) => tier)).toEqual([tiers.asWritten, tiers.asWritten]);
    expect(hits[0]?.relevance).toBeGreaterThan(hits[1]?.relevance ?? Number.NaN);
    expect(hits[1]?.relevance).toBeGreaterThan(0);
  });

  test('puts each hit in the tier in which its words were found, and orders by it first', async ({
    store,
  }) => {
    await index(
      store,
      { urn: a, name: 'ordering', text: 'ordering '.repeat(20) },
      { urn: b, text: 'an order' },
      { urn: c, name: 'Order', fields: { name: ['Order'] } },
      { urn: d, name: 'order', fields: { name: ['order'] } },
    );
    const some = { words: ['order'], name: 'order' };
    const { hits } = await store.search(query(some));
    expect(hits.map(({ urn, tier }) => [urn, tier])).toEqual([
      [d, tiers.exactName],
      [c, tiers.name],
      [b, tiers.asWritten],
      [a, tiers.related],
    ]);
    expect(hits.toSorted(compareHits)).toEqual(hits);
    // A page further on, and an order by the score, say the same of each.
    expect((await store.search(query({ ...some, start: 1, count: 2 }))).hits).toEqual(hits.slice(1, 3));
    const worstFirst = [{ field: '_score', order: 'ASCENDING' }] as const;
    expect((await store.search(query({ ...some, sort: worstFirst }))).hits).toEqual(hits.toReversed());
  });

  test('searches only the current text of a document', async ({ store }) => {
    await index(store, { urn: a, name: 'old', text: 'past' });
    await index(store, { urn: a, name: 'new', text: 'present' });
    expect(await found(store, { words: ['old'] })).toEqual([]);
    expect(await found(store, { words: ['past'] })).toEqual([]);
    expect(await found(store, { words: ['new', 'pres'] })).toEqual([a]);
  });

  test('hides soft-deleted entities unless requested, from the total too', async ({ store }) => {
    await index(store, { urn: a, removed: true }, { urn: b });
    expect((await store.search(query())).total).toBe(1);
    expect(await found(store, {})).toEqual([b]);
    expect(await found(store, { includeRemoved: true })).toEqual([a, b]);
    await index(store, { urn: a, removed: false });
    expect(await found(store, {})).toEqual([a, b]);
  });

  test('sorts by a field either way, with the URN for equals and absent values last', async ({ store }) => {
    await index(
      store,
      { urn: b, fields: { name: ['x'] } },
      { urn: a, fields: { name: ['x'] } },
      { urn: c },
      { urn: d, fields: { name: ['w'] } },
    );
    const by = (order: 'ASCENDING' | 'DESCENDING') => found(store, { sort: [{ field: 'name', order }] });
    expect(await by('ASCENDING')).toEqual([d, a, b, c]);
    expect(await by('DESCENDING')).toEqual([a, b, d, c]);
  });

  test('sorts numbers as numbers', async ({ store }) => {
    const rows = { [a]: 10, [b]: 9, [c]: -3.5, [d]: 1_700_000_000_000 };
    await index(store, ...Object.entries(rows).map(([urn, n]) => ({ urn, fields: { rowCount: [n] } })));
    expect(await found(store, { sort: [{ field: 'rowCount', order: 'ASCENDING' }] })).toEqual([c, b, a, d]);
  });

  test('sorts by text fields and counts their values, which are in the documents alone', async ({
    store,
  }) => {
    await index(
      store,
      { urn: a, fields: { text: ['x', 'x'] } },
      { urn: b, fields: { text: ['y', 'w'] } },
      { urn: c, fields: { text: ['x'] } },
      { urn: d },
    );
    const by = (order: 'ASCENDING' | 'DESCENDING') => found(store, { sort: [{ field: 'text', order }] });
    expect(await by('ASCENDING')).toEqual([b, a, c, d]);
    expect(await by('DESCENDING')).toEqual([b, a, c, d]);
    const { facets } = await store.search(query({ facets: ['text'] }));
    expect(facets[0]?.counts).toEqual([
      { value: 'x', count: 2 },
      { value: 'w', count: 1 },
      { value: 'y', count: 1 },
    ]);
  });

  test('keeps the full text when a change of a document brings none', async ({ store }) => {
    await index(store, { urn: a, name: 'orders' });
    const after = { urn: a, entityType: 'dataset', fieldsByAspect: {}, removed: false };
    await apply(store, { documents: [{ after }] });
    expect(await found(store, { words: ['orders'] })).toEqual([a]);
  });

  test('sorts by URN, by entity type, by score, and by several fields at once', async ({ store }) => {
    await index(
      store,
      { urn: a, entityType: 'tag', name: 'x' },
      { urn: b, entityType: 'chart', name: 'x', fields: { rank: ['1'] } },
      { urn: c, entityType: 'chart', text: 'x' },
    );
    const sorted = (...sort: [string, 'ASCENDING' | 'DESCENDING'][]) =>
      found(store, { words: ['x'], sort: sort.map(([field, order]) => ({ field, order })) });
    expect(await sorted(['urn', 'DESCENDING'])).toEqual([c, b, a]);
    expect(await sorted([entityTypeField, 'ASCENDING'])).toEqual([b, c, a]);
    expect((await sorted(['_score', 'ASCENDING']))[0]).toBe(c);
    expect(await sorted([entityTypeField, 'DESCENDING'], ['rank', 'ASCENDING'])).toEqual([a, b, c]);
  });

  test('accepts as many sort fields as the catalogue allows', async ({ store }) => {
    await index(store, { urn: a }, { urn: b });
    const sort = Array.from({ length: maxSortFields }, (_, i) => ({
      field: `f${i}`,
      order: 'ASCENDING' as const,
    }));
    expect(await found(store, { sort })).toEqual([a, b]);
  });

  test('pages through everything once, without overlap, in any order', async ({ store }) => {
    const urns = Array.from({ length: 47 }, (_, i) => urnOf(String(i).padStart(3, '0')));
    await index(
      store,
      ...urns.map((urn, i) => ({ urn, name: 'same', fields: { kind: [String(i % 3)] } })).reverse(),
    );
    for (const some of [
      {},
      { words: ['same'] },
      { sort: [{ field: 'kind', order: 'ASCENDING' as const }] },
      { sort: [{ field: 'absent', order: 'DESCENDING' as const }] },
    ]) {
      const pages: string[] = [];
      for (let start = 0; start < 50; start += 10) {
        const page = await store.search(query({ ...some, start, count: 10 }));
        expect(page.total).toBe(47);
        pages.push(...page.hits.map(({ urn }) => urn));
      }
      expect(pages).toHaveLength(47);
      expect([...pages].sort()).toEqual(urns);
    }
  });

  test('returns the total with an empty page or one past the end', async ({ store }) => {
    await index(store, { urn: a }, { urn: b });
    expect(await store.search(query({ start: 10 }))).toEqual({ asOf: 0, total: 2, hits: [], facets: [] });
    expect(await store.search(query({ count: 0 }))).toEqual({ asOf: 0, total: 2, hits: [], facets: [] });
  });

  test('counts facet values over everything that matches, most frequent first', async ({ store }) => {
    await index(
      store,
      { urn: a, fields: { tags: ['pii', 'gold'], rows: [3] } },
      { urn: b, fields: { tags: ['pii'] }, entityType: 'chart' },
      { urn: c, fields: { tags: ['gold'] } },
      { urn: d, fields: { tags: ['gold', 'hidden'] }, removed: true },
    );
    const { facets } = await store.search(
      query({ count: 1, facets: ['tags', entityTypeField, 'rows', 'none'] }),
    );
    expect(facets).toEqual([
      {
        field: 'tags',
        counts: [
          { value: 'gold', count: 2 },
          { value: 'pii', count: 2 },
        ],
      },
      {
        field: entityTypeField,
        counts: [
          { value: 'dataset', count: 2 },
          { value: 'chart', count: 1 },
        ],
      },
      { field: 'rows', counts: [{ value: '3', count: 1 }] },
      { field: 'none', counts: [] },
    ]);
  });

  test('returns no more facet values than the limit', async ({ store }) => {
    const tags = Array.from({ length: maxFacetValues + 5 }, (_, i) => `t${i}`);
    await index(store, { urn: a, fields: { tags } }, { urn: b, fields: { tags: ['t24'] } });
    const { facets } = await store.search(query({ facets: ['tags'] }));
    expect(facets[0]?.counts).toHaveLength(maxFacetValues);
    expect(facets[0]?.counts[0]).toEqual({ value: 't24', count: 2 });
  });

  test('does not find an entity until its document is written', async ({ store }) => {
    await apply(store, { latest: [latestRow({ urn: a, aspect: 'status', entityType: 'dataset' })] });
    const some = { entityTypes: ['dataset'], includeRemoved: true, facets: [entityTypeField] };
    expect(await store.document(a)).toBeUndefined();
    expect(await store.write((transaction) => transaction.documents([a]))).toEqual([]);
    expect(await store.search(query(some))).toMatchObject({ total: 0, facets: [{ counts: [] }] });
    await index(store, { urn: a });
    expect(await found(store, {})).toEqual([a]);
    expect(await found(store, some)).toEqual([a]);
    expect(await store.aspects(a)).toHaveLength(1);
  });

  test('stores and replaces a document as a whole', async ({ store }) => {
    await index(store, { urn: a, fields: { name: ['x', 'NUL \u0000', 1, true] } });
    expect(await store.document(a)).toEqual({
      urn: a,
      entityType: 'dataset',
      removed: false,
      fieldsByAspect: { properties: { name: ['x', 'NUL \u0000', 1, true] } },
    });
    await index(store, { urn: a, removed: true });
    expect(await store.document(a)).toMatchObject({ removed: true, fieldsByAspect: { properties: {} } });
  });
}
