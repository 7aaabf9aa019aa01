import { expect, it } from 'vitest';
import { ada, createTestGraphql, type TestGraphql } from '../../testing/test-graphql.ts';

const orders = 'urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)';
const items = 'urn:li:dataset:(urn:li:dataPlatform:mysql,shop.items,PROD)';

/** Lets Ada do these things with these datasets. */
const grant = (graphql: TestGraphql, privileges: readonly string[], urns: readonly string[]) =>
  graphql.put('urn:li:dataHubPolicy:test', 'dataHubPolicyInfo', {
    displayName: 'test',
    description: '',
    type: 'METADATA',
    state: 'ACTIVE',
    privileges,
    actors: { users: [ada] },
    resources: { filter: { criteria: [{ field: 'URN', values: urns, condition: 'EQUALS' }] } },
  });

const upsertAssertion = `mutation($urn: String, $input: UpsertCustomAssertionInput!) {
  upsertCustomAssertion(urn: $urn, input: $input) { urn info { type customAssertion { type entityUrn field { path } } } }
}`;
const assertionInput = {
  entityUrn: orders,
  type: 'freshness check',
  description: 'Orders are of today',
  fieldPath: 'id',
  platform: { name: 'great-expectations' },
};

it('writes an assertion, its results, and lists them with the dataset', async () => {
  const { ask, get, read, put } = await createTestGraphql();
  await put(orders, 'datasetProperties', { name: 'orders' });
  const { upsertCustomAssertion: assertion } = await get(upsertAssertion, { input: assertionInput });
  expect(assertion.info).toMatchObject({
    type: 'CUSTOM',
    customAssertion: { type: 'freshness check', entityUrn: orders, field: { path: 'id' } },
  });
  expect(await read(assertion.urn, 'dataPlatformInstance')).toEqual({
    platform: 'urn:li:dataPlatform:great-expectations',
  });
  const report = (result: object) =>
    get(
      'mutation($urn: String!, $result: AssertionResultInput!) { reportAssertionResult(urn: $urn, result: $result) }',
      {
        urn: assertion.urn,
        result,
      },
    );
  await report({ timestampMillis: 1000, type: 'SUCCESS', properties: [{ key: 'rows', value: '7' }] });
  await report({ timestampMillis: 2000, type: 'FAILURE', error: { type: 'UNKNOWN_ERROR', message: 'no' } });
  const { dataset } = await get(
    `query($urn: String!) { dataset(urn: $urn) {
      assertions(start: 0, count: 10) { total assertions { urn platform { urn } runEvents(status: COMPLETE, limit: 10) {
        total failed succeeded errored runEvents { timestampMillis runId asserteeUrn result { type nativeResults { key value } error { type properties { key value } } } }
      } } }
      health { type status causes latestAssertionStatusByType { type status total statusCount lastStatusResultAt } }
    } }`,
    { urn: orders },
  );
  const [shown] = dataset.assertions.assertions;
  expect(dataset.assertions.total).toBe(1);
  expect(shown.runEvents).toMatchObject({ total: 2, failed: 1, succeeded: 1, errored: 0 });
  expect(shown.runEvents.runEvents).toMatchObject([
    { timestampMillis: 2000, result: { error: { properties: [{ key: 'message', value: 'no' }] } } },
    { runId: '1000', asserteeUrn: orders, result: { nativeResults: [{ key: 'rows', value: '7' }] } },
  ]);
  expect(dataset.health).toEqual([
    { type: 'INCIDENTS', status: 'PASS', causes: null, latestAssertionStatusByType: null },
    {
      type: 'ASSERTIONS',
      status: 'FAIL',
      causes: [assertion.urn],
      latestAssertionStatusByType: [
        { type: 'CUSTOM', status: 'FAIL', total: 1, statusCount: 1, lastStatusResultAt: 2000 },
      ],
    },
  ]);
  const remove = `mutation { deleteAssertion(urn: "${assertion.urn}") }`;
  await get(remove);
  expect(await read(assertion.urn, 'assertionInfo')).toBeUndefined();
  expect(await get(remove)).toEqual({ deleteAssertion: true });

  for (const input of [
    { ...assertionInput, platform: {} },
    { ...assertionInput, entityUrn: 'urn:li:tag:pii' },
    { ...assertionInput, type: '' },
  ])
    expect((await ask(upsertAssertion, { input })).errors?.[0]?.extensions).toMatchObject({ code: 400 });
});

