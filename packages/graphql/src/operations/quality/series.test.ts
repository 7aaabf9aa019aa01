import { expect, it } from 'vitest';
import { ada, createTestGraphql, type TestGraphql } from '../../testing/test-graphql.ts';

const orders = 'urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)';
const dashboard = 'urn:li:dashboard:(looker,sales)';
const chart = 'urn:li:chart:(looker,revenue)';
const bob = 'urn:li:corpuser:bob';

const dayMs = 24 * 60 * 60 * 1000;
const granularity = { unit: 'DAY', multiple: 1 };

async function withUsage(options?: Parameters<typeof createTestGraphql>[0]): Promise<TestGraphql> {
  const graphql = await createTestGraphql(options);
  await graphql.put(orders, 'datasetProperties', { name: 'orders' });
  for (const [ago, user, count] of [
    [1, ada, 3],
    [2, bob, 5],
    [60, ada, 100],
  ] as const)
    await graphql.put(orders, 'datasetUsageStatistics', {
      timestampMillis: Date.now() - ago * dayMs,
      eventGranularity: granularity,
      uniqueUserCount: 1,
      totalSqlQueries: count,
      userCounts: [{ user, count }],
      fieldCounts: [{ fieldPath: 'id', count }],
    });
  await graphql.put(orders, 'datasetProfile', {
    timestampMillis: 1000,
    rowCount: 7,
    partitionSpec: {
      type: 'PARTITION',
      partition: 'p',
      timePartition: { startTimeMillis: 5, length: { unit: 'HOUR', multiple: 2 } },
    },
  });
  return graphql;
}

const usage = `{ dataset(urn: "${orders}") {
  usageStats(range: MONTH) {
    buckets { duration resource metrics { totalSqlQueries users { user { urn } count } } }
    aggregations { uniqueUserCount totalSqlQueries users { user { urn } count } fields { fieldName count } }
  }
  statsSummary { queryCountLast30Days uniqueUserCountLast30Days topUsersLast30Days { urn } }
  datasetProfiles(limit: 1) { timestampMillis rowCount partitionSpec { partition timePartition { durationMillis } } }
  operations { timestampMillis }
  operationsStats { aggregations { totalOperations } }
  timeseriesCapabilities { assetStats { oldestOperationTime oldestDatasetProfileTime } }
} }`;

it('shows the usage and the profiles of a dataset', async () => {
  const { get } = await withUsage();
  const { dataset } = await get(usage);
  expect(dataset.usageStats.buckets).toMatchObject([
    {
      duration: 'DAY',
      resource: orders,
      metrics: { totalSqlQueries: 5, users: [{ user: { urn: bob }, count: 5 }] },
    },
    { metrics: { totalSqlQueries: 3 } },
  ]);
  expect(dataset.usageStats.aggregations).toEqual({
    uniqueUserCount: 2,
    totalSqlQueries: 8,
    users: [
      { user: { urn: bob }, count: 5 },
      { user: { urn: ada }, count: 3 },
    ],
    fields: [{ fieldName: 'id', count: 8 }],
  });
  expect(dataset.statsSummary).toEqual({
    queryCountLast30Days: 8,
    uniqueUserCountLast30Days: 2,
    topUsersLast30Days: [{ urn: bob }, { urn: ada }],
  });
  expect(dataset.datasetProfiles).toEqual([
    {
      timestampMillis: 1000,
      rowCount: 7,
      partitionSpec: { partition: 'p', timePartition: { durationMillis: 2 * 60 * 60 * 1000 } },
    },
  ]);
  expect(dataset.timeseriesCapabilities.assetStats).toEqual({
    oldestOperationTime: null,
    oldestDatasetProfileTime: 1000,
  });
});

it('hides usage, profiles and operations from those who may see only the dataset', async () => {
  // Of the policies that come with a catalogue, one shows usage to everybody.
  const graphql = await withUsage({ obeysPolicies: true, hasBuiltInData: false });
  await graphql.put(orders, 'operation', {
    timestampMillis: 1,
    lastUpdatedTimestamp: 1,
    operationType: 'INSERT',
  });
  await graphql.put('urn:li:dataHubPolicy:test', 'dataHubPolicyInfo', {
    displayName: 'test',
    description: '',
    type: 'METADATA',
    state: 'ACTIVE',
    privileges: ['VIEW_ENTITY_PAGE', 'GET_TIMESERIES_ASPECT_PRIVILEGE'],
    actors: { users: [ada] },
  });
  expect((await graphql.get(usage)).dataset).toEqual({
    usageStats: null,
    statsSummary: null,
    datasetProfiles: [],
    operations: [],
    operationsStats: null,
    timeseriesCapabilities: { assetStats: { oldestOperationTime: null, oldestDatasetProfileTime: null } },
  });
});

