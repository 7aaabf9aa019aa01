import {
  type Catalogue,
  maxBatchRelationships,
  maxBatchSize,
  maxLookups,
  maxWords,
} from '@colophon/catalogue';
import { ingestBatch, proposalOf, testTime } from './requests.ts';

// The most expensive requests that the limits allow, of every endpoint, and the catalogue that they are for.

const entityCount = 5000;
const pointCount = 10_000;
const versionCount = 300;
const words = ['order', 'customer', 'payment', 'invoice', 'table', 'daily', 'region', 'amount'];
const numbers = (count: number) => Array.from({ length: count }, (_, i) => i);
const urnOf = (i: number, name = 'shop') => `urn:li:dataset:(urn:li:dataPlatform:hive,${name}.t${i},PROD)`;
const first = encodeURIComponent(urnOf(0));
const tag = 'urn:li:tag:t1';
const all = 'limit=1000000&count=1000000';

/** A request to a server. */
export interface CostlyRequest {
  readonly path: string;
  readonly body?: unknown;
  readonly method?: 'HEAD' | 'PUT' | 'DELETE';
}

const get = (path: string): CostlyRequest => ({ path });
const post = (path: string, body: unknown = {}): CostlyRequest => ({ path, body });
const action = (resource: string, name: string, body: unknown = {}): CostlyRequest =>
  post(`/${resource}?action=${name}`, body);
const v3 = '/openapi/v3/entity/dataset';
const manyUrns = numbers(maxLookups).map((i) => urnOf(i % entityCount, i < entityCount ? 'shop' : 'none'));
const someIds = `List(${numbers(600)
  .map((i) => encodeURIComponent(urnOf(i)))
  .join()})`;
const everything = { entity: 'dataset', input: '*', start: 0, count: 10_000 };
const manyWords = numbers(maxWords)
  .map((i) => `${words[i % 8]}${'s'.repeat(i >> 3)}`)
  .join(' OR ');
const absent = { criteria: [{ field: 'name', condition: 'CONTAIN', value: 'absent' }] };
const edgeFilter = {
  and: [{ criteria: [{ field: 'source.urn', condition: 'CONTAIN', values: ['absent'] }] }],
};
const allCategories = 'DOCUMENTATION,TAG,OWNERSHIP,TECHNICAL_SCHEMA,GLOSSARY_TERM';
const lineage = { urn: urnOf(0), direction: 'DOWNSTREAM', maxHops: 1000, input: '*' };