it('stores how the tool that evaluates an assertion calls it, and what it compares', async () => {
  const { get, read } = await createTestGraphql();
  const check = {
    scope: 'DATASET_COLUMN',
    aggregation: 'NULL_PROPORTION',
    operator: 'BETWEEN',
    nativeType: 'expect_column_values_to_be_null',
    logic: 'SELECT 1',
  };
  const [low, high] = [
    { value: '0', type: 'NUMBER' },
    { value: '0.1', type: 'NUMBER' },
  ];
  const { upsertCustomAssertion: assertion } = await get(upsertAssertion, {
    input: {
      ...assertionInput,
      ...check,
      fieldPaths: ['id', 'email'],
      parameters: { minValue: low, maxValue: high, value: null },
      nativeParameters: [{ key: 'mostly', value: '0.9' }],
    },
  });
  const column = (path: string) => `urn:li:schemaField:(${orders},${path})`;
  expect((await read(assertion.urn, 'assertionInfo'))?.customAssertion).toEqual({
    ...check,
    type: 'freshness check',
    entity: orders,
    field: column('id'),
    fields: [column('id'), column('email')],
    parameters: { minValue: low, maxValue: high },
    nativeParameters: { mostly: '0.9' },
  });
});

it('lets those change assertions who may on the dataset, before and after', async () => {
  const graphql = await createTestGraphql({ obeysPolicies: true });
  await graphql.put(orders, 'datasetProperties', { name: 'orders' });
  const urn = 'urn:li:assertion:a';
  const write = (entityUrn: string) =>
    graphql.ask(upsertAssertion, { urn, input: { ...assertionInput, entityUrn } });
  expect((await write(orders)).errors?.[0]?.extensions).toMatchObject({ code: 403 });
  await grant(graphql, ['EDIT_ENTITY_ASSERTIONS'], [orders]);
  await write(orders);
  expect(await graphql.read(urn, 'assertionInfo')).toMatchObject({ customAssertion: { entity: orders } });
  await grant(graphql, ['EDIT_ENTITY_ASSERTIONS'], [items]);
  expect((await write(items)).errors?.[0]?.extensions).toMatchObject({ code: 403 });
});

