import { expect, it } from 'vitest';
import { createTestGraphql } from '../../testing/test-graphql.ts';

const nightly = 'urn:li:dataHubIngestionSource:nightly';
const recipe = JSON.stringify({ source: { type: 'mysql', config: { password: 'SHOP' } } });
const input = {
  name: 'Nightly',
  type: 'mysql',
  schedule: { interval: '0 3 * * *', timezone: 'Europe/Berlin' },
  config: {
    recipe,
    executorId: 'default',
    version: '1.0.0',
    extraArgs: [{ key: 'extra_pip_requirements', value: '[]' }],
  },
};
const deploy = `mutation ($urn: String!, $input: UpdateIngestionSourceInput!) {
  updateIngestionSource(urn: $urn, input: $input)
}`;

const asRequests = `executionRequests { id urn type result { status startTimeMs } }`;

it('deploys a source, runs it, and lists its runs as the command line does', async () => {
  const { get, put, read } = await createTestGraphql();
  expect(await get(deploy, { urn: nightly, input })).toEqual({ updateIngestionSource: nightly });
  const run = `mutation { createIngestionExecutionRequest(input: { ingestionSourceUrn: "${nightly}" }) }`;
  const { createIngestionExecutionRequest: request } = await get(run);
  const written = (await read(request, 'dataHubExecutionRequestInput')) ?? {};
  expect(written).toMatchObject({
    task: 'RUN_INGEST',
    executorId: 'default',
    actorUrn: 'urn:li:corpuser:ada',
    source: { type: 'MANUAL_INGESTION_SOURCE', ingestionSource: nightly },
    args: { version: '1.0.0', debug_mode: 'false', extra_pip_requirements: '[]' },
  });
  expect(JSON.parse((written.args as { recipe: string }).recipe)).toEqual({
    ...JSON.parse(recipe),
    run_id: request,
    pipeline_name: nightly,
  });
  await put(request, 'dataHubExecutionRequestResult', { status: 'SUCCESS', startTimeMs: 5 });
  const { listIngestionSources } = await get(
    `query ($filters: [FacetFilterInput!]) { listIngestionSources(input: { start: 0, count: 10, filters: $filters }) {
      start count total
      ingestionSources {
        urn name type platform { urn } schedule { interval timezone } ownership { owners { type } }
        config { recipe executorId version debugMode extraArgs { key value } }
        executions(start: 0, count: 5) { start count total ${asRequests} }
        latestSuccessfulExecution { urn }
      } } }`,
    { filters: [{ field: 'type', values: ['mysql'], condition: 'EQUAL' }] },
  );
  const id = request.split(':').at(-1);
  const ran = { id, urn: request, type: 'EXECUTION_REQUEST', result: { status: 'SUCCESS', startTimeMs: 5 } };
  expect(listIngestionSources).toEqual({
    start: 0,
    count: 1,
    total: 1,
    ingestionSources: [
      {
        urn: nightly,
        name: 'Nightly',
        type: 'mysql',
        platform: null,
        schedule: input.schedule,
        ownership: null,
        config: { ...input.config, debugMode: null },
        executions: { start: 0, count: 1, total: 1, executionRequests: [ran] },
        latestSuccessfulExecution: { urn: request },
      },
    ],
  });
  const { executionRequest } = await get(
    `query ($urn: String!) { executionRequest(urn: $urn) {
      input { task requestedAt executorId actor { urn } source { type ingestionSource } arguments { key value } }
      source { urn name } } }`,
    { urn: request },
  );
  expect(executionRequest).toMatchObject({
    input: { task: 'RUN_INGEST', requestedAt: expect.any(Number), actor: { urn: 'urn:li:corpuser:ada' } },
    source: { urn: nightly, name: 'Nightly' },
  });
});

it('tells requests of the system from those of others', async () => {
  const { get, put } = await createTestGraphql();
  const own = 'urn:li:dataHubIngestionSource:system';
  await get(deploy, { urn: own, input: { ...input, source: { type: 'SYSTEM' } } });
  await get(deploy, { urn: nightly, input });
  for (const [id, source, requestedAt] of [
    ['a', own, 1],
    ['b', nightly, 2],
    ['c', nightly, 3],
  ] as const)
    await put(`urn:li:dataHubExecutionRequest:${id}`, 'dataHubExecutionRequestInput', {
      task: 'RUN_INGEST',
      args: {},
      executorId: 'default',
      source: { type: 'MANUAL_INGESTION_SOURCE', ingestionSource: source },
      requestedAt,
    });
  const list = async (systemSources: boolean | null) => {
    const { listExecutionRequests } = await get(
      'query ($s: Boolean) { listExecutionRequests(input: { systemSources: $s }) { total executionRequests { id } } }',
      { s: systemSources },
    );
    return listExecutionRequests.executionRequests.map(({ id }: { id: string }) => id);
  };
  expect(await list(null)).toEqual(['c', 'b', 'a']);
  expect(await list(true)).toEqual(['a']);
  expect(await list(false)).toEqual(['c', 'b']);
});