/** By the id of an OpenAPI operation, by resource and action, or by path. */
export const costlyRequests: Readonly<Record<string, CostlyRequest | readonly CostlyRequest[]>> = {
  health: get('/health'),
  healthLive: get('/health/live'),
  healthReady: get('/health/ready'),
  config: get('/config'),
  systemInfo: get('/openapi/v1/system-info'),
  featureFlags: get('/openapi/operations/dev/featureFlags'),
  getConsumerLag: get('/openapi/operations/messaging/mcp/consumer/lag?detailed=true'),
  getConsumerOffsets: get('/openapi/operations/kafka/mcp/consumer/offsets?detailed=true'),
  listSearches: get('/openapi/v1/tracking/searches?days=3650&limit=1000'),
  trackEvent: post('/openapi/v1/tracking/track', { type: 'x'.repeat(1_900_000) }),
  batchGetEntitiesOfManyTypesV3: post('/openapi/v3/entity/generic/batchGet', {
    dataset: manyUrns.map((urn) => ({ urn, globalTags: {} })),
  }),
  getEntityOfAnyTypeV3: get(`/openapi/v3/entity/generic/${first}`),
  headEntityOfAnyTypeV3: { path: `/openapi/v3/entity/generic/${first}`, method: 'HEAD' },
  scrollEntitiesV3: post('/openapi/v3/entity/scroll?count=10000&skipAggregation=false', { aspects: [] }),
  listEntitiesV3: get(`${v3}?count=10000&systemMetadata=true`),
  batchGetEntitiesV3: [
    post(
      `${v3}/batchGet`,
      manyUrns.map((urn) => ({ urn, globalTags: {} })),
    ),
    post(
      `${v3}/batchGet`,
      numbers(maxLookups).map(() => ({ urn: urnOf(0) })),
    ),
  ],
  listVersionsV3: get(`${v3}/${first}/editableDatasetProperties/versions?count=1000&systemMetadata=true`),
  readDifferenceV3: get(`${v3}/${first}/schemaMetadata/difference?from=1&to=0`),
  getEntityV3: get(`${v3}/${first}?systemMetadata=true`),
  headEntityV3: { path: `${v3}/${first}`, method: 'HEAD' },
  getAspectV3: get(`${v3}/${first}/schemaMetadata?systemMetadata=true`),
  headAspectV3: { path: `${v3}/${first}/schemaMetadata`, method: 'HEAD' },
  batchGetEntitiesV2: post('/openapi/v2/entity/batch/dataset', { urns: manyUrns, withSystemMetadata: true }),
  listEntitiesV2: get('/openapi/v2/entity/dataset?count=10000&systemMetadata=true'),
  getEntityV2: get(`/openapi/v2/entity/dataset/${first}`),
  headEntityV2: { path: `/openapi/v2/entity/dataset/${first}`, method: 'HEAD' },
  getAspectV2: get(`/openapi/v2/entity/dataset/${first}/schemaMetadata`),
  headAspectV2: { path: `/openapi/v2/entity/dataset/${first}/schemaMetadata`, method: 'HEAD' },
  getLatestV1: get(
    `/openapi/entities/v1/latest?${numbers(600)
      .map((i) => `urns=${encodeURIComponent(urnOf(i))}`)
      .join('&')}`,
  ),
  getRelationshipsV1: get(`/openapi/relationships/v1?urn=${tag}&direction=INCOMING&count=10000`),
  scrollRelationshipsV3: [
    post('/openapi/v3/relationship/scroll?count=10000'),
    post('/openapi/v3/relationship/scroll?count=10000', { edgeFilter }),
    post('/openapi/v3/relationship/scroll?count=10000', {
      sourceFilter: { and: [{ criteria: [{ field: 'name', condition: 'CONTAIN', values: ['o'] }] }] },
    }),
  ],
  listRelationshipsV3: get('/openapi/v3/relationship/scroll?count=10000&relationshipTypes=None'),
  scrollLineageV3: post('/openapi/v3/lineage/scroll?count=10000'),
  scrollLineageV2: post('/openapi/v2/lineage/scroll?count=10000'),
  scrollTimeseriesV2: get('/openapi/v2/timeseries/dataset/operation?count=10000&systemMetadata=true'),
  getTimeline: get(`/openapi/v2/timeline/v1/${first}?categories=${allCategories}&startTime=0&raw=true`),
  getTimelineV1: get(`/openapi/timeline/v1/${first}?categories=${allCategories}&startTime=0&raw=true`),
  traceWrites: post(
    `/openapi/v1/trace/write/${'0'.repeat(32)}?onlyIncludeErrors=false`,
    Object.fromEntries(manyUrns.map((urn) => [urn, ['globalTags']])),
  ),
  readChanges: [get('/changes?limit=1000'), get('/changes?limit=1000&aspect=ownership')],
  getConsumer: get('/changes/consumers/a'),
  moveConsumer: { path: '/changes/consumers/a', method: 'PUT', body: { next: 1 } },
  forgetConsumer: { path: '/changes/consumers/a', method: 'DELETE' },
  pollEvents: get(
    '/openapi/v1/events/poll?topic=PlatformEvent_v1&limit=5000&lookbackWindowDays=100000&pollTimeoutSeconds=0',
  ),
  listEntitySpecifications: get('/openapi/v1/registry/models/entity/specifications?count=10000'),
  whoami: get('/openapi/v1/identity/whoami'),
  explainAccess: get(`/openapi/v1/identity/access/explain?privilege=EDIT_ENTITY&entity=${first}`),
  listAccessTokens: get('/openapi/v1/identity/tokens?owner=*&count=1000'),
  searchAuditEvents: post('/openapi/v1/events/audit/search?size=1000', {}),
  exportAuditEvents: get('/openapi/v1/events/audit/export'),
  listSessions: get('/openapi/v1/identity/sessions'),
  listInviteLinks: get('/openapi/v1/identity/invites'),
  listUsers: get('/openapi/v1/identity/users?count=1000'),
  listServiceAccounts: get('/openapi/v1/identity/service-accounts?count=1000'),
  getEntitySpecification: get('/openapi/v1/registry/models/entity/specifications/dataset'),

  'aspects.getTimeseriesAspectValues': [
    action('aspects', 'getTimeseriesAspectValues', {
      urn: urnOf(0),
      entity: 'dataset',
      aspect: 'operation',
      limit: 1_000_000,
    }),
    action('aspects', 'getTimeseriesAspectValues', {
      urn: urnOf(0),
      entity: 'dataset',
      aspect: 'operation',
      limit: 1_000_000,
      sort: { field: 'operationType', order: 'ASCENDING' },
    }),
  ],
  'aspects.getCount': action('aspects', 'getCount', {
    aspect: 'datasetProperties',
    urnLike: `%${'a%'.repeat(200)}absent`,
  }),
  'entities.exists': action('entities', 'exists', { urn: urnOf(0) }),
  'entities.filterExistingUrns': action('entities', 'filterExistingUrns', { request: { urns: manyUrns } }),
  'entities.listUrns': action('entities', 'listUrns', everything),
  'entities.getTotalEntityCount': action('entities', 'getTotalEntityCount', everything),
  'entities.batchGetTotalEntityCount': action('entities', 'batchGetTotalEntityCount', {
    entities: ['dataset', 'tag', 'chart', 'dashboard', 'dataJob', 'dataFlow', 'corpuser', 'container'],
  }),
  'entities.search': [
    action('entities', 'search', everything),
    action('entities', 'search', { ...everything, input: manyWords }),
  ],
  'entities.searchAcrossEntities': action('entities', 'searchAcrossEntities', {
    ...everything,
    input: manyWords,
  }),
  'entities.scrollAcrossEntities': action('entities', 'scrollAcrossEntities', everything),
  'entities.filter': action('entities', 'filter', { ...everything, filter: absent }),
  'entities.list': action('entities', 'list', everything),
  'entities.autocomplete': action('entities', 'autocomplete', {
    entity: 'dataset',
    query: 'o',
    limit: 10_000,
  }),
  'entities.browse': action('entities', 'browse', { ...everything, path: '', limit: 10_000 }),
  'entities.getBrowsePaths': action('entities', 'getBrowsePaths', { urn: urnOf(0) }),
  'relationships.getLineage': action('relationships', 'getLineage', { ...lineage, count: 100 }),
  'entities.searchAcrossLineage': action('entities', 'searchAcrossLineage', {
    ...lineage,
    start: 0,
    count: 100,
  }),
  'entities.scrollAcrossLineage': action('entities', 'scrollAcrossLineage', { ...lineage, count: 100 }),
  'runs.list': action('runs', 'list', { pageSize: 1_000_000 }),
  'runs.describe': action('runs', 'describe', { runId: 'nightly', count: 1_000_000, includeAspect: true }),
  'analytics.getTimeseriesStats': action('analytics', 'getTimeseriesStats', {
    entityName: 'dataset',
    aspectName: 'operation',
    metrics: [{ fieldPath: 'actor', aggregationType: 'CARDINALITY' }],
    buckets: [{ key: 'timestampMillis', type: 'DATE_GROUPING_BUCKET', timeWindowSize: { unit: 'DAY' } }],
  }),
  'usageStats.query': action('usageStats', 'query', {
    resource: urnOf(0),
    duration: 'HOUR',
    startTime: 0,
    maxBuckets: 10_000,
  }),
  'usageStats.queryRange': action('usageStats', 'queryRange', {
    resource: urnOf(0),
    duration: 'DAY',
    rangeFromEnd: 'ALL',
  }),
  '/aspects/{urn}': get(`/aspects/${first}?aspect=schemaMetadata&version=0`),
  '/entitiesV2/{urn}': get(`/entitiesV2/${first}`),
  '/entitiesV2': get(`/entitiesV2?ids=${someIds}`),
  '/entities/{urn}': get(`/entities/${first}`),
  '/entities': get(`/entities?ids=${someIds}`),
  '/relationships': get(`/relationships?urn=${tag}&direction=INCOMING&types=List(TaggedWith)&${all}`),

  'a batch of values': post(ingestBatch, {
    proposals: numbers(maxBatchSize).map((i) =>
      proposalOf(urnOf(i, 'new'), 'datasetProperties', { name: `n${i}`, description: words.join(' ') }),
    ),
  }),
  'a batch of relationships': post(ingestBatch, {
    proposals: numbers(40).map((i) =>
      proposalOf(urnOf(i, 'target'), 'upstreamLineage', {
        upstreams: numbers(maxBatchRelationships / 40).map((k) => ({
          dataset: urnOf(k, `s${i}`),
          type: 'TRANSFORMED',
        })),
      }),
    ),
  }),
};

