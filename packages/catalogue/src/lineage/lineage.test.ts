import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../catalogue.ts';
import { catalogueTest, datasetUrn, upsert } from '../testing/catalogue-fixture.ts';
import { lineage } from './lineage.ts';
import type { LineageQuery } from './query.ts';

const test = catalogueTest(async () => createSqliteStore(openMemoryDatabase()));

const [raw, clean, report] = ['raw', 'clean', 'report'].map(datasetUrn) as [string, string, string];
const job = 'urn:li:dataJob:(urn:li:dataFlow:(airflow,shop,PROD),load)';
const chart = 'urn:li:chart:(superset,1)';
const dashboard = 'urn:li:dashboard:(superset,2)';
const column = (dataset: string, name: string): string => `urn:li:schemaField:(${dataset},${name})`;
const stamp = { time: 0, actor: 'urn:li:corpuser:ada' };
const described = { title: 'Sales', description: '', lastModified: { created: stamp, lastModified: stamp } };

const upstream = (dataset: string, ...from: readonly string[]) =>
  upsert(dataset, 'upstreamLineage', {
    upstreams: from.map((other) => ({ dataset: other, type: 'TRANSFORMED' })),
  });
const written = (urn: string, removed = false) => upsert(urn, 'status', { removed });

/** A pipeline from a raw table through a job to a clean one, a chart and a dashboard. */
const pipeline = [
  written(raw),
  upsert(job, 'dataJobInputOutput', { inputDatasets: [raw], outputDatasets: [clean] }),
  written(clean),
  upsert(chart, 'chartInfo', { ...described, inputs: [{ string: clean }] }),
  upsert(dashboard, 'dashboardInfo', { ...described, charts: [chart] }),
];

const all = { start: 0, count: 1000 } as const;
const urns = async (catalogue: Catalogue, query: Omit<LineageQuery, 'start' | 'count'>) =>
  (await catalogue.lineage({ ...query, ...all })).entities.map(({ urn }) => urn);

describe('lineage', () => {
  test('follows jobs, charts and dashboards, nearest first, with the path to each', async ({ catalogue }) => {
    await catalogue.propose(pipeline);
    const { entities, total, isPartial } = await catalogue.lineage({
      urn: raw,
      direction: 'downstream',
      ...all,
    });
    expect([total, isPartial]).toEqual([4, false]);
    expect(entities.map(({ urn, hops, type }) => [urn, hops, type])).toEqual([
      [job, 1, 'Consumes'],
      [clean, 2, 'Produces'],
      [chart, 3, 'Consumes'],
      [dashboard, 4, 'Contains'],
    ]);
    expect(entities.at(-1)?.path).toEqual([raw, job, clean, chart, dashboard]);
    expect(await urns(catalogue, { urn: dashboard, direction: 'upstream' })).toEqual([
      chart,
      clean,
      job,
      raw,
    ]);
  });

  test('returns the requested entity types, and traverses the others', async ({ catalogue }) => {
    await catalogue.propose(pipeline);
    const query = { urn: raw, direction: 'downstream', entityTypes: ['dataset', 'dashboard'] } as const;
    expect(await urns(catalogue, query)).toEqual([clean, dashboard]);
    await expect(catalogue.lineage({ ...query, entityTypes: ['table'], ...all })).rejects.toMatchObject({
      code: 'UNKNOWN_ENTITY',
    });
  });

  test('traverses soft-deleted and unwritten entities, and returns them on request', async ({
    catalogue,
  }) => {
    await catalogue.propose([upstream(clean, raw), written(clean, true), upstream(report, clean)]);
    const query = { urn: report, direction: 'upstream' } as const;
    expect(await urns(catalogue, query)).toEqual([]);
    expect(await urns(catalogue, { ...query, includeRemoved: true })).toEqual([clean]);
    expect(await urns(catalogue, { ...query, includeAbsent: true })).toEqual([raw]);
    await catalogue.propose([written(raw)]);
    expect(await urns(catalogue, query)).toEqual([raw]);
  });

  test('connects columns, which exist as long as their datasets do', async ({ catalogue }) => {
    const statement = (from: string, to: string) => ({
      upstreamType: 'FIELD_SET',
      downstreamType: 'FIELD',
      upstreams: [column(from, 'id')],
      downstreams: [column(to, 'id')],
    });
    const both = (from: string, to: string) =>
      upsert(to, 'upstreamLineage', {
        upstreams: [{ dataset: from, type: 'COPY' }],
        fineGrainedLineages: [statement(from, to)],
      });
    await catalogue.propose([written(raw), both(raw, clean), both(clean, report)]);
    const query = { urn: column(report, 'id'), direction: 'upstream' } as const;
    expect(await urns(catalogue, query)).toEqual([column(clean, 'id'), column(raw, 'id')]);
    expect(await urns(catalogue, { ...query, urn: report })).toEqual([clean, raw]);
    await catalogue.propose([written(raw, true)]);
    expect(await urns(catalogue, query)).toEqual([column(clean, 'id')]);
  });

  test('is paged', async ({ catalogue }) => {
    await catalogue.propose(pipeline);
    const page = (start: number) => catalogue.lineage({ urn: raw, direction: 'downstream', start, count: 3 });
    expect((await page(0)).entities).toHaveLength(3);
    expect(await page(3)).toMatchObject({ total: 4, entities: [{ urn: dashboard }] });
  });

  test('reports that it was cut off', async ({ catalogue }) => {
    await catalogue.propose(pipeline);
    const query = { urn: raw, direction: 'downstream', ...all } as const;
    expect(await catalogue.lineage({ ...query, maxEntities: 2 })).toMatchObject({
      total: 2,
      isPartial: true,
    });
  });
});

