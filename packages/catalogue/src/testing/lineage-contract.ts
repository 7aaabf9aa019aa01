import { expect } from 'vitest';
import type { LineageWalk } from '../lineage/query.ts';
import type { Store } from '../ports/store.ts';
import { edgeTimeCases } from './edge-time-cases.ts';
import { apply, edge, index, type StoreTest } from './fixtures.ts';

const urnOf = (name: string): string => `urn:li:dataset:${name}`;

/** Draws edges such as `b<a`, b is made from a, each in the aspect of its source; `a>b` says the same from the other end. */
async function draw(store: Store, ...drawn: readonly string[]): Promise<void> {
  const edges = drawn.map((text) => {
    const [source = '', destination = ''] = text.split(/[<>]/).map(urnOf);
    const lineage = text.includes('<') ? ('upstream' as const) : ('downstream' as const);
    return {
      ...edge(source, 'lineage', lineage === 'upstream' ? 'DownstreamOf' : 'Produces', destination),
      lineage,
    };
  });
  await apply(store, {
    edges: [...Map.groupBy(edges, ({ source }) => source)].map(([urn, own]) => ({
      key: { urn, aspect: 'lineage' },
      edges: own,
    })),
  });
}

const walk = (some: Partial<LineageWalk>): LineageWalk => ({
  urn: urnOf('a'),
  direction: 'downstream',
  maxHops: 1000,
  maxEntities: 1000,
  ...some,
});

/** What is reached, as `1b`: hops and name; ordered by both. */
async function reached(store: Store, some: Partial<LineageWalk> = {}): Promise<string[]> {
  const { entities } = await store.walkLineage(walk(some));
  return entities.map(({ urn, hops }) => `${hops}${urn.slice(urnOf('').length)}`).sort();
}

export function lineageContract(test: StoreTest): void {
  test('follows edges in either direction, whichever end they were written from', async ({ store }) => {
    await draw(store, 'b<a', 'b>c', 'd<c');
    expect(await reached(store)).toEqual(['1b', '2c', '3d']);
    expect(await reached(store, { urn: urnOf('d'), direction: 'upstream' })).toEqual(['1c', '2b', '3a']);
    expect(await reached(store, { direction: 'upstream' })).toEqual([]);
    expect(await reached(store, { urn: urnOf('nobody') })).toEqual([]);
  });

  test('returns the shortest path to each entity', async ({ store }) => {
    await draw(store, 'b<a', 'c<b', 'd<c', 'd<a');
    const { entities, isPartial } = await store.walkLineage(walk({}));
    expect(isPartial).toBe(false);
    expect(entities).toHaveLength(3);
    expect(entities).toContainEqual({
      urn: urnOf('d'),
      entityType: 'dataset',
      hops: 1,
      type: 'DownstreamOf',
      presence: 'absent',
    });
    const c = entities.find(({ urn }) => urn === urnOf('c'));
    expect(c?.hops).toBe(2);
    expect(entities[c?.previous ?? -1]?.urn).toBe(urnOf('b'));
  });

  test('terminates on cycles, and omits the start', async ({ store }) => {
    await draw(store, 'b<a', 'c<b', 'a<c', 'a<a');
    expect(await reached(store)).toEqual(['1b', '2c']);
  });

  test('stops after the requested hops, without reporting a partial result', async ({ store }) => {
    await draw(store, 'b<a', 'c<b', 'd<c');
    expect(await reached(store, { maxHops: 2 })).toEqual(['1b', '2c']);
    expect(await reached(store, { maxHops: 0 })).toEqual([]);
    expect(await store.walkLineage(walk({ maxHops: 2 }))).toMatchObject({ isPartial: false });
  });

  test('stops at the maximum number of entities, and reports it', async ({ store }) => {
    await draw(store, 'b<a', 'c<a', 'd<b');
    const bounded = async (maxEntities: number) => {
      const { entities, isPartial } = await store.walkLineage(walk({ maxEntities }));
      return [entities.length, isPartial];
    };
    expect(await bounded(2)).toEqual([2, true]);
    expect(await bounded(3)).toEqual([3, false]);
  });

  test('follows only lineage', async ({ store }) => {
    await draw(store, 'b<a');
    const owned = edge(urnOf('b'), 'ownership', 'OwnedBy', urnOf('c'));
    await apply(store, { edges: [{ key: { urn: urnOf('b'), aspect: 'ownership' }, edges: [owned] }] });
    expect(await reached(store)).toEqual(['1b']);
    expect(await reached(store, { urn: urnOf('c') })).toEqual([]);
  });

  test('stops as soon as it reaches its target', async ({ store }) => {
    await draw(store, 'b<a', 'c<b', 'd<c');
    expect(await reached(store, { until: urnOf('b') })).toEqual(['1b']);
  });

  test('takes edges of a time as the table says', async ({ store }) => {
    const names = edgeTimeCases.map((_, i) => `edge${i}`);
    const edges = edgeTimeCases.map(([, properties], i) => ({
      ...edge(urnOf(names[i] ?? ''), 'lineage', 'DownstreamOf', urnOf('a'), properties),
      lineage: 'upstream' as const,
    }));
    await apply(store, {
      edges: edges.map((own) => ({ key: { urn: own.source, aspect: 'lineage' }, edges: [own] })),
    });
    for (const [i, [why, properties, time, isTaken]] of edgeTimeCases.entries()) {
      const met = await reached(store, time);
      expect([why, properties, time, met.includes(`1${names[i]}`)]).toEqual([why, properties, time, isTaken]);
    }
  });

  test('reports the state of each entity: present, removed or absent', async ({ store }) => {
    await draw(store, 'b<a', 'c<a', 'd<a');
    await index(store, { urn: urnOf('b') }, { urn: urnOf('c'), removed: true });
    const { entities } = await store.walkLineage(walk({}));
    expect(Object.fromEntries(entities.map(({ urn, presence }) => [urn, presence]))).toEqual({
      [urnOf('b')]: 'present',
      [urnOf('c')]: 'removed',
      [urnOf('d')]: 'absent',
    });
    expect(await store.entityStates(['b', 'c', 'd', 'never'].map(urnOf))).toEqual(
      new Map([
        [urnOf('b'), 'present'],
        [urnOf('c'), 'removed'],
      ]),
    );
  });

  test('reaches the end of a long chain, and all neighbours of one entity', async ({ store }) => {
    await draw(store, 'n0<a', ...Array.from({ length: 1500 }, (_, i) => `n${i + 1}<n${i}`));
    const { entities } = await store.walkLineage(
      walk({ maxHops: Number.POSITIVE_INFINITY, maxEntities: 5000 }),
    );
    expect(entities).toHaveLength(1501);
    expect(entities.at(-1)).toMatchObject({ urn: urnOf('n1500'), hops: 1501 });

    await draw(store, ...Array.from({ length: 3000 }, (_, i) => `m${i}<hub`));
    expect(await reached(store, { urn: urnOf('hub'), maxEntities: 5000 })).toHaveLength(3000);
  });
}
