import { beforeEach, describe, expect, it } from 'vitest';
import {
  type AnyProposal,
  GraphClient,
  lineageProposal,
  makeContainerUrn,
  makeDatasetUrn,
  makeDomainUrn,
  makeOwnershipAspect,
  makeSchemaFieldUrn,
  makeTagUrn,
  makeUserUrn,
  RestEmitter,
} from '../testing/public-api.ts';
import { startCatalogue } from '../testing/servers.ts';

const dataset = (name: string): string => makeDatasetUrn('mysql', name);
const [orders, sales, report] = ['shop.orders', 'shop.sales', 'shop.report'].map(dataset) as [
  string,
  string,
  string,
];
const named = (entityUrn: string, name: string): AnyProposal => ({
  entityUrn,
  aspectName: 'datasetProperties',
  aspect: { name },
});

let emitter: RestEmitter;
let graph: GraphClient;
beforeEach(async () => {
  const { address } = await startCatalogue();
  emitter = new RestEmitter({ server: address });
  graph = new GraphClient({ server: address });
});

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

describe('reading aspects', () => {
  it('returns the version for a conditional write', async () => {
    await emitter.emit(named(orders, 'orders'));
    await emitter.emit(named(orders, 'Orders'));
    expect(await graph.getStoredAspect(orders, 'datasetProperties')).toEqual({
      value: expect.objectContaining({ name: 'Orders' }),
      version: '2',
      created: { actor: expect.any(String), time: expect.any(Number) },
    });
    expect(await graph.getStoredAspect(orders, 'ownership')).toBeUndefined();
    expect(await graph.getStoredAspect(sales, 'datasetKey')).toBeUndefined();
  });

  it('reads time-series values in a range, newest first, and deletes them', async () => {
    for (const timestampMillis of [1000, 2000, 3000])
      await emitter.emit({
        entityUrn: orders,
        aspectName: 'datasetProfile',
        aspect: { timestampMillis, rowCount: timestampMillis },
      });
    const times = async (options: Parameters<typeof graph.getTimeseries>[2] = {}) =>
      (await graph.getTimeseries(orders, 'datasetProfile', options)).map(
        ({ timestampMillis }) => timestampMillis,
      );
    expect(await times()).toEqual([3000, 2000, 1000]);
    expect(await times({ limit: 1 })).toEqual([3000]);
    expect(await times({ start: new Date(1500), end: 2500 })).toEqual([2000]);
    expect(await times({ filter: [[{ field: 'rowCount', values: ['1000'] }]] })).toEqual([1000]);
    expect(await graph.deleteTimeseries(orders, 'datasetProfile', { end: 2000 })).toBe(2);
    expect(await times()).toEqual([3000]);
  });

  it('reports whether an entity exists, and counts aspects', async () => {
    await emitter.emitMany([named(orders, 'orders'), named(dataset('other'), 'x')]);
    await graph.softDelete(orders);
    expect(await graph.exists(orders)).toBe(true);
    expect(await graph.exists(orders, { includeRemoved: false })).toBe(false);
    expect(await graph.exists(sales)).toBe(false);
    await graph.softDelete(orders, { removed: false });
    expect(await graph.exists(orders, { includeRemoved: false })).toBe(true);
    expect(await graph.countAspects('datasetProperties')).toBe(2);
    expect(await graph.countAspects('datasetProperties', { urnLike: '%shop.%' })).toBe(1);
  });
});

