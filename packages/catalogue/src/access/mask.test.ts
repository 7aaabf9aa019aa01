import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { describe, expect } from 'vitest';
import { searchQuery } from '../search/query.ts';
import type { Session } from '../session/session.ts';
import { ada, asAda, forbidden, granting, platform } from '../testing/access-fixtures.ts';
import { catalogueTest, columnUrn, datasetUrn, schemaOf, upsert } from '../testing/catalogue-fixture.ts';
import { changeCategories } from '../timeline/change.ts';
import type { SessionMethod } from './requirements.ts';

const test = catalogueTest(async () => createSqliteStore(openMemoryDatabase()));

const items = datasetUrn('items');
/** Nobody but the system may see it: no answer may have its name. */
const ledger = datasetUrn('ledger');
const flow = 'urn:li:dataFlow:(airflow,nightly,PROD)';
const job = `urn:li:dataJob:(${flow},load)`;
const product = 'urn:li:dataProduct:books';
const restricted = /^urn:li:restricted:[0-9a-f]{32}$/;
const query = searchQuery({ facets: ['upstreams', '_entityType'], highlight: true });
const run = { systemMetadata: { runId: 'run-7' } };

/** Two datasets, of which one may be seen, connected in every way there is. */
const connected = [
  schemaOf(items, 'id'),
  schemaOf(ledger, 'id'),
  upsert(ledger, 'datasetProperties', { name: 'ledger' }),
  upsert(
    items,
    'upstreamLineage',
    {
      upstreams: [{ dataset: ledger, type: 'COPY' }],
      fineGrainedLineages: [
        {
          upstreamType: 'FIELD_SET',
          upstreams: [columnUrn(ledger, 'id')],
          downstreamType: 'FIELD',
          downstreams: [columnUrn(items, 'id')],
        },
      ],
    },
    run,
  ),
  upsert(ledger, 'upstreamLineage', { upstreams: [{ dataset: items, type: 'COPY' }] }, run),
  upsert(job, 'dataJobInputOutput', { inputDatasets: [ledger], outputDatasets: [items] }),
  upsert(items, 'siblings', { siblings: [ledger], primary: true }),
  upsert(product, 'dataProductProperties', { name: 'books', assets: [{ destinationUrn: ledger }] }),
  upsert(items, 'operation', {
    timestampMillis: 1,
    lastUpdatedTimestamp: 1,
    operationType: 'INSERT',
    affectedDatasets: [ledger],
  }),
  upsert(ledger, 'datasetProfile', { timestampMillis: 1, rowCount: 7 }),
];
const seen = [items, job, product];
const reader = [
  granting(
    ['VIEW_ENTITY_PAGE', 'GET_TIMELINE_PRIVILEGE', 'GET_TIMESERIES_ASPECT_PRIVILEGE', 'DELETE_ENTITY'],
    seen,
  ),
  granting(['VIEW_DATASET_OPERATIONS', 'VIEW_DATASET_PROFILE', 'GET_COUNTS_PRIVILEGE']),
  platform('GET_METADATA_CHANGE_LOG_EVENTS', 'MANAGE_INGESTION'),
];

