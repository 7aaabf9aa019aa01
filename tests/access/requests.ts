import { proposalOf, urnOf } from './catalogue-with-sign-in.ts';

/** A request that the server would serve, if it is allowed. */
export interface AccessRequest {
  readonly method?: string;
  readonly path: string;
  readonly body?: unknown;
  /** Privileges of which any one is enough, where that is less, or more, than what the operation declares. */
  readonly needs?: readonly string[];
  /** What it is about: one entity, whatever the caller may see, or nothing that is stored. Default: one entity. */
  readonly about?: 'entity' | 'everything' | 'nothing';
  /** What it is answered with where nothing is stored that would make it succeed. Default: any success. */
  readonly status?: number;
  /** True when an answer may also be that there is no such thing: the privilege is what is tested. */
  readonly mayBeMissing?: true;
}

const id = encodeURIComponent;
const v3 = '/openapi/v3/entity';
const v2 = '/openapi/v2/entity';
const identity = '/openapi/v1/identity';
const properties = { name: 'renamed', description: 'changed', customProperties: {} };
const patch = [{ op: 'add', path: '/description', value: 'changed' }];
const deletes = ['DELETE_ENTITY'];
const everything = { about: 'everything' } as const;
const nothing = { about: 'nothing' } as const;
const managesUsers = ['MANAGE_USERS_AND_GROUPS'];
const credentials = ['MANAGE_USER_CREDENTIALS', 'MANAGE_USERS_AND_GROUPS'];
const day = 86_400_000;
/** Names that nobody has yet. */
let newNames = 0;
const newName = (): string => `newcomer-${++newNames}`;

const get = (path: string, more: Partial<AccessRequest> = {}): AccessRequest => ({ path, ...more });
const head = (path: string): AccessRequest => ({ method: 'HEAD', path });
const post = (path: string, body: unknown = {}, more: Partial<AccessRequest> = {}): AccessRequest => ({
  method: 'POST',
  path,
  body,
  ...more,
});
const send = (
  method: string,
  path: string,
  body?: unknown,
  more: Partial<AccessRequest> = {},
): AccessRequest => ({
  method,
  path,
  ...(body !== undefined && { body }),
  ...more,
});
const action = (resource: string, name: string, body: unknown = {}, more: Partial<AccessRequest> = {}) =>
  post(`/${resource}?action=${name}`, body, more);

/** The user of whom identity operations are, who is nobody else's concern. */
export const victim = urnOf('victim');
export const victimsGroup = 'urn:li:corpGroup:victims';

/**
 * A request for each operation, by the name that it has in the tables: the id of an OpenAPI operation, `GET` and the path of
 * a Rest.li read, `POST` and the address of an action.
 *
 * @param urn The dataset that it is about.
 */
