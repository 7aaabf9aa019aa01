import { beforeEach, describe, expect, it } from 'vitest';
import {
  createTestServer,
  dataset,
  type ErrorBody,
  ingest,
  ingestBatch,
  proposalOf,
  type TestServer,
} from '../testing/test-server.ts';

let server: TestServer;
beforeEach(() => {
  server = createTestServer();
});

const tag = 'urn:li:tag:pii';

/** The result of an action, which must succeed. */
async function call(path: string, body: unknown): Promise<unknown> {
  const answer = await server.post(path, body);
  expect([answer.status, answer.text]).toEqual([200, expect.anything()]);
  return (answer.body as { value: unknown }).value;
}

const putIn = (runId: string, urn: string, aspect: string, value: unknown) =>
  server.post(ingest, {
    proposal: { ...proposalOf(urn, aspect, value), systemMetadata: { runId, lastObserved: 7 } },
  });

describe('deleting', () => {
  it('deletes an entity and counts its rows', async () => {
    await server.put(tag, 'tagProperties', { name: 'a' });
    expect(await call('/entities?action=delete', { urn: tag })).toEqual({
      urn: tag,
      rows: 2,
      timeseriesRows: 0,
    });
    expect((await server.get(`/aspects/${encodeURIComponent(tag)}?aspect=tagKey`)).status).toBe(404);
  });

  it('deletes time-series values in a time range', async () => {
    for (const timestampMillis of [1000, 2000, 3000])
      await server.put(dataset, 'datasetProfile', { timestampMillis });
    const range = { urn: dataset, aspectName: 'datasetProfile', startTimeMillis: 2000 };
    expect(await call('/entities?action=delete', range)).toEqual({ urn: dataset, timeseriesRows: 2 });
  });

  it('truncates a time series of all entities of a type, or reports what it would delete', async () => {
    for (const timestampMillis of [1000, 2000, 3000])
      await server.put(dataset, 'datasetUsageStatistics', { timestampMillis });
    const path = '/operations?action=truncateTimeseriesAspect';
    // As DataHub's garbage collection names it.
    const asked = { entityType: 'dataset', aspect: 'datasetusagestatistics', endTimeMillis: 2000 };
    const found = 'Delete 2 out of 3 rows. This was a dry run. Run with dryRun = false to execute.';
    expect(await call(path, asked)).toBe(found);
    expect(await call(path, { ...asked, dryRun: true, forceDeleteByQuery: true })).toBe(found);
    expect(await call(path, { ...asked, dryRun: false })).toBe('Deleted 2 out of 3 rows.');
    expect(await call(path, { ...asked, dryRun: false })).toBe('Deleted 0 out of 1 rows.');
  });

  it('counts references, or removes them', async () => {
    await server.put(dataset, 'globalTags', { tags: [{ tag }] });
    const found = {
      total: 1,
      relatedAspects: [{ relationship: 'TaggedWith', entity: dataset, aspect: 'globalTags' }],
    };
    const path = '/entities?action=deleteReferences';
    expect(await call(path, { urn: tag, dryRun: true })).toEqual(found);
    expect(await call(path, { urn: tag })).toEqual(found);
    expect(await call(path, { urn: tag })).toEqual({ total: 0, relatedAspects: [] });
  });

  it.each([
    ['/entities?action=delete', {}, '/urn'],
    ['/entities?action=delete', { urn: 'x' }, 'urn'],
    ['/entities?action=delete', { urn: dataset, aspectName: 'status' }, 'time series'],
    ['/entities?action=deleteReferences', { urn: 'urn:li:nope:x' }, 'nope'],
    [
      '/operations?action=truncateTimeseriesAspect',
      { entityType: 'dataset', aspect: 'operation' },
      '/endTimeMillis',
    ],
    ['/entities?action=deleteAll', { registryId: 'mine' }, '/registryId: expected name:version'],
    ['/runs?action=rollback', { runId: 'no-run-id-provided' }, 'runId'],
    ['/runs?action=describe', {}, '/runId'],
  ])('%s of %j is refused', async (path, body, phrase) => {
    const { status, body: error } = await server.post(path, body);
    expect(status).toBe(400);
    expect((error as ErrorBody).message).toContain(phrase);
  });
});