/** Changes of whole catalogues: they run in transactions of a few hundred aspects, however many there are. */
export const inTransactions = new Set([
  'backup',
  'entities.delete',
  'entities.deleteReferences',
  'entities.deleteAll',
  'entities.applyRetention',
  'runs.rollback',
  'operations.truncateTimeseriesAspect',
  'operations.restoreIndices',
  'aspects.restoreIndices',
]);
/** Fills a catalogue with what the requests ask for. */
export async function fillForCostlyRequests(catalogue: Pick<Catalogue, 'propose'>): Promise<void> {
  const upsert = (entityUrn: string, aspectName: string, value: object) => ({
    entityUrn,
    aspectName,
    changeType: 'UPSERT' as const,
    value: JSON.parse(JSON.stringify(value)),
    systemMetadata: { runId: 'nightly', lastObserved: testTime },
  });
  const schema = {
    schemaName: '',
    platform: 'urn:li:dataPlatform:hive',
    version: 0,
    hash: '',
    platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
    fields: numbers(10).map((field) => ({
      fieldPath: `column_${field}`,
      nativeDataType: 'varchar',
      type: { type: { 'com.linkedin.schema.StringType': {} } },
    })),
  };
  const upstreams = (i: number) =>
    [1, 2, 3].map((k) => ({ dataset: urnOf((i + 37 * k) % entityCount), type: 'TRANSFORMED' }));
  for (let start = 0; start < entityCount; start += 500) {
    await catalogue.propose(
      numbers(500).flatMap((k) => {
        const i = start + k;
        return [
          upsert(urnOf(i), 'datasetProperties', {
            name: `${words[i % 8]}_${i}`,
            description: words.join(' '),
          }),
          upsert(urnOf(i), 'upstreamLineage', { upstreams: upstreams(i) }),
          upsert(urnOf(i), 'globalTags', { tags: [{ tag: `urn:li:tag:t${i % 5}` }] }),
          upsert(urnOf(i), 'schemaMetadata', schema),
        ];
      }),
    );
  }
  for (let start = 0; start < pointCount; start += 2000) {
    const points = numbers(2000).map((i) =>
      upsert(urnOf(0), 'operation', {
        timestampMillis: testTime - (start + i) * 1000,
        operationType: 'INSERT',
        lastUpdatedTimestamp: testTime,
        actor: `urn:li:corpuser:${i % 100}`,
      }),
    );
    await catalogue.propose(points);
  }
  for (const i of numbers(versionCount))
    await catalogue.propose([upsert(urnOf(0), 'editableDatasetProperties', { description: `version ${i}` })]);
  await catalogue.propose([
    upsert(urnOf(0), 'schemaMetadata', { ...schema, fields: schema.fields.slice(1) }),
  ]);
}