it('reports operations, and finds them by time and filter', async () => {
  const { ask, get } = await createTestGraphql();
  const report = 'mutation($input: ReportOperationInput!) { reportOperation(input: $input) }';
  const input = { urn: orders, operationType: 'INSERT', sourceType: 'DATA_PROCESS' };
  const now = Date.now();
  expect(await get(report, { input: { ...input, timestampMillis: now - dayMs, partition: 'p' } })).toEqual({
    reportOperation: 'true',
  });
  await get(report, {
    input: {
      ...input,
      operationType: 'CUSTOM',
      customOperationType: 'VACUUM',
      numAffectedRows: 9,
      customProperties: [{ key: 'a', value: 'b' }],
    },
  });
  const read = async (args: string) =>
    (
      await get(
        `{ dataset(urn: "${orders}") { operations${args} { operationType actor partition numAffectedRows customProperties { key value } } } }`,
      )
    ).dataset.operations;
  expect(await read('')).toMatchObject([
    { operationType: 'CUSTOM', actor: ada, numAffectedRows: 9, customProperties: [{ key: 'a', value: 'b' }] },
    { operationType: 'INSERT', partition: 'p' },
  ]);
  expect(await read(`(endTimeMillis: ${now - 1000})`)).toMatchObject([{ operationType: 'INSERT' }]);
  expect(await read(`(startTimeMillis: ${now - 1000}, limit: 5)`)).toMatchObject([
    { operationType: 'CUSTOM' },
  ]);
  expect(await read('(filter: { and: [{ field: "operationType", values: ["INSERT"] }] })')).toMatchObject([
    { operationType: 'INSERT' },
  ]);
  const stats =
    '{ buckets { duration } aggregations { totalOperations totalInserts totalCustoms customOperationsMap { key value } } }';
  expect(
    (await get(`{ dataset(urn: "${orders}") { operationsStats(input: { range: WEEK }) ${stats} } }`)).dataset
      .operationsStats,
  ).toEqual({
    buckets: [{ duration: 'DAY' }, { duration: 'DAY' }],
    aggregations: {
      totalOperations: 2,
      totalInserts: 1,
      totalCustoms: 1,
      customOperationsMap: [{ key: 'VACUUM', value: 1 }],
    },
  });
  for (const wrong of [
    { ...input, urn: dashboard },
    { ...input, operationType: 'CUSTOM' },
    { ...input, timestampMillis: -1 },
  ])
    expect((await ask(report, { input: wrong })).errors?.[0]?.extensions).toMatchObject({ code: 400 });
  const negative = await ask(`{ dataset(urn: "${orders}") { operations(limit: -1) { timestampMillis } } }`);
  expect(negative.errors?.[0]?.extensions).toMatchObject({ code: 400 });
  const guarded = await createTestGraphql({ obeysPolicies: true });
  expect((await guarded.ask(report, { input })).errors?.[0]?.extensions).toMatchObject({ code: 403 });
});

it('sums the views of dashboards and charts', async () => {
  const { get, put } = await createTestGraphql();
  const timestampMillis = Date.now() - dayMs;
  await put(dashboard, 'dashboardUsageStatistics', { timestampMillis, viewsCount: 50, lastViewedAt: 7 });
  await put(dashboard, 'dashboardUsageStatistics', {
    timestampMillis,
    eventGranularity: granularity,
    viewsCount: 4,
    userCounts: [{ user: ada, viewsCount: 4, usageCount: 4 }],
  });
  await put(chart, 'chartUsageStatistics', {
    timestampMillis,
    eventGranularity: granularity,
    viewsCount: 2,
    userCounts: [{ user: bob, viewsCount: 2 }],
  });
  const summary =
    'statsSummary { viewCount viewCountLast30Days uniqueUserCountLast30Days topUsersLast30Days { urn } }';
  const found = await get(`{
    dashboard(urn: "${dashboard}") { ${summary} usageStats { metrics { viewsCount lastViewed } aggregations { viewsCount users { user { urn } viewsCount } } buckets { metrics { viewsCount } } } }
    chart(urn: "${chart}") { ${summary} }
  }`);
  expect(found).toEqual({
    dashboard: {
      statsSummary: {
        viewCount: 50,
        viewCountLast30Days: 4,
        uniqueUserCountLast30Days: 1,
        topUsersLast30Days: [{ urn: ada }],
      },
      usageStats: {
        metrics: [{ viewsCount: 50, lastViewed: 7 }],
        aggregations: { viewsCount: 4, users: [{ user: { urn: ada }, viewsCount: 4 }] },
        buckets: [{ metrics: { viewsCount: 4 } }],
      },
    },
    chart: {
      statsSummary: {
        viewCount: null,
        viewCountLast30Days: 2,
        uniqueUserCountLast30Days: 1,
        topUsersLast30Days: [{ urn: bob }],
      },
    },
  });
});