describe('runs', () => {
  beforeEach(async () => {
    await putIn('one', tag, 'tagProperties', { name: 'a' });
    await putIn('two', tag, 'tagProperties', { name: 'b' });
  });

  it('lists them and what they wrote', async () => {
    expect(await call('/runs?action=list', {})).toEqual([
      { runId: 'two', timestamp: 7, rows: 1 },
      { runId: 'one', timestamp: 7, rows: 1 },
    ]);
    expect(await call('/runs?action=describe', { runId: 'two', includeAspect: true })).toEqual([
      {
        runId: 'two',
        aspectName: 'tagProperties',
        urn: tag,
        timestamp: 7,
        metadata: expect.stringContaining('"runId":"two"'),
        version: 0,
        keyAspect: false,
        aspect: { name: 'b' },
      },
    ]);
  });

  it('rolls one back, hard or soft, or with a dry run', async () => {
    const path = '/runs?action=rollback';
    expect(await call(path, { runId: 'one', dryRun: true })).toMatchObject({
      entitiesDeleted: 1,
      aspectsReverted: 1,
      aspectsAffected: 1,
      unsafeEntitiesCount: 1,
      unsafeEntities: [{ urn: tag }],
      aspectRowSummaries: [{ runId: 'one', aspectName: 'tagKey', keyAspect: true }],
    });
    expect(await call(path, { runId: 'two', safe: true })).toMatchObject({ aspectsReverted: 1 });
    const read = await server.get(`/aspects/${encodeURIComponent(tag)}?aspect=tagProperties`);
    expect(read.text).toContain('"name":"a"');
    await call(path, { runId: 'one', safe: false });
    expect((await server.get(`/aspects/${encodeURIComponent(tag)}?aspect=tagKey`)).status).toBe(404);
  });
});

it('restores indices and applies retention, and reports what it processed', async () => {
  await server.put(tag, 'tagProperties', { name: 'a' });
  const body = { urnLike: 'urn:li:tag:%', batchSize: 1, start: 0 };
  const said = 'Processed 2 aspects';
  expect(await call('/operations?action=restoreIndices', body)).toContain(said);
  expect(await call('/aspects?action=restoreIndices', { urn: tag, limit: 1 })).toBe(
    `Processed 1 aspect, the last one tagKey of ${tag}; there are more. Restored the indices of 1 entity.`,
  );
  expect(await call('/entities?action=applyRetention', { urn: tag })).toContain(said);
});

it.each([
  ['bad', undefined, 'INVALID_URN', 'bad'],
  ['urn:li:nope:x', undefined, 'UNKNOWN_ENTITY', 'nope'],
  [undefined, 'nope', 'UNKNOWN_ASPECT', 'nope is not an aspect'],
  [tag, 'datasetKey', 'UNKNOWN_ASPECT', 'datasetKey is not an aspect of tag'],
])('restores no indices and applies no retention for %s, %s', async (urn, aspect, code, phrase) => {
  const asked = [
    ['/operations?action=restoreIndices', { urn, aspect }],
    ['/aspects?action=restoreIndices', { urn, aspect }],
    ['/entities?action=applyRetention', { urn, aspectName: aspect }],
  ] as const;
  for (const [path, parameters] of asked) {
    const { status, body } = await server.post(path, parameters);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code, message: expect.stringContaining(phrase) });
  }
});

describe('a batch', () => {
  it('is rejected with a line for every failure, parse errors included', async () => {
    const fine = proposalOf(tag, 'tagProperties', { name: 'a' });
    const proposals = [
      fine,
      { ...fine, changeType: 'NOPE' },
      proposalOf(tag, 'tagProperties', { name: 5 }),
      7,
      { ...fine, aspect: { contentType: 'application/json', value: '{' } },
    ];
    const { status, body } = await server.post(ingestBatch, { proposals });
    expect(status).toBe(400);
    const lines = (body as ErrorBody).message.split('\n').map((line) => line.split(':')[0]);
    expect(lines).toEqual([
      '/proposals/1/changeType',
      '/proposals/3',
      '/proposals/4/aspect/value',
      '/proposals/2',
    ]);
    expect(await server.log()).toEqual([]);
  });

  it('of older change events is rejected likewise', async () => {
    const entities = [{ value: {} }, 5];
    const { status, body } = await server.post('/entities?action=batchIngest', { entities });
    expect(status).toBe(400);
    expect((body as ErrorBody).message.split('\n')).toHaveLength(2);
  });
});

describe('a write', () => {
  it('returns an id by which its state can be queried', async () => {
    const { headers } = await server.post(ingest, {
      proposal: proposalOf(tag, 'tagProperties', { name: 'a' }),
      async: 'true',
    });
    const [, traceId] = /^00-([0-9a-f]{32})-[0-9a-f]{16}-01$/.exec(headers.get('traceparent') ?? '') ?? [];
    const ask = async (query: string) =>
      (await server.post(`/openapi/v1/trace/write/${traceId}${query}`, { [tag]: ['tagProperties'] })).body;
    const state = { writeStatus: 'ACTIVE_STATE' };
    expect(await ask('?onlyIncludeErrors=false&detailed=true')).toEqual({
      [tag]: { tagProperties: { success: true, primaryStorage: state, searchStorage: state } },
    });
    expect(await ask('')).toEqual({});
    expect((await server.post('/openapi/v1/trace/write/x', {})).status).toBe(400);
  });
});