it('raises, changes and resolves incidents', async () => {
  const { ask, get, read, put } = await createTestGraphql();
  await put(orders, 'datasetProperties', { name: 'orders' });
  const raise = 'mutation($input: RaiseIncidentInput!) { raiseIncident(input: $input) }';
  const { raiseIncident: urn } = await get(raise, {
    input: { type: 'FIELD', title: 'Nulls', resourceUrn: orders, priority: 'HIGH', assigneeUrns: [ada] },
  });
  expect(await read(urn, 'incidentInfo')).toMatchObject({
    type: 'FIELD',
    entities: [orders],
    priority: 1,
    status: { state: 'ACTIVE' },
    source: { type: 'MANUAL' },
  });
  const list = `query($state: IncidentState, $priority: IncidentPriority) { dataset(urn: "${orders}") {
    incidents(state: $state, priority: $priority) { total incidents { urn priority } }
    health { type status message activeIncidentHealthDetails { count latestIncidentTitle } }
  } }`;
  const { dataset } = await get(list, { state: 'ACTIVE', priority: 'HIGH' });
  expect(dataset.incidents).toEqual({ total: 1, incidents: [{ urn, priority: 'HIGH' }] });
  expect(dataset.health).toEqual([
    {
      type: 'INCIDENTS',
      status: 'FAIL',
      message: '1 active incident',
      activeIncidentHealthDetails: { count: 1, latestIncidentTitle: 'Nulls' },
    },
  ]);
  expect((await get(list, { priority: 'LOW' })).dataset.incidents.total).toBe(0);

  const update =
    'mutation($urn: String!, $input: UpdateIncidentInput!) { updateIncident(urn: $urn, input: $input) }';
  await get(update, { urn, input: { title: 'Many nulls', priority: null, resourceUrns: [orders, items] } });
  const updated = await read(urn, 'incidentInfo');
  expect(updated).toMatchObject({ title: 'Many nulls', entities: [orders, items], type: 'FIELD' });
  expect(updated).not.toHaveProperty('priority');
  const resolve =
    'mutation($urn: String!, $input: IncidentStatusInput!) { updateIncidentStatus(urn: $urn, input: $input) }';
  await get(resolve, { urn, input: { state: 'RESOLVED', stage: 'FIXED', message: 'done' } });
  expect((await get(list, { state: 'ACTIVE' })).dataset.health).toMatchObject([{ status: 'PASS' }]);

  const unknown = 'urn:li:incident:none';
  const refused = [
    await ask(raise, { input: { type: 'FIELD', resourceUrns: [] } }),
    await ask(raise, { input: { type: 'CUSTOM', resourceUrn: orders } }),
    await ask(raise, { input: { type: 'FIELD', resourceUrn: 'urn:li:tag:pii' } }),
    await ask(update, { urn: unknown, input: {} }),
    await ask(resolve, { urn: unknown, input: { state: 'RESOLVED' } }),
  ];
  expect(refused.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual([400, 400, 400, 404, 404]);
});

it('asks for the privilege on every asset of an incident', async () => {
  const graphql = await createTestGraphql({ obeysPolicies: true });
  await grant(graphql, ['EDIT_ENTITY_INCIDENTS'], [orders]);
  const raise = (...resourceUrns: string[]) =>
    graphql.ask('mutation($input: RaiseIncidentInput!) { raiseIncident(input: $input) }', {
      input: { type: 'FIELD', resourceUrns },
    });
  expect((await raise(orders, items)).errors?.[0]?.extensions).toMatchObject({ code: 403 });
  expect((await raise(orders)).errors).toBeUndefined();
});

it('writes the one contract of a dataset', async () => {
  const { ask, get, read, put } = await createTestGraphql();
  const { upsertCustomAssertion: assertion } = await get(upsertAssertion, { input: assertionInput });
  await put(orders, 'datasetProperties', { name: 'orders' });
  const upsert = 'mutation($input: UpsertDataContractInput!) { upsertDataContract(input: $input) { urn } }';
  const input = { entityUrn: orders, id: 'c', freshness: [{ assertionUrn: assertion.urn }] };
  const urn = 'urn:li:dataContract:c';
  expect(await get(upsert, { input })).toEqual({ upsertDataContract: { urn } });
  expect(await read(urn, 'dataContractProperties')).toEqual({
    entity: orders,
    freshness: [{ assertion: assertion.urn }],
  });
  expect(await get(upsert, { input: { entityUrn: orders, state: 'PENDING' } })).toEqual({
    upsertDataContract: { urn },
  });
  expect(
    await get(`{ dataset(urn: "${orders}") { contract { urn status { state } properties { entityUrn } } } }`),
  ).toEqual({
    dataset: { contract: { urn, status: { state: 'PENDING' }, properties: { entityUrn: orders } } },
  });
  const missing = [{ assertionUrn: 'urn:li:assertion:none' }];
  for (const wrong of [
    { entityUrn: orders, schema: missing },
    { entityUrn: items, id: 'c' },
  ])
    expect((await ask(upsert, { input: wrong })).errors?.[0]?.extensions).toMatchObject({ code: 400 });
});

it('writes, lists and deletes queries', async () => {
  const { ask, get, read, put } = await createTestGraphql();
  await put(orders, 'datasetProperties', { name: 'orders' });
  const create = 'mutation($input: CreateQueryInput!) { createQuery(input: $input) { urn } }';
  const statement = { value: 'SELECT 1', language: 'SQL' };
  const { createQuery: query } = await get(create, {
    input: { properties: { name: 'One', statement }, subjects: [{ datasetUrn: orders }] },
  });
  await put('urn:li:query:found', 'queryProperties', {
    statement,
    source: 'SYSTEM',
    created: { time: 1, actor: ada },
    lastModified: { time: 1, actor: ada },
  });
  await put('urn:li:query:found', 'querySubjects', { subjects: [{ entity: orders }] });
  const list = async (input: object) =>
    (
      await get(
        'query($input: ListQueriesInput!) { listQueries(input: $input) { start count total queries { urn properties { source } subjects { dataset { urn } } } } }',
        { input },
      )
    ).listQueries;
  expect((await list({ datasetUrn: orders })).queries.map(({ urn }: { urn: string }) => urn)).toEqual([
    query.urn,
    'urn:li:query:found',
  ]);
  expect(await list({ source: 'SYSTEM', datasetUrn: orders })).toMatchObject({
    total: 1,
    queries: [{ urn: 'urn:li:query:found', subjects: [{ dataset: { urn: orders } }] }],
  });
  const orFilters = [
    {
      and: [
        { field: 'entities', values: [orders] },
        { field: 'source', values: ['MANUAL'] },
      ],
    },
  ];
  expect(await list({ start: 0, count: 10, query: '*', orFilters })).toMatchObject({
    total: 1,
    queries: [{ urn: query.urn }],
  });
  expect((await list({ datasetUrn: items })).total).toBe(0);

  const update =
    'mutation($urn: String!, $input: UpdateQueryInput!) { updateQuery(urn: $urn, input: $input) { urn } }';
  await get(update, {
    urn: query.urn,
    input: { properties: { name: 'Two' }, subjects: [{ datasetUrn: items }] },
  });
  expect(await read(query.urn, 'queryProperties')).toMatchObject({ name: 'Two', statement });
  expect(await read(query.urn, 'querySubjects')).toEqual({ subjects: [{ entity: items }] });
  await get(`mutation { deleteQuery(urn: "${query.urn}") }`);
  expect(await read(query.urn, 'queryProperties')).toBeUndefined();
  const refused = [
    await ask(update, { urn: query.urn, input: {} }),
    await ask(create, { input: { properties: { statement }, subjects: [] } }),
    await ask('{ listQueries(input: { count: -1 }) { total } }'),
  ];
  expect(refused.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual([404, 400, 400]);
});

it('asks for the privilege on the datasets that a query had and has', async () => {
  const graphql = await createTestGraphql({ obeysPolicies: true });
  await grant(graphql, ['EDIT_ENTITY_QUERIES'], [orders]);
  await graphql.put('urn:li:query:q', 'queryProperties', {
    statement: { value: 'SELECT 1', language: 'SQL' },
    source: 'MANUAL',
    created: { time: 1, actor: ada },
    lastModified: { time: 1, actor: ada },
  });
  await graphql.put('urn:li:query:q', 'querySubjects', { subjects: [{ entity: items }] });
  const answer = await graphql.ask(
    `mutation { updateQuery(urn: "urn:li:query:q", input: { subjects: [{ datasetUrn: "${orders}" }] }) { urn } }`,
  );
  expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 403 });
  const removal = await graphql.ask('mutation { deleteQuery(urn: "urn:li:query:q") }');
  expect(removal.errors?.[0]?.extensions).toMatchObject({ code: 403 });
});

