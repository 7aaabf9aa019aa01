import { expect } from 'vitest';
import type { EdgeScroll } from '../relationships/scroll.ts';
import type { FilterCriterion } from '../search/query.ts';
import { apply, edge, index, type StoreTest } from './fixtures.ts';

const [a, b, c] = ['a', 'b', 'c'].map((name) => `urn:li:dataset:${name}`) as [string, string, string];
const ada = 'urn:li:corpuser:ada';
const lineage = (source: string, destination: string) =>
  ({ ...edge(source, 'upstreamLineage', 'DownstreamOf', destination), lineage: 'upstream' }) as const;
const produced = { ...edge(a, 'inputOutput', 'Produces', c), lineage: 'downstream' } as const;

/** Lineage from `c` through `b` to `a`, from `a` to `c`, and an owner. */
const drawn = [lineage(b, a), lineage(c, b), produced, edge(a, 'ownership', 'OwnedBy', ada)];

export function edgeScrollContract(base: StoreTest): void {
  const test = base.extend<{ scroll: (some?: Partial<EdgeScroll>) => Promise<string[]> }>({
    /** The edges that are found, as `b DownstreamOf a`, in pages of two. */
    scroll: async ({ store }, use) => {
      await apply(store, {
        edges: drawn.map((own) => ({ key: { urn: own.source, aspect: own.aspect }, edges: [own] })),
      });
      await use(async (some = {}) => {
        const found: string[] = [];
        let after: string | undefined;
        do {
          const page = await store.scrollEdges({ count: 2, ...some, ...(after !== undefined && { after }) });
          found.push(
            ...page.edges.map(
              ({ source, type, destination }) => `${name(source)} ${type} ${name(destination)}`,
            ),
          );
          after = page.next;
        } while (after !== undefined);
        return found.sort();
      });
    },
  });
  const name = ({ urn }: { urn: string }): string => urn.split(':').at(-1) ?? '';

  test('returns every edge once, with the types of both ends', async ({ store, scroll }) => {
    expect(await scroll()).toEqual(['a OwnedBy ada', 'a Produces c', 'b DownstreamOf a', 'c DownstreamOf b']);
    const { edges, next } = await store.scrollEdges({ types: ['OwnedBy'], count: 1 });
    expect(next).toBeUndefined();
    expect(edges).toEqual([
      {
        type: 'OwnedBy',
        source: { urn: a, entityType: 'dataset' },
        destination: { urn: ada, entityType: 'corpuser' },
      },
    ]);
  });

  test('filters by type, entity type and end', async ({ scroll }) => {
    expect(await scroll({ types: ['Produces', 'OwnedBy'] })).toEqual(['a OwnedBy ada', 'a Produces c']);
    expect(await scroll({ destinationTypes: ['corpuser'] })).toEqual(['a OwnedBy ada']);
    expect(await scroll({ sourceTypes: ['corpuser'] })).toEqual([]);
    expect(await scroll({ sources: [b, c] })).toEqual(['b DownstreamOf a', 'c DownstreamOf b']);
    expect(await scroll({ destinations: [a], sources: [b] })).toEqual(['b DownstreamOf a']);
    expect(await scroll({ sources: [] })).toEqual([]);
  });

  test('filters by lineage, and by its direction', async ({ scroll }) => {
    expect(await scroll({ lineage: {} })).toEqual(['a Produces c', 'b DownstreamOf a', 'c DownstreamOf b']);
    expect(await scroll({ lineage: { urns: [a] } })).toEqual(['a Produces c', 'b DownstreamOf a']);
    const ofC = (direction: 'upstream' | 'downstream') => scroll({ lineage: { urns: [c], direction } });
    expect(await ofC('upstream')).toEqual(['a Produces c', 'c DownstreamOf b']);
    expect(await ofC('downstream')).toEqual([]);
    expect(await scroll({ lineage: { urns: [b], direction: 'downstream' } })).toEqual(['c DownstreamOf b']);
  });

  test('filters by properties of edges', async ({ store, scroll }) => {
    const criterion = (field: string, condition: FilterCriterion['condition'], ...values: string[]) => ({
      fields: [field],
      condition,
      values,
      negated: false,
    });
    const asked = (...clauses: FilterCriterion[][]) => scroll({ filter: clauses });
    expect(await asked([criterion('relationshipType', 'EQUAL', 'DownstreamOf')])).toHaveLength(2);
    expect(
      await asked([
        criterion('destination.urn', 'EQUAL', a),
        { ...criterion('source.entityType', 'EQUAL', 'corpuser'), negated: true },
      ]),
    ).toEqual(['b DownstreamOf a']);
    expect(
      await asked(
        [criterion('destination.entityType', 'IN', 'corpuser')],
        [criterion('source.urn', 'END_WITH', ':c')],
      ),
    ).toEqual(['a OwnedBy ada', 'c DownstreamOf b']);
    const made = {
      ...edge(b, 'ownership', 'OwnedBy', ada),
      properties: { createdOn: 7, properties: { source: 'UI' } },
    };
    await apply(store, { edges: [{ key: { urn: b, aspect: 'ownership' }, edges: [made] }] });
    expect(await asked([criterion('properties.source', 'EQUAL', 'UI')])).toEqual(['b OwnedBy ada']);
    expect(await asked([criterion('createdOn', 'GREATER_THAN', '6')])).toEqual(['b OwnedBy ada']);
    expect(await asked([criterion('createdOn', 'GREATER_THAN', '7')])).toEqual([]);
    expect(await asked([criterion('nothing', 'EXISTS')])).toEqual([]);
  });

  test('ends a filtered page when it is full, and has no page after the last', async ({ store }) => {
    const many = Array.from({ length: 2_500 }, (_, i) => edge(a, 'tags', 'TaggedWith', `urn:li:tag:${i}`));
    await apply(store, { edges: [{ key: { urn: a, aspect: 'tags' }, edges: many }] });
    const filter = [
      [{ fields: ['destination.urn'], condition: 'END_WITH', values: ['7'], negated: false } as const],
    ];
    const whole = await store.scrollEdges({ filter, count: 250 });
    expect([whole.edges.length, whole.next]).toEqual([250, undefined]);
    const first = await store.scrollEdges({ filter, count: 249 });
    expect(first.edges).toHaveLength(249);
    const rest = await store.scrollEdges({ filter, count: 249, after: first.next ?? '' });
    expect([rest.edges, rest.next]).toEqual([whole.edges.slice(249), undefined]);
  });

  test('hides edges with a soft-deleted end unless asked for them', async ({ store, scroll }) => {
    await index(store, { urn: b, removed: true });
    expect(await scroll()).toEqual(['a OwnedBy ada', 'a Produces c']);
    expect(await scroll({ includeRemoved: true })).toHaveLength(4);
  });

  test('neither skips nor repeats edges during writes', async ({ store }) => {
    const many = Array.from({ length: 20 }, (_, i) => edge(a, 'tags', 'TaggedWith', `urn:li:tag:${i}`));
    await apply(store, { edges: [{ key: { urn: a, aspect: 'tags' }, edges: many }] });
    const seen: string[] = [];
    let after: string | undefined;
    for (let i = 0; ; i++) {
      const page = await store.scrollEdges({
        types: ['TaggedWith'],
        count: 3,
        ...(after !== undefined && { after }),
      });
      seen.push(...page.edges.map(({ destination }) => destination.urn));
      const urn = `urn:li:dataset:x${i}`;
      await apply(store, {
        edges: [
          { key: { urn, aspect: 'owners' }, edges: [edge(urn, 'owners', 'OwnedBy', ada)] },
          { key: { urn: a, aspect: 'tags' }, edges: i % 2 === 0 ? many.slice(0, 19) : many },
        ],
      });
      after = page.next;
      if (after === undefined) break;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(expect.arrayContaining(many.slice(0, 19).map(({ destination }) => destination)));
  });

  test('rejects a foreign position', async ({ store }) => {
    for (const after of ['', 'x', btoa('1,2'), btoa('1,2,3,4,x')])
      await expect(store.scrollEdges({ after, count: 1 })).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
  });
}
