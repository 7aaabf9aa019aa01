import { expect, it } from 'vitest';
import { createTestGraphql } from '../../testing/test-graphql.ts';

const orders = 'urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)';
const result = '{ type: SUCCESS, timestampMillis: -5 }';
const statement = '{ value: "SELECT 1", language: SQL }';

const documents = [
  ...['', 'orders', 'urn:li:', 'urn:li:nothing:a', 'urn:li:tag:'].flatMap((urn) => [
    `mutation { deleteAssertion(urn: "${urn}") }`,
    `mutation { deleteQuery(urn: "${urn}") }`,
    `mutation { deleteTest(urn: "${urn}") }`,
    `mutation { reportAssertionResult(urn: "${urn}", result: { type: SUCCESS }) }`,
    `mutation { reportOperation(input: { urn: "${urn}", operationType: INSERT, sourceType: DATA_PROCESS }) }`,
    `mutation { upsertDataContract(input: { entityUrn: "${urn}" }) { urn } }`,
    `mutation { raiseIncident(input: { type: FIELD, resourceUrns: ["${urn}"] }) }`,
    `mutation { updateIncident(urn: "${urn}", input: {}) }`,
    `mutation { createQuery(input: { properties: { statement: ${statement} }, subjects: [{ datasetUrn: "${urn}" }] }) { urn } }`,
    `{ getTimeline(input: { urn: "${urn}" }) { changeTransactions { timestampMillis } } }`,
    `{ getSchemaBlame(input: { datasetUrn: "${urn}" }) { version { semanticVersion } } }`,
    `{ getSchemaVersionList(input: { datasetUrn: "${urn}" }) { version { semanticVersion } } }`,
  ]),
  `mutation { reportAssertionResult(urn: "urn:li:assertion:none", result: ${result}) }`,
  'mutation { createTest(input: { id: "a,b(", name: "", category: "", definition: {} }) }',
  `mutation { upsertCustomAssertion(input: { entityUrn: "${orders}", type: "t", description: "", fieldPath: "a", platform: { urn: "x" } }) { urn } }`,
  `mutation { upsertDataContract(urn: "urn:li:tag:a", input: { entityUrn: "${orders}" }) { urn } }`,
  `{ dataset(urn: "${orders}") { assertions(start: -1) { total } } }`,
  `{ dataset(urn: "${orders}") { incidents(count: 10001) { total } } }`,
  `{ dataset(urn: "${orders}") { runs(direction: OUTGOING, start: -1) { total } } }`,
  `{ dataset(urn: "${orders}") { usageStats(startTimeMillis: -1) { buckets { bucket } } } }`,
  '{ listTests(input: { count: -1 }) { total } }',
  '{ getMetadataAnalyticsCharts(input: { entityType: OTHER }) { groupId } }',
];

it('names what is wrong with what clients may send', async () => {
  const { ask } = await createTestGraphql();
  for (const document of documents)
    expect({ document, code: (await ask(document)).errors?.[0]?.extensions.code }).toEqual({
      document,
      code: 400,
    });
});

it('answers what is odd, and still means something', async () => {
  const { get, put } = await createTestGraphql();
  await put(orders, 'datasetProperties', { name: 'orders' });
  const { dataset } = await get(`{ dataset(urn: "${orders}") {
    datasetProfiles(filter: { and: [] }, limit: 0) { timestampMillis }
    operations(startTimeMillis: 5, endTimeMillis: 1) { timestampMillis }
    operationsStats { buckets { bucket } aggregations { totalOperations } }
    usageStats(range: ALL) { buckets { bucket } }
    assertions(start: 10000, count: 0) { total }
    incidents(assigneeUrns: []) { total }
    contract { urn }
    testResults { failing { type } }
  } }`);
  expect(dataset).toEqual({
    datasetProfiles: [],
    operations: [],
    operationsStats: { buckets: [], aggregations: { totalOperations: 0 } },
    usageStats: { buckets: [] },
    assertions: { total: 0 },
    incidents: { total: 0 },
    contract: null,
    testResults: null,
  });
  expect(await get('{ listQueries(input: { orFilters: [{ and: null }], query: "" }) { total } }')).toEqual({
    listQueries: { total: 0 },
  });
});