export function requestsFor(urn: string): Readonly<Record<string, AccessRequest>> {
  const one = `${v3}/dataset/${id(urn)}`;
  const oneV2 = `${v2}/dataset/${id(urn)}`;
  const generic = `${v3}/generic/${id(urn)}`;
  const proposal = proposalOf(urn, 'datasetProperties', properties);
  const snapshot = {
    value: {
      'com.linkedin.metadata.snapshot.DatasetSnapshot': {
        urn,
        aspects: [{ 'com.linkedin.dataset.DatasetProperties': properties }],
      },
    },
  };
  const profile = {
    filter: {
      or: [{ and: [{ field: 'urn', condition: 'EQUAL', value: urn, values: [urn] }] }],
    },
  };
  const [, platform = '', name = ''] = /dataPlatform:(\w+),([^,]+),/.exec(urn) ?? [];
  const lineageEvent = {
    eventTime: '2026-05-04T03:00:00Z',
    producer: 'https://example.com/access',
    dataset: { namespace: platform, name, facets: { documentation: { description: 'changed' } } },
  };
  const search = { input: '*', start: 0, count: 100 };
  return {
    health: get('/health', nothing),
    healthLive: get('/health/live', nothing),
    healthReady: get('/health/ready', nothing),
    config: get('/config', nothing),
    featureFlags: get('/openapi/operations/dev/featureFlags', nothing),
    systemInfo: get('/openapi/v1/system-info', nothing),
    listSearches: get('/openapi/v1/tracking/searches', nothing),
    trackEvent: post('/openapi/v1/tracking/track', { type: 'PageViewEvent' }, nothing),
    listEntitySpecifications: get('/openapi/v1/registry/models/entity/specifications?count=1', nothing),
    getEntitySpecification: get('/openapi/v1/registry/models/entity/specifications/dataset', nothing),

    createEntitiesOfManyTypesV3: post(`${v3}/generic?async=false`, {
      dataset: [{ urn, datasetProperties: { value: properties } }],
    }),
    patchEntitiesOfManyTypesV3: send('PATCH', `${v3}/generic?async=false`, {
      dataset: [{ urn, datasetProperties: { value: { patch } } }],
    }),
    batchGetEntitiesOfManyTypesV3: post(`${v3}/generic/batchGet`, { dataset: [{ urn }] }),
    getEntityOfAnyTypeV3: get(generic),
    headEntityOfAnyTypeV3: head(generic),
    patchEntityOfAnyTypeV3: send('PATCH', `${generic}?async=false`, {
      datasetProperties: { value: { patch } },
    }),
    deleteEntityOfAnyTypeV3: send('DELETE', generic, undefined, { needs: deletes }),
    postLineageEvent: post('/openapi/openlineage/api/v1/lineage', lineageEvent),
    postLineageEvents: post('/openapi/openlineage/api/v1/lineage/batch', [lineageEvent]),
    scrollEntitiesV3: post(`${v3}/scroll?count=100`, { entities: ['dataset', 'tag'] }, everything),
    listEntitiesV3: get(`${v3}/dataset?count=100`, everything),
    batchGetEntitiesV3: post(`${v3}/dataset/batchGet`, [{ urn }]),
    listVersionsV3: get(`${one}/datasetProperties/versions`),
    readDifferenceV3: get(`${one}/datasetProperties/difference?from=1&to=0`, { mayBeMissing: true }),
    createEntitiesV3: post(`${v3}/dataset?async=false`, [{ urn, datasetProperties: { value: properties } }]),
    patchEntitiesV3: send('PATCH', `${v3}/dataset?async=false`, [
      { urn, datasetProperties: { value: { patch } } },
    ]),
    getEntityV3: get(one),
    headEntityV3: head(one),
    getAspectV3: get(`${one}/datasetProperties`),
    headAspectV3: head(`${one}/datasetProperties`),
    createAspectV3: post(`${one}/datasetProperties?async=false&createIfNotExists=false`, {
      value: properties,
    }),
    patchAspectV3: send('PATCH', `${one}/datasetProperties?async=false`, { patch }),
    deleteEntityV3: send('DELETE', one, undefined, { needs: deletes }),
    deleteAspectV3: send('DELETE', `${one}/datasetProperties`),
    batchGetEntitiesV2: post(`${v2}/batch/dataset`, { urns: [urn] }),
    listEntitiesV2: get(`${v2}/dataset?count=100`, everything),
    createEntitiesV2: post(`${v2}/dataset?async=false`, [
      { urn, aspects: { datasetProperties: { value: properties } } },
    ]),
    getEntityV2: get(oneV2),
    headEntityV2: head(oneV2),
    getAspectV2: get(`${oneV2}/datasetProperties`),
    headAspectV2: head(`${oneV2}/datasetProperties`),
    createAspectV2: post(`${oneV2}/datasetProperties?async=false&createIfNotExists=false`, properties),
    patchAspectV2: send('PATCH', `${oneV2}/datasetProperties?async=false`, { patch }),
    deleteEntityV2: send('DELETE', oneV2, undefined, { needs: deletes }),
    deleteAspectV2: send('DELETE', `${oneV2}/datasetProperties`),
    getLatestV1: get(`/openapi/entities/v1/latest?urns=${id(urn)}`),
    createEntitiesV1: post('/openapi/entities/v1', [
      { entityType: 'dataset', entityUrn: urn, aspect: { __type: 'DatasetProperties', ...properties } },
    ]),
    ingestProposalsV1: post('/openapi/platform/entities/v1', [proposal]),
    ingestProposalsV2: post('/openapi/v2/platform/entities/v1', [proposal]),
    getRelationshipsV1: get(
      `/openapi/relationships/v1?urn=${id(urn)}&direction=INCOMING&relationshipTypes=DownstreamOf`,
    ),
    scrollRelationshipsV3: post('/openapi/v3/relationship/scroll?count=100', {}, everything),
    listRelationshipsV3: get('/openapi/v3/relationship/scroll?count=100', everything),
    scrollLineageV3: post('/openapi/v3/lineage/scroll?count=100', {}, everything),
    scrollLineageV2: post('/openapi/v2/lineage/scroll?count=100', {}, everything),
    scrollTimeseriesV2: get('/openapi/v2/timeseries/dataset/datasetProfile?count=100', everything),
    getTimeline: get(`/openapi/v2/timeline/v1/${id(urn)}?categories=DOCUMENTATION&startTime=0`),
    getTimelineV1: get(`/openapi/timeline/v1/${id(urn)}?categories=DOCUMENTATION&startTime=0`),
    traceWrites: post(`/openapi/v1/trace/write/${'0'.repeat(32)}?onlyIncludeErrors=false`, {
      [urn]: ['datasetProperties'],
    }),

    readChanges: get('/changes?limit=1000', everything),
    getConsumer: get('/changes/consumers/reader', { ...nothing, mayBeMissing: true }),
    moveConsumer: send('PUT', '/changes/consumers/reader', { next: 1 }, nothing),
    forgetConsumer: send('DELETE', '/changes/consumers/reader', undefined, {
      ...nothing,
      mayBeMissing: true,
    }),
    pollEvents: get('/openapi/v1/events/poll?topic=PlatformEvent_v1&pollTimeoutSeconds=0', everything),
    restoreIndices: get(`/openapi/operations/elasticSearch/restoreIndices?urn=${id(urn)}`),
    restoreIndicesOfEntities: post('/openapi/operations/elasticSearch/restoreIndices', [urn]),
    getConsumerLag: get('/openapi/operations/messaging/mcp/consumer/lag', {
      ...nothing,
      mayBeMissing: true,
    }),
    getConsumerOffsets: get('/openapi/operations/kafka/mcp/consumer/offsets', {
      ...nothing,
      mayBeMissing: true,
    }),
    backup: post('/openapi/operations/backup', undefined, nothing),

    whoami: get(`${identity}/whoami`, nothing),
    explainAccess: get(`${identity}/access/explain?privilege=EDIT_ENTITY`, nothing),
    addGroupMember: send('PUT', `${identity}/groups/${id(victimsGroup)}/members/${id(victim)}`, undefined, {
      ...nothing,
      needs: managesUsers,
    }),
    removeGroupMember: send(
      'DELETE',
      `${identity}/groups/${id(victimsGroup)}/members/${id(victim)}`,
      undefined,
      { ...nothing, needs: managesUsers },
    ),
    assignRole: post(
      `${identity}/roles/assign`,
      { actor: victim, role: 'urn:li:dataHubRole:Reader' },
      { ...nothing, needs: ['MANAGE_POLICIES'] },
    ),
    createAccessToken: post(
      `${identity}/tokens`,
      { name: 'made here' },
      { ...nothing, needs: ['GENERATE_PERSONAL_ACCESS_TOKENS'] },
    ),
    listAccessTokens: get(`${identity}/tokens?owner=*`, { ...nothing, needs: ['MANAGE_ACCESS_TOKENS'] }),
    revokeAccessToken: send('DELETE', `${identity}/tokens/none`, undefined, {
      ...nothing,
      needs: ['MANAGE_ACCESS_TOKENS'],
      mayBeMissing: true,
    }),
    rotateAccessToken: post(`${identity}/tokens/none/rotate`, undefined, {
      ...nothing,
      needs: ['MANAGE_SERVICE_ACCOUNTS'],
      mayBeMissing: true,
    }),
    createInviteLink: post(`${identity}/invites`, {}, { ...nothing, needs: credentials }),
    listInviteLinks: get(`${identity}/invites`, { ...nothing, needs: credentials }),
    revokeInviteLink: send('DELETE', `${identity}/invites/none`, undefined, {
      ...nothing,
      needs: ['MANAGE_USER_CREDENTIALS'],
      mayBeMissing: true,
    }),
    listUsers: get(`${identity}/users`, { ...nothing, needs: credentials }),
    createUser: post(`${identity}/users`, { name: newName() }, { ...nothing, needs: credentials }),
    beginDeviceSignIn: post(`${identity}/device`, { client: 'laptop' }, nothing),
    redeemDeviceCode: post(`${identity}/device/token`, { deviceCode: 'none' }, { ...nothing, status: 400 }),
    listSessions: get(`${identity}/sessions`, nothing),
    endSessions: send('DELETE', `${identity}/sessions`, undefined, nothing),
    endSession: send('DELETE', `${identity}/sessions/none`, undefined, { ...nothing, mayBeMissing: true }),
    changePassword: post(
      `${identity}/password`,
      { current: 'a wrong one', next: 'another long password' },
      { ...nothing, status: 400 },
    ),
    createServiceAccount: post(`${identity}/service-accounts`, { name: newName() }, nothing),
    listServiceAccounts: get(`${identity}/service-accounts`, nothing),
    removeServiceAccount: send('DELETE', `${identity}/service-accounts/${id(urnOf('none'))}`, undefined, {
      ...nothing,
      mayBeMissing: true,
    }),
    searchAuditEvents: post('/openapi/v1/events/audit/search', {}, nothing),
    exportAuditEvents: get('/openapi/v1/events/audit/export', nothing),
    suspendUser: post(`${identity}/users/${id(victim)}/suspend`, undefined, {
      ...nothing,
      needs: managesUsers,
    }),
    activateUser: post(`${identity}/users/${id(victim)}/activate`, undefined, {
      ...nothing,
      needs: managesUsers,
    }),
    createResetLink: post(`${identity}/users/${id(victim)}/reset-link`, undefined, {
      ...nothing,
      needs: ['MANAGE_USER_CREDENTIALS'],
      mayBeMissing: true,
    }),
    removeUser: send('DELETE', `${identity}/users/${id(urnOf('leaver'))}`, undefined, {
      ...nothing,
      needs: managesUsers,
      mayBeMissing: true,
    }),

    'GET /aspects/{urn}': get(`/aspects/${id(urn)}?aspect=datasetProperties`),
    'GET /entitiesV2/{urn}': get(`/entitiesV2/${id(urn)}`),
    'GET /entitiesV2': get(`/entitiesV2?ids=List(${id(urn)})`),
    'GET /entities/{urn}': get(`/entities/${id(urn)}`),
    'GET /entities': get(`/entities?ids=List(${id(urn)})`),
    'GET /relationships': get(`/relationships?urn=${id(urn)}&direction=INCOMING&types=List(DownstreamOf)`),
    'POST /aspects?action=ingestProposal': action('aspects', 'ingestProposal', { proposal }),
    'POST /aspects?action=ingestProposalBatch': action('aspects', 'ingestProposalBatch', {
      proposals: [proposal],
    }),
    'POST /entities?action=ingest': action('entities', 'ingest', { entity: snapshot }),
    'POST /entities?action=batchIngest': action('entities', 'batchIngest', { entities: [snapshot] }),
    'POST /aspects?action=getTimeseriesAspectValues': action('aspects', 'getTimeseriesAspectValues', {
      urn,
      entity: 'dataset',
      aspect: 'datasetProfile',
    }),
    'POST /aspects?action=getCount': action('aspects', 'getCount', { aspect: 'datasetProperties' }, nothing),
    'POST /entities?action=exists': action('entities', 'exists', { urn }),
    'POST /entities?action=filterExistingUrns': action('entities', 'filterExistingUrns', {
      request: { urns: [urn] },
    }),
    'POST /entities?action=listUrns': action(
      'entities',
      'listUrns',
      { entity: 'dataset', start: 0, count: 100 },
      everything,
    ),
    'POST /entities?action=getTotalEntityCount': action(
      'entities',
      'getTotalEntityCount',
      { entity: 'dataset' },
      nothing,
    ),
    'POST /entities?action=batchGetTotalEntityCount': action(
      'entities',
      'batchGetTotalEntityCount',
      { entities: ['dataset'] },
      nothing,
    ),
    'POST /entities?action=search': action(
      'entities',
      'search',
      { entity: 'dataset', ...search },
      everything,
    ),
    'POST /entities?action=searchAcrossEntities': action(
      'entities',
      'searchAcrossEntities',
      { entities: [], ...search },
      everything,
    ),
    'POST /entities?action=scrollAcrossEntities': action(
      'entities',
      'scrollAcrossEntities',
      { entities: [], input: '*', count: 100 },
      everything,
    ),
    'POST /entities?action=filter': action('entities', 'filter', {
      entity: 'dataset',
      filter: profile.filter,
      start: 0,
      count: 10,
    }),
    'POST /entities?action=list': action(
      'entities',
      'list',
      { entity: 'dataset', start: 0, count: 100 },
      everything,
    ),
    'POST /entities?action=autocomplete': action(
      'entities',
      'autocomplete',
      { entity: 'dataset', query: 'zq', limit: 10 },
      everything,
    ),
    'POST /entities?action=browse': action(
      'entities',
      'browse',
      { entity: 'dataset', path: '/prod/hive/shop', start: 0, limit: 100 },
      everything,
    ),
    'POST /entities?action=getBrowsePaths': action('entities', 'getBrowsePaths', { urn }),
    'POST /relationships?action=getLineage': action('relationships', 'getLineage', {
      urn,
      direction: 'DOWNSTREAM',
    }),
    'POST /entities?action=searchAcrossLineage': action('entities', 'searchAcrossLineage', {
      urn,
      direction: 'DOWNSTREAM',
      input: '*',
      start: 0,
      count: 10,
    }),
    'POST /entities?action=scrollAcrossLineage': action('entities', 'scrollAcrossLineage', {
      urn,
      direction: 'DOWNSTREAM',
      input: '*',
      count: 10,
    }),
    'POST /entities?action=delete': action('entities', 'delete', { urn }),
    'POST /entities?action=deleteReferences': action('entities', 'deleteReferences', { urn, dryRun: true }),
    'POST /entities?action=deleteAll': action('entities', 'deleteAll', { registryId: 'none:1' }, nothing),
    'POST /runs?action=list': action('runs', 'list', {}, everything),
    'POST /runs?action=describe': action(
      'runs',
      'describe',
      { runId: 'none', start: 0, count: 10 },
      everything,
    ),
    'POST /runs?action=rollback': action('runs', 'rollback', { runId: 'none', dryRun: true }, nothing),
    'POST /operations?action=truncateTimeseriesAspect': action('operations', 'truncateTimeseriesAspect', {
      entityType: 'dataset',
      aspect: 'datasetProfile',
      endTimeMillis: 0,
    }),
    'POST /operations?action=restoreIndices': action('operations', 'restoreIndices', { urn }),
    'POST /aspects?action=restoreIndices': action('aspects', 'restoreIndices', { urn }),
    'POST /entities?action=applyRetention': action('entities', 'applyRetention', { urn }),
    'POST /analytics?action=getTimeseriesStats': action('analytics', 'getTimeseriesStats', {
      entityName: 'dataset',
      aspectName: 'datasetProfile',
      metrics: [{ fieldPath: 'rowCount', aggregationType: 'LATEST' }],
      buckets: [{ key: 'timestampMillis', type: 'DATE_GROUPING_BUCKET', timeWindowSize: { unit: 'DAY' } }],
      ...profile,
    }),
    'POST /usageStats?action=batchIngest': action('usageStats', 'batchIngest', {
      buckets: [{ bucket: day, duration: 'DAY', resource: urn, metrics: { totalSqlQueries: 1 } }],
    }),
    'POST /usageStats?action=query': action('usageStats', 'query', {
      resource: urn,
      duration: 'DAY',
      startTime: 0,
    }),
    'POST /usageStats?action=queryRange': action('usageStats', 'queryRange', {
      resource: urn,
      duration: 'DAY',
      rangeFromEnd: 'ALL',
    }),
  };
}