describe('the path between two entities', () => {
  test('is one of the shortest', async ({ catalogue }) => {
    await catalogue.propose([...pipeline, upstream(clean, raw)]);
    expect(await catalogue.lineagePath(raw, dashboard, 'downstream')).toEqual([raw, clean, chart, dashboard]);
    expect(await catalogue.lineagePath(raw, raw, 'downstream')).toEqual([raw]);
  });

  test('is absent when there is none', async ({ catalogue }) => {
    await catalogue.propose(pipeline);
    expect(await catalogue.lineagePath(raw, dashboard, 'upstream')).toBeUndefined();
    expect(await catalogue.lineagePath(raw, dashboard, 'downstream', { maxHops: 3 })).toBeUndefined();
    expect(await catalogue.lineagePath(raw, datasetUrn('nobody'), 'downstream')).toBeUndefined();
  });
});

describe('over any graph', () => {
  const graph = fc.array(fc.tuple(fc.nat(12), fc.nat(12)), { maxLength: 40 });

  /** Hops to everything that is reached, in the plainest way. */
  function hopsFrom(start: number, edges: readonly (readonly [number, number])[]): Map<number, number> {
    const hops = new Map([[start, 0]]);
    for (const [at, distance] of hops)
      for (const [from, to] of edges) if (from === at && !hops.has(to)) hops.set(to, distance + 1);
    hops.delete(start);
    return hops;
  }

  it('reaches the same entities in as many hops as a simple traversal, by existing paths', async () => {
    await fc.assert(
      fc.asyncProperty(graph, fc.nat(12), fc.boolean(), async (edges, start, isDownstream) => {
        const name = (n: number) => datasetUrn(`n${n}`);
        const store = createSqliteStore(openMemoryDatabase());
        const sources = Map.groupBy(edges, ([, to]) => to);
        await store.write((transaction) =>
          transaction.apply({
            latest: [],
            history: [],
            timeseries: [],
            log: [],
            documents: [],
            edges: [...sources].map(([to, from]) => ({
              key: { urn: name(to), aspect: 'upstreamLineage' },
              edges: [...new Set(from.map(([n]) => n))].map((n) => ({
                source: name(to),
                aspect: 'upstreamLineage',
                type: 'DownstreamOf',
                destination: name(n),
                lineage: 'upstream' as const,
              })),
            })),
          }),
        );
        const direction = isDownstream ? ('downstream' as const) : ('upstream' as const);
        const oriented = edges.map(([a, b]) => (isDownstream ? ([a, b] as const) : ([b, a] as const)));
        const { entities } = await lineage(store, {
          urn: name(start),
          direction,
          includeAbsent: true,
          ...all,
        });
        const expected = [...hopsFrom(start, oriented)].map(([n, hops]) => [name(n), hops]);
        expect(entities.map(({ urn, hops }) => [urn, hops]).sort()).toEqual(expected.sort());
        const steps = new Set(oriented.map(([a, b]) => `${name(a)} ${name(b)}`));
        for (const { path, hops } of entities) {
          expect(path).toHaveLength(hops + 1);
          for (const [i, urn] of path.slice(1).entries()) expect(steps).toContain(`${path[i]} ${urn}`);
        }
        await store.close();
      }),
      { numRuns: 60 },
    );
  });
});
