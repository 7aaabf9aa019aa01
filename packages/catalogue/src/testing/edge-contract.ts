import { expect } from 'vitest';
import { apply, edge, type StoreTest } from './fixtures.ts';

const a = 'urn:li:dataset:a';
const b = 'urn:li:dataset:b';
const c = 'urn:li:dataset:c';
const lineage = { urn: a, aspect: 'upstreamLineage' };

export function edgeContract(test: StoreTest): void {
  test('gives the edges that start at an urn and those that end there', async ({ store }) => {
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

  test('orders edges by type, then by the urn at the other end', async ({ store }) => {
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

  test("replaces an aspect's edges as a whole and leaves those of other aspects", async ({ store }) => {
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

  test('takes a thousand edges of one aspect', async ({ store }) => {
    const many = Array.from({ length: 1000 }, (_, i) =>
      edge(a, 'upstreamLineage', 'DownstreamOf', `urn:li:dataset:${String(i).padStart(4, '0')}`),
    );
    await apply(store, { edges: [{ key: lineage, edges: many }] });
    expect(await store.edges(a, 'outgoing')).toEqual(many);
  });
}