it('lists the runs of tasks, and those that read or wrote a dataset', async () => {
  const { get, put } = await createTestGraphql();
  const job = 'urn:li:dataJob:(urn:li:dataFlow:(airflow,etl,PROD),load)';
  const run = 'urn:li:dataProcessInstance:one';
  await put(orders, 'datasetProperties', { name: 'orders' });
  await put(run, 'dataProcessInstanceProperties', { name: 'one', created: { time: 1, actor: ada } });
  await put(run, 'dataProcessInstanceRelationships', { parentTemplate: job, upstreamInstances: [] });
  await put(run, 'dataProcessInstanceInput', { inputs: [orders] });
  await put(run, 'dataProcessInstanceRunEvent', {
    timestampMillis: 5,
    status: 'COMPLETE',
    result: { type: 'SUCCESS', nativeResultType: 'airflow' },
  });
  const found = await get(`{
    dataJob(urn: "${job}") { runs { total runs { urn state(limit: 1) { status timestampMillis result { resultType nativeResultType } } } } }
    dataset(urn: "${orders}") { reads: runs(direction: INCOMING) { total } writes: runs(direction: OUTGOING) { total } }
  }`);
  expect(found).toEqual({
    dataJob: {
      runs: {
        total: 1,
        runs: [
          {
            urn: run,
            state: [
              {
                status: 'COMPLETE',
                timestampMillis: 5,
                result: { resultType: 'SUCCESS', nativeResultType: 'airflow' },
              },
            ],
          },
        ],
      },
    },
    dataset: { reads: { total: 1 }, writes: { total: 0 } },
  });
});

const schemaOf = (...fieldPaths: string[]) => ({
  schemaName: 'orders',
  platform: 'urn:li:dataPlatform:mysql',
  version: 0,
  hash: '',
  platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
  fields: fieldPaths.map((fieldPath) => ({
    fieldPath,
    nativeDataType: 'int',
    type: { type: { 'com.linkedin.schema.NumberType': {} } },
  })),
});

it('shows what changed, and which change last touched each column', async () => {
  const { ask, get, put } = await createTestGraphql();
  await put(orders, 'schemaMetadata', schemaOf('id'));
  await put(orders, 'schemaMetadata', schemaOf('id', 'amount'));
  const { getTimeline, getSchemaVersionList, getSchemaBlame, first } = await get(`{
    getTimeline(input: { urn: "${orders}", changeCategories: [TECHNICAL_SCHEMA] }) {
      changeTransactions { lastSemanticVersion changeType versionStamp changes { category operation parameters { key value } } }
    }
    getSchemaVersionList(input: { datasetUrn: "${orders}" }) {
      latestVersion { semanticVersion versionStamp } semanticVersionList { semanticVersion }
    }
    getSchemaBlame(input: { datasetUrn: "${orders}" }) {
      version { semanticVersion } schemaFieldBlameList { fieldPath schemaFieldChange { lastSemanticVersion changeType } }
    }
    first: getSchemaBlame(input: { datasetUrn: "${orders}", version: "0.0.0" }) { schemaFieldBlameList { fieldPath } }
  }`);
  expect(getTimeline.changeTransactions).toHaveLength(2);
  const [older, newer] = getSchemaVersionList.semanticVersionList.toReversed();
  expect(getSchemaVersionList.latestVersion.semanticVersion).toBe(newer.semanticVersion);
  expect(getTimeline.changeTransactions[1]).toMatchObject({
    lastSemanticVersion: `${newer.semanticVersion}-computed`,
    changeType: 'ADD',
    changes: [{ category: 'TECHNICAL_SCHEMA', operation: 'ADD' }],
  });
  expect(getSchemaBlame).toMatchObject({
    version: newer,
    schemaFieldBlameList: [
      { fieldPath: 'id', schemaFieldChange: { lastSemanticVersion: older.semanticVersion } },
      { fieldPath: 'amount', schemaFieldChange: { lastSemanticVersion: newer.semanticVersion } },
    ],
  });
  expect(first.schemaFieldBlameList).toEqual([{ fieldPath: 'id' }]);
  const unknown = await ask(
    `{ getSchemaBlame(input: { datasetUrn: "${orders}", version: "9.9.9" }) { version { versionStamp } } }`,
  );
  expect(unknown.errors?.[0]?.extensions).toMatchObject({ code: 400 });
});

it('draws charts of what the catalogue has, and none of what nobody counts', async () => {
  const { get, put } = await createTestGraphql();
  await put(orders, 'datasetProperties', { name: 'orders', description: 'All of them' });
  const charts = 'groupId charts { ... on BarChart { title bars { name segments { value } } } }';
  const found = await get(`{
    isAnalyticsEnabled
    getAnalyticsCharts { ${charts} }
    getMetadataAnalyticsCharts(input: { entityType: DATASET, query: "" }) { ${charts} }
    getHighlights { title value body }
  }`);
  expect(found.getAnalyticsCharts).toHaveLength(1);
  expect(found.getAnalyticsCharts[0].charts).toContainEqual({
    title: 'Assets By Platform',
    bars: [{ name: 'mysql', segments: [{ value: 1 }] }],
  });
  expect(found.getMetadataAnalyticsCharts[0]).toMatchObject({ groupId: 'FilteredMetadataAnalytics' });
  expect(found.getHighlights).toContainEqual({
    title: 'Datasets',
    value: 1,
    body: '0% have owners, 0% have tags, 0% have glossary terms, 100% have descriptions.',
  });
});
