import { expect } from 'vitest';
import type { RelationshipQuery } from '../relationships/query.ts';
import { apply, criterion, edge, logEntry, query, type StoreTest } from './fixtures.ts';

const a = 'urn:li:dataset:a';
const b = 'urn:li:dataset:b';
const c = 'urn:li:dataset:c';
const lineage = { urn: a, aspect: 'upstreamLineage' };

export function edgeContract(test: StoreTest): void {
  test('returns the edges that start or end at a URN', async ({ store }) => {
    const ab = edge(a, 'upstreamLineage', 'DownstreamOf', b, { createdOn: 5, via: 'urn:li:query:q' });
    const cb = edge(c, 'upstreamLineage', 'DownstreamOf', b);
    await apply(store, {
      edges: [
        { key: lineage, edges: [ab] },
        { key: { urn: c, aspect: 'upstreamLineage' }, edges: [cb] },
      ],
    });
    expect(await store.edges(a, 'outgoing')).toEqual([ab]);
    expect(await store.edges(a, 'incoming')).toEqual([]);
    expect(await store.edges(b, 'incoming')).toEqual([ab, cb]);
    expect(await store.edges(b, 'outgoing')).toEqual([]);
  });

  test('orders edges by type, then by the URN at the other end', async ({ store }) => {
    const made = [
      edge(a, 'upstreamLineage', 'OwnedBy', b),
      edge(a, 'upstreamLineage', 'DownstreamOf', c),
      edge(a, 'upstreamLineage', 'DownstreamOf', b),
    ];
    await apply(store, { edges: [{ key: lineage, edges: made }] });
    const listed = (await store.edges(a, 'outgoing')).map(({ type, destination }) => [type, destination]);
    expect(listed).toEqual([
      ['DownstreamOf', b],
      ['DownstreamOf', c],
      ['OwnedBy', b],
    ]);
  });

  test('replaces all edges of an aspect, and keeps those of other aspects', async ({ store }) => {
    const owned = edge(a, 'ownership', 'OwnedBy', 'urn:li:corpuser:ada');
    await apply(store, {
      edges: [
        { key: { urn: a, aspect: 'ownership' }, edges: [owned] },
        { key: lineage, edges: [edge(a, 'upstreamLineage', 'DownstreamOf', b)] },
      ],
    });
    const ac = edge(a, 'upstreamLineage', 'DownstreamOf', c, { createdOn: 1 });
    await apply(store, { edges: [{ key: lineage, edges: [ac] }] });
    expect(await store.edges(a, 'outgoing')).toEqual([ac, owned]);
    expect(await store.edges(b, 'incoming')).toEqual([]);

    await apply(store, { edges: [{ key: lineage, edges: [] }] });
    expect(await store.edges(a, 'outgoing')).toEqual([owned]);
  });

  test('keeps the same edge from two aspects twice, and an edge to itself', async ({ store }) => {
    const self = edge(a, 'upstreamLineage', 'DownstreamOf', a);
    const twin = edge(a, 'siblings', 'DownstreamOf', a);
    await apply(store, {
      edges: [
        { key: lineage, edges: [self] },
        { key: { urn: a, aspect: 'siblings' }, edges: [twin] },
      ],
    });
    for (const direction of ['outgoing', 'incoming'] as const) {
      const edges = await store.edges(a, direction);
      expect(edges).toHaveLength(2);
      expect(edges).toEqual(expect.arrayContaining([self, twin]));
    }
  });

  test('stores a thousand edges of one aspect', async ({ store }) => {
    const many = Array.from({ length: 1000 }, (_, i) =>
      edge(a, 'upstreamLineage', 'DownstreamOf', `urn:li:dataset:${String(i).padStart(4, '0')}`),
    );
    await apply(store, { edges: [{ key: lineage, edges: many }] });
    expect(await store.edges(a, 'outgoing')).toEqual(many);
  });

  test('stores the lineage direction, and the owner of an edge between others', async ({ store }) => {
    const column = (dataset: string): string => `urn:li:schemaField:(${dataset},id)`;
    const table = { ...edge(a, 'upstreamLineage', 'DownstreamOf', b), lineage: 'upstream' } as const;
    const columns = { ...table, source: column(a), destination: column(b), owner: a };
    const produced = { ...edge(a, 'upstreamLineage', 'Produces', c), lineage: 'downstream' } as const;
    await apply(store, { edges: [{ key: lineage, edges: [table, columns, produced] }] });
    expect(await store.edges(a, 'outgoing')).toEqual([table, produced]);
    expect(await store.edges(column(b), 'incoming')).toEqual([columns]);

    await apply(store, { edges: [{ key: lineage, edges: [table] }] });
    expect(await store.edges(a, 'outgoing')).toEqual([table]);
    expect(await store.edges(column(a), 'outgoing')).toEqual([]);
  });

  test('returns relationships of the requested types, in complete pages', async ({ store }) => {
    const owners = Array.from({ length: 5 }, (_, i) => `urn:li:corpuser:${i}`);
    await apply(store, {
      edges: [
        {
          key: { urn: a, aspect: 'ownership' },
          edges: owners.map((o) => edge(a, 'ownership', 'OwnedBy', o)),
        },
        { key: lineage, edges: [edge(a, 'upstreamLineage', 'DownstreamOf', b, { via: 'urn:li:query:q' })] },
      ],
    });
    const page = (some: Partial<RelationshipQuery>) =>
      store.relationships({ urn: a, direction: 'outgoing', types: [], start: 0, count: 100, ...some });

    expect(await page({ types: ['DownstreamOf'] })).toEqual({
      asOf: 0,
      total: 1,
      relationships: [
        { type: 'DownstreamOf', urn: b, entityType: 'dataset', properties: { via: 'urn:li:query:q' } },
      ],
    });
    expect(await page({ types: ['OwnedBy', 'DownstreamOf'] })).toEqual(await page({}));
    expect(await page({ types: ['Nothing'] })).toEqual({ asOf: 0, total: 0, relationships: [] });
    expect(await page({ direction: 'incoming' })).toEqual({ asOf: 0, total: 0, relationships: [] });
    expect(await page({ urn: owners[2] ?? '', direction: 'incoming' })).toEqual({
      asOf: 0,
      total: 1,
      relationships: [{ type: 'OwnedBy', urn: a, entityType: 'dataset' }],
    });

    const all = await page({});
    const parts = [];
    for (let start = 0; start < 8; start += 2) parts.push(await page({ start, count: 2 }));
    expect(parts.map(({ total }) => total)).toEqual([6, 6, 6, 6]);
    expect(parts.flatMap(({ relationships }) => relationships)).toEqual(all.relationships);
  });

  test('says up to which offset of the log each answer is complete', async ({ store }) => {
    const answers = async () => [
      await store.relationships({ urn: a, direction: 'outgoing', types: [], start: 0, count: 9 }),
      await store.scrollEdges({ count: 9 }),
      await store.scrollEdges({
        count: 9,
        filter: [[criterion('relationshipType', { condition: 'EXISTS' })]],
      }),
      await store.walkLineage({ urn: a, direction: 'upstream', maxHops: 9, maxEntities: 9 }),
      await store.walkLineage({ urn: c, direction: 'upstream', maxHops: 9, maxEntities: 9 }),
      await store.search(query()),
    ];
    expect((await answers()).map(({ asOf }) => asOf)).toEqual([0, 0, 0, 0, 0, 0]);
    await apply(store, {
      log: [logEntry({ urn: a, aspect: 'tagKey' }), logEntry(lineage)],
      edges: [{ key: lineage, edges: [edge(a, 'upstreamLineage', 'DownstreamOf', b)] }],
    });
    expect((await answers()).map(({ asOf }) => asOf)).toEqual([2, 2, 2, 2, 2, 2]);
  });

  test('returns a relationship once, even if two aspects have it', async ({ store }) => {
    await apply(store, {
      edges: [
        { key: { urn: a, aspect: 'tags' }, edges: [edge(a, 'tags', 'TaggedWith', c)] },
        { key: { urn: a, aspect: 'editedTags' }, edges: [edge(a, 'editedTags', 'TaggedWith', c)] },
        { key: { urn: b, aspect: 'editedTags' }, edges: [edge(b, 'editedTags', 'TaggedWith', c)] },
      ],
    });
    const of = async (urn: string, direction: RelationshipQuery['direction']) => {
      const page = await store.relationships({ urn, direction, types: [], start: 0, count: 9 });
      return [page.total, page.relationships.map((other) => other.urn)];
    };
    expect(await of(a, 'outgoing')).toEqual([1, [c]]);
    expect(await of(c, 'incoming')).toEqual([2, [a, b]]);
  });

  test('returns a page for an entity with very many relationships, in either direction', async ({
    store,
  }) => {
    const others = Array.from({ length: 10_000 }, (_, i) => `urn:li:dataset:${i}`);
    await apply(store, {
      edges: [
        ...others.map((urn) => ({
          key: { urn, aspect: 'tags' },
          edges: [edge(urn, 'tags', 'TaggedWith', c)],
        })),
        { key: { urn: c, aspect: 'assets' }, edges: others.map((urn) => edge(c, 'assets', 'Contains', urn)) },
      ],
    });
    for (const direction of ['incoming', 'outgoing'] as const) {
      const page = await store.relationships({ urn: c, direction, types: [], start: 9990, count: 100 });
      expect([page.total, page.relationships.length]).toEqual([10_000, 10]);
    }
  });
}