describe('what a reader is told of what it may see', () => {
  /** A method without an entry does not compile. */
  const calls: Record<SessionMethod, (session: Session) => Promise<unknown>> = {
    propose: (session) => session.propose([upsert(items, 'status', { removed: false })]),
    proposeAsync: (session) => session.proposeAsync([upsert(items, 'status', { removed: false })]),
    check: async (session) => session.check(upsert(items, 'status', { removed: false })),
    deleteEntity: (session) => session.deleteEntity(job),
    deletePoints: (session) => session.deletePoints({ urn: items, aspect: 'operation' }),
    truncateTimeseries: (session) =>
      session.truncateTimeseries({ entityType: 'dataset', aspect: 'operation', endTimeMillis: 0 }),
    deleteReferences: (session) => session.deleteReferences(items, { dryRun: true }),
    rollBack: (session) => session.rollBack({ runId: 'run-7' }, { dryRun: true }),
    restoreIndices: (session) => session.restoreIndices(),
    backup: (session) => session.backup({ path: '/nowhere' } as never),
    applyRetention: (session) => session.applyRetention(),
    aspect: async (session) => [
      await session.aspect(items, 'upstreamLineage'),
      await session.aspect(items, 'upstreamLineage', 0),
      await session.aspect(items, 'siblings'),
      await session.aspect(job, 'dataJobInputOutput'),
      await session.aspect(product, 'dataProductProperties'),
    ],
    entity: async (session) => [await session.entity(items), await session.entity(job)],
    entities: (session) => session.entities(seen),
    existing: (session) => session.existing(seen),
    history: (session) => session.history(items, 'upstreamLineage', 0, 10),
    difference: (session) => session.difference(items, 'upstreamLineage', 1, 0),
    timeline: async (session) => [
      await session.timeline({ urn: items, categories: changeCategories }),
      await session.timeline({ urn: product, categories: changeCategories }),
    ],
    writeStates: (session) =>
      session.writeStates('0006355d9e2a40000123456789abcdef', { [items]: ['upstreamLineage'] }),
    countAspect: (session) => session.countAspect('upstreamLineage'),
    timeseries: (session) => session.timeseries({ urn: items, aspect: 'operation' }),
    scrollTimeseries: (session) =>
      session.scrollTimeseries({ entityType: 'dataset', aspect: 'operation', count: 10 }),
    timeseriesStats: (session) =>
      session.timeseriesStats({
        entityType: 'dataset',
        aspect: 'operation',
        filter: [[{ fields: ['urn'], condition: 'EQUAL', values: [items], negated: false }]],
        metrics: [{ fieldPath: 'affectedDatasets', aggregation: 'LATEST' }],
        buckets: [],
      }),
    search: (session) => session.search(query),
    scroll: (session) => session.scroll(query),
    autocomplete: async (session) => [
      await session.autocomplete(searchQuery({ input: 'urn:li:dataset' }), 'upstreams'),
      await session.autocomplete(searchQuery({ input: 'led' })),
    ],
    browse: (session) => session.browse(query, []),
    browsePaths: (session) => session.browsePaths(items),
    facets: async (session) => session.facets([]),
    relationships: async (session) => {
      const found = [];
      for (const urn of seen)
        for (const direction of ['incoming', 'outgoing'] as const)
          found.push(await session.relationships({ urn, direction, types: [], start: 0, count: 100 }));
      return found;
    },
    scrollEdges: async (session) => [
      await session.scrollEdges({ count: 100 }),
      await session.scrollEdges({ count: 100, sources: [items] }),
    ],
    lineage: async (session) => [
      await session.lineage({ urn: items, direction: 'upstream', start: 0, count: 100 }),
      await session.lineage({ urn: job, direction: 'upstream', start: 0, count: 100 }),
      await session.lineage({ urn: columnUrn(items, 'id'), direction: 'upstream', start: 0, count: 100 }),
    ],
    searchLineage: (session) =>
      session.searchLineage({
        urn: items,
        direction: 'upstream',
        start: 0,
        count: 100,
        input: '*',
        filter: [],
        sort: [],
        facets: ['upstreams', 'platform'],
      }),
    coverageHistory: (session) =>
      session.coverageHistory({ by: 'all', value: '', from: '2000-01-01', until: '2999-12-31' }),
    runs: (session) => session.runs({ offset: 0, limit: 10, includeRemoved: true }),
    writtenBy: (session) =>
      session.writtenBy({ runId: 'run-7' }, { offset: 0, limit: 10, includeRemoved: true }),
    changes: (session) => session.changes.read({ from: 1, limit: 1000 }),
    logHead: (session) => session.logHead(),
    checkHealth: (session) => session.checkHealth(),
  };

  test.for(Object.entries(calls))(
    'has no name that it may not see: %s',
    async ([, call], { catalogue, store }) => {
      await catalogue.propose(connected);
      await catalogue.propose([
        upsert(items, 'upstreamLineage', { upstreams: [{ dataset: ledger, type: 'VIEW' }] }),
        upsert(product, 'dataProductProperties', { name: 'books', assets: [{ destinationUrn: items }] }),
        upsert(product, 'dataProductProperties', { name: 'books', assets: [{ destinationUrn: ledger }] }),
        ...reader,
      ]);
      const outcome = await call(asAda(catalogue, store)).catch((error: Error) => {
        expect(error).toMatchObject({ code: 'FORBIDDEN' });
        return error.message;
      });
      expect(JSON.stringify(outcome ?? null)).not.toContain('ledger');
    },
  );

  test('is the same shape, with a URN that says nothing', async ({ catalogue, store }) => {
    await catalogue.propose([...connected, ...reader]);
    const session = asAda(catalogue, store);
    const row = await session.aspect(items, 'upstreamLineage');
    const [upstream] = (row?.value.upstreams ?? []) as { dataset: string; type: string }[];
    expect(upstream).toMatchObject({ dataset: expect.stringMatching(restricted), type: 'COPY' });
    expect(JSON.parse(row?.json ?? '')).toEqual(row?.value);
    const { entities } = await session.lineage({ urn: items, direction: 'upstream', start: 0, count: 10 });
    expect(entities[0]?.urn).toBe(upstream?.dataset);
    const outgoing = {
      urn: items,
      direction: 'outgoing',
      types: ['DownstreamOf'],
      start: 0,
      count: 10,
    } as const;
    expect((await session.relationships(outgoing)).relationships).toContainEqual({
      type: 'DownstreamOf',
      urn: upstream?.dataset,
      entityType: 'restricted',
    });
    const { edges } = await session.scrollEdges({ sources: [items], types: ['DownstreamOf'], count: 10 });
    expect(edges).toContainEqual(
      expect.objectContaining({
        destination: { urn: upstream?.dataset, entityType: 'restricted' },
        lineage: 'upstream',
      }),
    );
  });

  test('does not confirm a name that the reader guesses', async ({ catalogue, store }) => {
    await catalogue.propose([...connected, ...reader]);
    const session = asAda(catalogue, store);
    expect((await session.scrollEdges({ destinations: [ledger], count: 10 })).edges).toEqual([]);
    expect((await session.scrollEdges({ lineage: { urns: [ledger] }, count: 10 })).edges).toEqual([]);
    await expect(session.countAspect('datasetProperties', 'urn:li:dataset:%ledger%')).rejects.toEqual(
      forbidden('VIEW_ENTITY_PAGE'),
    );
  });

  test('finds no suggestion whose only value is such a name', async ({ catalogue, store }) => {
    await catalogue.propose([...connected, ...reader]);
    const typed = searchQuery({ input: 'urn:li:dataset', facets: ['_entityType'] });
    const all = await catalogue.autocomplete(typed, 'upstreams');
    expect(all.hits.map(({ urn }) => urn)).toContain(items);
    const session = asAda(catalogue, store);
    expect(await session.autocomplete(typed, 'upstreams')).toMatchObject({
      suggestions: [],
      hits: [],
      facets: [{ field: '_entityType', counts: [] }],
    });
    // What begins so by a name that is seen is still found.
    const { hits } = await session.autocomplete(searchQuery({ input: 'ite' }));
    expect(hits.map(({ urn }) => urn)).toEqual([items]);
  });

  test('has every name that whoever may change the aspect gives back', async ({ catalogue, store }) => {
    await catalogue.propose([...connected, ...reader, granting(['EDIT_LINEAGE'], [items])]);
    const session = asAda(catalogue, store);
    const stored = await catalogue.aspect(items, 'upstreamLineage');
    const read = await session.aspect(items, 'upstreamLineage');
    expect(read?.value).toEqual(stored?.value);
    expect(JSON.stringify(await session.aspect(items, 'siblings'))).not.toContain('ledger');
  });

  test('has the names of what is said about it: tags, owners, domains, containers', async ({
    catalogue,
    store,
  }) => {
    const said = [
      upsert(items, 'globalTags', { tags: [{ tag: 'urn:li:tag:pii' }] }),
      upsert(items, 'ownership', { owners: [{ owner: ada, type: 'DATAOWNER' }] }),
      upsert(items, 'domains', { domains: ['urn:li:domain:sales'] }),
      upsert(items, 'container', { container: 'urn:li:container:shop' }),
    ];
    await catalogue.propose([...said, ...reader]);
    const session = asAda(catalogue, store);
    expect(await session.existing(['urn:li:tag:pii', 'urn:li:domain:sales'])).toEqual([]);
    for (const { aspectName } of said)
      expect((await session.aspect(items, aspectName))?.value).toEqual(
        (await catalogue.aspect(items, aspectName))?.value,
      );
  });
});

test('a URN that stands for another is not written', async ({ catalogue, store }) => {
  await catalogue.propose([...connected, ...reader]);
  const masked = await asAda(catalogue, store).aspect(items, 'upstreamLineage');
  await catalogue.propose([granting(['EDIT_LINEAGE'], [items])]);
  const back = upsert(items, 'upstreamLineage', masked?.value ?? {});
  await expect(asAda(catalogue, store).propose([back])).rejects.toMatchObject({ code: 'INVALID_ASPECT' });
});