describe('search', () => {
  it('returns one dataset by default', async () => {
    await emitter.emitMany([named(orders, 'orders'), named(sales, 'sales')]);
    const page = await graph.search();
    expect(page).toMatchObject({ start: 0, total: 2, hits: [{ score: expect.any(Number) }] });
    expect(page.hits).toHaveLength(1);
    expect(page.facets).toContainEqual({
      field: 'platform',
      counts: [{ value: 'urn:li:dataPlatform:mysql', count: 2 }],
    });
  });

  it('supports words, filters, sorting and paging', async () => {
    await emitter.emitMany([named(orders, 'orders'), named(sales, 'sales'), named(report, 'report')]);
    expect((await graph.search({ query: 'sales' })).hits).toMatchObject([
      { urn: sales, matchedFields: expect.arrayContaining([{ name: 'name', value: 'sales' }]) },
    ]);
    expect((await graph.search({ entityType: 'chart' })).total).toBe(0);
    const sort = [{ field: 'urn', order: 'DESCENDING' }] as const;
    const { hits } = await graph.search({ sort, start: 1, count: 5 });
    expect(hits.map(({ urn }) => urn)).toEqual([report, orders]);
    const filter = [
      [{ field: 'name', values: ['orders'] }],
      [
        { field: 'name', values: ['sales', 'orders'], negated: true },
        { field: 'name', condition: 'EXISTS' },
      ],
    ] as const;
    expect((await graph.search({ filter })).total).toBe(2);
    await graph.softDelete(orders);
    expect((await graph.search({ filter })).total).toBe(1);
    expect((await graph.search({ filter, includeRemoved: true })).total).toBe(2);
  });

  it('ranks across several or all types', async () => {
    const tag = makeTagUrn('sales');
    const tagged = { entityUrn: tag, aspectName: 'tagProperties', aspect: { name: 'sales' } } as const;
    await emitter.emitMany([named(orders, 'sales orders'), named(sales, 'x'), tagged]);
    const found = async (entityTypes?: readonly string[]) =>
      (await graph.search({ query: 'sales', count: 9, ...(entityTypes && { entityTypes }) })).hits;
    // What bears the very name comes first, though it was written last.
    const [first, second] = await found([]);
    expect([first?.urn, second?.urn]).toEqual([tag, sales]);
    expect(await found(['tag', 'dataset'])).toEqual(await found([]));
    expect((await found(['dataset'])).map(({ urn }) => urn)).toEqual([sales, orders]);
    expect(await found()).toEqual(await found(['dataset']));
    expect((await graph.search({ entityType: 'dataset', entityTypes: ['tag'] })).total).toBe(1);
  });

  it('scrolls through every page, and stops when the caller stops', async () => {
    const urns = Array.from({ length: 7 }, (_, i) => dataset(`t${i}`));
    await emitter.emitMany(urns.map((urn) => named(urn, 'table')));
    const hits = await collect(graph.scroll({ entityTypes: ['dataset'], pageSize: 3 }));
    expect(hits.map(({ urn }) => urn).sort()).toEqual(urns);
    expect(await collect(graph.scroll({ query: 'nothing-of-the-kind' }))).toEqual([]);
    for await (const { urn } of graph.scroll({ pageSize: 1, query: 'table' })) {
      expect(urns).toContain(urn);
      break;
    }
  });

  it('finds domains by name, and containers by environment and kind', async () => {
    await emitter.emitMany([
      { entityUrn: makeDomainUrn('m'), aspectName: 'domainProperties', aspect: { name: 'Marketing' } },
    ]);
    expect(await graph.getDomainUrnByName('Marketing')).toBe(makeDomainUrn('m'));
    expect(await graph.getDomainUrnByName('Market')).toBeUndefined();
    const container = (id: string, instance: string, kind: string): AnyProposal[] => [
      {
        entityUrn: makeContainerUrn(id),
        aspectName: 'containerProperties',
        aspect: { name: id, customProperties: { instance } },
      },
      { entityUrn: makeContainerUrn(id), aspectName: 'subTypes', aspect: { typeNames: [kind] } },
    ];
    await emitter.emitMany([
      ...container('a', 'PROD', 'Database'),
      ...container('b', 'DEV', 'Schema'),
      ...container('c', 'PROD', 'Folder'),
    ]);
    const urns = async (options: Parameters<typeof graph.getContainerUrns>[0] = {}) =>
      (await collect(graph.getContainerUrns(options))).sort();
    expect(await urns()).toEqual([makeContainerUrn('a'), makeContainerUrn('b')]);
    expect(await urns({ env: 'PROD' })).toEqual([makeContainerUrn('a')]);
    expect(await urns({ env: 'PROD', subTypes: ['Folder'] })).toEqual([makeContainerUrn('c')]);
    expect(await urns({ query: 'b' })).toEqual([makeContainerUrn('b')]);
  });
});