describe('an asynchronous write', () => {
  const traceOf = ({ headers }: { headers: Headers }) => headers.get('traceparent')?.split('-')[1] ?? '';
  const ask = async (traceId: string, asked: Record<string, string[]>, query = '?onlyIncludeErrors=false') =>
    (await server.post(`/openapi/v1/trace/write/${traceId}${query}`, asked)).body;
  const stored = async (urn: string, aspect: string) => (await server.catalogue.aspect(urn, aspect))?.value;
  const create = (urn: string, name: string) => ({
    ...proposalOf(urn, 'tagProperties', { name }),
    changeType: 'CREATE',
  });
  const failed = {
    success: false,
    primaryStorage: { writeStatus: 'ERROR', writeMessage: expect.stringContaining('already exists') },
    searchStorage: { writeStatus: 'ERROR' },
  };

  it('succeeds despite a failed condition, which the trace reports', async () => {
    await server.put(tag, 'tagProperties', { name: 'first' });
    const answer = await server.post(ingest, { proposal: create(tag, 'second'), async: 'true' });
    expect(answer.status).toBe(200);
    expect(await stored(tag, 'tagProperties')).toEqual({ name: 'first' });
    const asked = { [tag]: ['tagProperties', 'tagKey'] };
    const { success, ...rest } = failed;
    expect(await ask(traceOf(answer), asked)).toMatchObject({
      [tag]: { tagProperties: { success, ...rest }, tagKey: { success: true } },
    });
    expect(Object.keys((await ask(traceOf(answer), asked, '')) as object)).toEqual([tag]);
    expect((await server.post(ingest, { proposal: create(tag, 'second'), async: 'false' })).status).toBe(422);
  });

  it('rejects of a batch only the proposals whose conditions fail', async () => {
    await server.put(tag, 'tagProperties', { name: 'first' });
    const other = 'urn:li:tag:other';
    const proposals = [create(tag, 'second'), create(other, 'new')];
    const answer = await server.post(ingestBatch, { proposals, async: true });
    expect(answer.status).toBe(200);
    expect([await stored(tag, 'tagProperties'), await stored(other, 'tagProperties')]).toEqual([
      { name: 'first' },
      { name: 'new' },
    ]);
    const state = { writeStatus: 'ACTIVE_STATE' };
    expect(
      await ask(traceOf(answer), { [tag]: ['tagProperties'], [other]: ['tagProperties'] }),
    ).toMatchObject({
      [tag]: { tagProperties: failed },
      [other]: { tagProperties: { success: true, primaryStorage: state, searchStorage: state } },
    });
  });

  it('is rejected immediately when a proposal is invalid, and nothing in the batch is stored', async () => {
    const proposals = [create(tag, 'a'), proposalOf('urn:li:tag:b', 'tagProperties', { name: 1 })];
    const answer = await server.post(ingestBatch, { proposals, async: true });
    expect([answer.status, (answer.body as ErrorBody).message]).toEqual([
      422,
      expect.stringMatching(/^\/proposals\/1: .*\/name: expected string, got 1$/),
    ]);
    expect(await server.log()).toEqual([]);
  });

  it('carries the id of its trace, until a later write takes its place', async () => {
    const body = [
      {
        urn: tag,
        tagProperties: { value: { name: 'a' }, systemMetadata: { properties: { clientId: 'x' } } },
      },
    ];
    const answer = await server.post('/openapi/v3/entity/tag?systemMetadata=true', body);
    const traceId = traceOf(answer);
    expect(traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(answer).toMatchObject({
      status: 202,
      body: [
        { tagProperties: { systemMetadata: { properties: { clientId: 'x', telemetryTraceId: traceId } } } },
      ],
    });
    const asked = { [tag]: ['tagProperties'] };
    expect(await ask(traceId, asked)).toMatchObject({
      [tag]: { tagProperties: { success: true, primaryStorage: { writeStatus: 'ACTIVE_STATE' } } },
    });
  });

  it('returns what was sent where a condition failed', async () => {
    await server.put(tag, 'tagProperties', { name: 'first' });
    const path = `/openapi/v3/entity/tag/${encodeURIComponent(tag)}/tagProperties`;
    const sent = { value: { name: 'second' }, headers: { 'If-Version-Match': '7' } };
    const query = '?createIfNotExists=false&systemMetadata=true';
    const answer = await server.post(`${path}${query}&async=true`, sent);
    expect(answer).toMatchObject({
      status: 202,
      body: {
        tagProperties: {
          value: { name: 'second' },
          systemMetadata: { properties: { telemetryTraceId: traceOf(answer) } },
        },
      },
    });
    expect(await stored(tag, 'tagProperties')).toEqual({ name: 'first' });
    expect(await ask(traceOf(answer), { [tag]: ['tagProperties'] })).toMatchObject({
      [tag]: {
        tagProperties: {
          primaryStorage: { writeStatus: 'ERROR', writeMessage: expect.stringContaining('If-Version-Match') },
        },
      },
    });
    expect((await server.post(`${path}${query}&async=false`, sent)).status).toBe(412);
  });

  it.each(['/openapi/entities/v1/', '/openapi/v2/platform/entities/v1/'])(
    'carries it from %s',
    async (path) => {
      const proposal = path.includes('platform')
        ? proposalOf(tag, 'status', { removed: false })
        : { entityType: 'tag', entityUrn: tag, aspect: { __type: 'Status', removed: false } };
      const answer = await server.post(`${path}?async=true`, [proposal]);
      const { systemMetadata } = (await server.catalogue.aspect(tag, 'status')) ?? {};
      expect(systemMetadata?.properties).toEqual({ telemetryTraceId: traceOf(answer) });
    },
  );
});

describe('usage', () => {
  const day = 86_400_000;
  const bucket = (n: number, count: number) => ({
    bucket: n * day,
    duration: 'DAY',
    resource: dataset,
    metrics: {
      uniqueUserCount: 1,
      totalSqlQueries: count,
      users: [{ user: 'urn:li:corpuser:ada', count }],
      fields: [{ fieldName: 'id', count }],
    },
  });

  it('is stored as a time series, and returned by bucket and in total', async () => {
    const ingested = await server.post('/usageStats?action=batchIngest', {
      buckets: [bucket(1, 2), bucket(2, 3), bucket(3, 4)],
    });
    expect(ingested.status).toBe(200);
    const query = { resource: dataset, duration: 'DAY', startTime: 2 * day };
    expect(await call('/usageStats?action=query', query)).toEqual({
      buckets: [bucket(2, 3), bucket(3, 4)],
      aggregations: {
        uniqueUserCount: 1,
        totalSqlQueries: 7,
        users: [{ user: 'urn:li:corpuser:ada', count: 7 }],
        fields: [{ fieldName: 'id', count: 7 }],
      },
    });
    const range = { resource: dataset, duration: 'DAY', rangeFromEnd: 'ALL' };
    expect(await call('/usageStats?action=queryRange', range)).toMatchObject({
      aggregations: { totalSqlQueries: 9 },
    });
  });

  it('fills buckets without usage between the first and the last, oldest first', async () => {
    await server.post('/usageStats?action=batchIngest', {
      buckets: [bucket(70, 1), bucket(2, 2), bucket(5, 3)],
    });
    const ask = async (duration: string, more = {}) => {
      const asked = { resource: dataset, duration, rangeFromEnd: 'ALL', ...more };
      const { buckets } = (await call('/usageStats?action=queryRange', asked)) as {
        buckets: { bucket: number; metrics: { totalSqlQueries?: number } }[];
      };
      return buckets.map(({ bucket: start, metrics }) => [start / day, metrics.totalSqlQueries]);
    };
    const days = await ask('DAY');
    expect(days.slice(0, 4)).toEqual([
      [2, 2],
      [3, undefined],
      [4, undefined],
      [5, 3],
    ]);
    expect([days.length, days.at(-1)]).toEqual([69, [70, 1]]);
    // January, February and March of 1970; the latest point of a bucket says what it has.
    expect(await ask('MONTH')).toEqual([
      [0, 3],
      [31, undefined],
      [59, 1],
    ]);
    expect(
      await call('/usageStats?action=query', { resource: dataset, duration: 'MONTH', maxBuckets: 2 }),
    ).toMatchObject({
      buckets: [{ metrics: {} }, { metrics: { totalSqlQueries: 1 } }],
      aggregations: { totalSqlQueries: 1 },
    });
  });

  it('is rejected when it would make too many buckets', async () => {
    await server.post('/usageStats?action=batchIngest', { buckets: [bucket(0, 1), bucket(9_999, 2)] });
    const asked = { resource: dataset, duration: 'HOUR', rangeFromEnd: 'ALL' };
    const answer = await server.post('/usageStats?action=queryRange', asked);
    expect([answer.status, answer.text]).toEqual([
      400,
      expect.stringContaining('/duration: expected at most 10000'),
    ]);
    const ofDays = { ...asked, duration: 'DAY' };
    expect((await server.post('/usageStats?action=queryRange', ofDays)).status).toBe(200);
  });

  it('is rejected with the path of what is wrong', async () => {
    const { status, body } = await server.post('/usageStats?action=batchIngest', {
      buckets: [bucket(1, 2), { ...bucket(2, 3), duration: 'EON' }],
    });
    expect(status).toBe(400);
    expect((body as ErrorBody).message).toContain('/buckets/1/duration');
  });
});