it('writes, lists and deletes tests, for those who manage them', async () => {
  const { ask, get, read } = await createTestGraphql();
  const create = 'mutation($input: CreateTestInput!) { createTest(input: $input) }';
  const input = { id: 't', name: 'Owned', category: 'c', definition: { json: '{"on":{}}' } };
  expect(await get(create, { input })).toEqual({ createTest: 'urn:li:test:t' });
  const update = 'mutation($input: UpdateTestInput!) { updateTest(urn: "urn:li:test:t", input: $input) }';
  await get(update, { input: { name: 'Described', category: 'c', definition: {} } });
  expect(await read('urn:li:test:t', 'testInfo')).toMatchObject({ name: 'Described' });
  expect(await get('{ listTests(input: {}) { total tests { urn name } } }')).toEqual({
    listTests: { total: 1, tests: [{ urn: 'urn:li:test:t', name: 'Described' }] },
  });
  for (const wrong of [
    input,
    { ...input, id: 'u', definition: { json: '{' } },
    { ...input, id: 'u', name: ' ' },
  ])
    expect((await ask(create, { input: wrong })).errors?.[0]?.extensions).toMatchObject({ code: 400 });
  await get('mutation { deleteTest(urn: "urn:li:test:t") }');
  expect(await read('urn:li:test:t', 'testInfo')).toBeUndefined();

  const guarded = await createTestGraphql({ obeysPolicies: true });
  for (const document of [
    '{ listTests(input: {}) { total } }',
    'mutation { deleteTest(urn: "urn:li:test:t") }',
  ])
    expect((await guarded.ask(document)).errors?.[0]?.extensions).toMatchObject({ code: 403 });
  expect((await guarded.ask(create, { input })).errors?.[0]?.extensions).toMatchObject({ code: 403 });
});