describe('the graph', () => {
  it('iterates over relationships, page by page', async () => {
    const owners = Array.from({ length: 5 }, (_, i) => makeUserUrn(`u${i}`));
    await emitter.emit({ entityUrn: orders, aspectName: 'ownership', aspect: makeOwnershipAspect(owners) });
    const found = await collect(graph.relationships(orders, { types: ['OwnedBy'], pageSize: 2 }));
    expect(found.map(({ urn }) => urn).sort()).toEqual(owners);
    expect(await collect(graph.relationships(makeUserUrn('u3'), { direction: 'INCOMING' }))).toEqual([
      { type: 'OwnedBy', urn: orders },
    ]);
    expect(await collect(graph.relationships(orders, { types: ['DownstreamOf'] }))).toEqual([]);
  });

  it('follows lineage in both directions, up to the requested hops, with paths', async () => {
    await emitter.emitMany([lineageProposal([orders], sales), lineageProposal([sales], report)]);
    expect(await graph.lineage(report)).toEqual({
      total: 1,
      isPartial: false,
      entities: [{ urn: sales, type: 'DownstreamOf', hops: 1, path: [report, sales] }],
    });
    const far = await graph.lineage(report, { maxHops: 5, start: 1 });
    expect(far).toMatchObject({
      total: 2,
      entities: [{ urn: orders, hops: 2, path: [report, sales, orders] }],
    });
    const down = await graph.lineage(orders, { direction: 'DOWNSTREAM', maxHops: 9 });
    expect(down.entities.map(({ urn }) => urn)).toEqual([sales, report]);
  });

  it('follows the lineage of a column', async () => {
    const [amount, total] = [makeSchemaFieldUrn(orders, 'amount'), makeSchemaFieldUrn(sales, 'total')];
    await emitter.emit({
      entityUrn: sales,
      aspectName: 'upstreamLineage',
      aspect: {
        upstreams: [{ dataset: orders, type: 'TRANSFORMED' }],
        fineGrainedLineages: [
          { upstreamType: 'FIELD_SET', upstreams: [amount], downstreamType: 'FIELD', downstreams: [total] },
        ],
      },
    });
    expect((await graph.lineage(total)).entities).toMatchObject([{ urn: amount, path: [total, amount] }]);
  });
});

describe('deleting', () => {
  it('deletes an entity, and counts what was deleted', async () => {
    await emitter.emit(named(orders, 'orders'));
    await emitter.emit(named(orders, 'Orders'));
    const { rows, timeseriesRows } = await graph.hardDelete(orders);
    expect(rows).toBeGreaterThan(2);
    expect(timeseriesRows).toBe(0);
    expect(await graph.exists(orders)).toBe(false);
  });

  it('lists references to a URN, and removes them', async () => {
    const pii = makeTagUrn('pii');
    await emitter.emit({ entityUrn: orders, aspectName: 'globalTags', aspect: { tags: [{ tag: pii }] } });
    const expected = {
      total: 1,
      relatedAspects: [{ relationship: 'TaggedWith', entity: orders, aspect: 'globalTags' }],
    };
    expect(await graph.deleteReferences(pii, { dryRun: true })).toEqual(expected);
    expect(await graph.getAspect(orders, 'globalTags')).toEqual({ tags: [{ tag: pii }] });
    expect(await graph.deleteReferences(pii)).toEqual(expected);
    expect(await graph.getAspect(orders, 'globalTags')).toEqual({ tags: [] });
  });
});

describe('maintenance', () => {
  it('returns the timeline of an entity', async () => {
    const tags = (...names: string[]) => ({ tags: names.map((name) => ({ tag: makeTagUrn(name) })) });
    await emitter.emit({ entityUrn: orders, aspectName: 'globalTags', aspect: tags('a') });
    const [entry] = await graph.timeline(orders, { categories: ['TAG'] });
    expect(entry).toMatchObject({
      timestamp: expect.any(Number),
      changeEvents: [{ category: 'TAG', operation: 'ADD', modifier: makeTagUrn('a'), entityUrn: orders }],
    });
    expect(await graph.timeline(orders, { end: 1000 })).toEqual([]);
    expect(await graph.timeline(orders)).toHaveLength(1);
  });

  it('lists runs, describes one, and rolls it back after a dry run', async () => {
    const systemMetadata = { runId: 'nightly-1', lastObserved: 5000 };
    await emitter.emitMany([{ ...named(orders, 'orders'), systemMetadata }]);
    const [run] = await graph.listRuns();
    expect(run).toMatchObject({ runId: 'nightly-1', timestamp: 5000, rows: expect.any(Number) });
    expect(await graph.listRuns({ start: 1 })).toEqual([]);
    const rows = await graph.describeRun('nightly-1');
    expect(rows).toContainEqual(
      expect.objectContaining({ urn: orders, aspectName: 'datasetProperties', keyAspect: false }),
    );
    const plan = await graph.rollBackRun('nightly-1', { dryRun: true, hard: true });
    expect(plan).toMatchObject({ entitiesAffected: 1, entitiesDeleted: 1, unsafeEntities: [] });
    expect(await graph.exists(orders)).toBe(true);
    expect(await graph.rollBackRun('nightly-1', { hard: true })).toEqual(plan);
    expect(await graph.exists(orders)).toBe(false);
  });

  it('restores indices', async () => {
    await emitter.emit(named(orders, 'orders'));
    expect(await graph.restoreIndices({ urn: orders })).toMatch(/^Processed \d+ aspects/);
    expect(await graph.restoreIndices({ urnLike: 'urn:li:tag:%' })).toMatch(/^Processed 0 aspects/);
  });
});