it('creates, cancels, tests and deletes', async () => {
  const { get, read, ask } = await createTestGraphql();
  const { createIngestionSource: urn } = await get(
    'mutation ($input: UpdateIngestionSourceInput!) { createIngestionSource(input: $input) }',
    { input },
  );
  expect(await read(urn, 'dataHubIngestionSourceInfo')).toMatchObject({
    name: 'Nightly',
    schedule: input.schedule,
  });
  const { createTestConnectionRequest: test } = await get(
    'mutation ($recipe: String!) { createTestConnectionRequest(input: { recipe: $recipe, version: "1" }) }',
    { recipe },
  );
  expect(await read(test, 'dataHubExecutionRequestInput')).toMatchObject({
    task: 'TEST_CONNECTION',
    args: { version: '1' },
  });
  const cancel = `mutation ($s: String!, $r: String!) {
    cancelIngestionExecutionRequest(input: { ingestionSourceUrn: $s, executionRequestUrn: $r }) }`;
  await get(cancel, { s: urn, r: test });
  expect(await read(test, 'dataHubExecutionRequestSignal')).toMatchObject({
    signal: 'KILL',
    executorId: 'default',
  });
  const missing = await ask(cancel, { s: nightly, r: test });
  expect(missing.errors?.[0]?.extensions.code).toBe(404);
  await get('mutation ($urn: String!) { deleteIngestionSource(urn: $urn) }', { urn });
  expect(await get('query ($urn: String!) { ingestionSource(urn: $urn) { name } }', { urn })).toEqual({
    ingestionSource: null,
  });
});

it('takes back what a run wrote, and says so of its request', async () => {
  const { catalogue, get, read, ask, put } = await createTestGraphql();
  const request = 'urn:li:dataHubExecutionRequest:r1';
  await put(request, 'dataHubExecutionRequestInput', {
    task: 'RUN_INGEST',
    args: {},
    executorId: 'default',
    source: { type: 'MANUAL_INGESTION_SOURCE' },
    requestedAt: 1,
  });
  await put(request, 'dataHubExecutionRequestResult', { status: 'SUCCESS', report: 'fine' });
  await catalogue.propose([
    {
      entityUrn: 'urn:li:tag:written',
      aspectName: 'tagProperties',
      changeType: 'UPSERT',
      value: { name: 'written' },
      systemMetadata: { runId: request },
    },
  ]);
  const rollBack = 'mutation ($runId: String!) { rollbackIngestion(input: { runId: $runId }) }';
  expect(await get(rollBack, { runId: request })).toEqual({ rollbackIngestion: 'true' });
  expect(await read('urn:li:tag:written', 'tagProperties')).toBeUndefined();
  expect(await read(request, 'dataHubExecutionRequestResult')).toEqual({
    status: 'ROLLED_BACK',
    report: 'fine',
  });
  for (const runId of ['no-run-id-provided', ' ']) {
    const { errors } = await ask(rollBack, { runId });
    expect(errors?.[0]?.extensions.code).toBe(400);
  }
});

it.each([
  [
    { schedule: { interval: '0 3 * *', timezone: 'UTC' } },
    'input.schedule.interval: expected a cron expression',
  ],
  [{ schedule: { interval: '0 25 * * *', timezone: 'UTC' } }, 'times of the field hour'],
  [{ schedule: { interval: '0 3 * * *', timezone: 'Mars/Olympus' } }, 'input.schedule.timezone'],
  [{ name: ' ' }, 'input.name: expected a text'],
  [{ config: { ...input.config, executorId: '' } }, 'input.config.executorId'],
])('rejects a source with %j', async (wrong, message) => {
  const { ask, read } = await createTestGraphql();
  const { errors } = await ask(deploy, { urn: nightly, input: { ...input, ...wrong } });
  expect(errors?.[0]?.extensions.code).toBe(400);
  expect(errors?.[0]?.message).toContain(message);
  expect(await read(nightly, 'dataHubIngestionSourceInfo')).toBeUndefined();
});

it('rejects a recipe that cannot be run, and sources of another type', async () => {
  const { ask, get } = await createTestGraphql();
  await get(deploy, {
    urn: nightly,
    input: { ...input, config: { ...input.config, recipe: 'source: mysql' } },
  });
  for (const query of [
    `mutation { createIngestionExecutionRequest(input: { ingestionSourceUrn: "${nightly}" }) }`,
    'mutation { createTestConnectionRequest(input: { recipe: "[]" }) }',
    'mutation { createIngestionExecutionRequest(input: { ingestionSourceUrn: "urn:li:tag:a" }) }',
    'query { ingestionSource(urn: "nonsense") { urn } }',
    'query { listIngestionSources(input: { count: -1 }) { total } }',
  ]) {
    const { errors } = await ask(query);
    expect(errors?.[0]?.extensions.code).toBe(400);
  }
});

it('is for who manages ingestion', async () => {
  const { ask, put, read } = await createTestGraphql({ obeysPolicies: true });
  await put(nightly, 'dataHubIngestionSourceInfo', { name: 'n', type: 't', config: { recipe: '{}' } });
  const { errors } = await ask(deploy, { urn: nightly, input });
  expect(errors?.[0]?.extensions.code).toBe(403);
  expect((await ask('{ listIngestionSources(input: {}) { total } }')).errors?.[0]?.extensions.code).toBe(403);
  const { data } = await ask(
    `{ ingestionSource(urn: "${nightly}") { name } listExecutionRequests(input: {}) { total } }`,
  );
  expect(data).toEqual({ ingestionSource: null, listExecutionRequests: { total: 0 } });
  await put('urn:li:corpuser:ada', 'roleMembership', { roles: ['urn:li:dataHubRole:Admin'] });
  expect((await ask(deploy, { urn: nightly, input })).errors).toBeUndefined();
  expect(await read(nightly, 'dataHubIngestionSourceInfo')).toMatchObject({ name: 'Nightly' });
});
