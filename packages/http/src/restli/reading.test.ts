import { beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, dataset, type TestServer } from '../testing/test-server.ts';

const tag = 'urn:li:tag:pii';
const missing = dataset.replace('orders', 'missing');
let server: TestServer;
beforeEach(async () => {
  server = createTestServer();
  await server.put(dataset, 'status', { removed: true });
  await server.put(tag, 'tagProperties', { name: 'PII' });
});

describe('GET /entitiesV2?ids=', () => {
  const list = (...urns: string[]) => `/entitiesV2?ids=List(${urns.map(encodeURIComponent).join(',')})`;

  it('returns many entities by URN, each as in a single read', async () => {
    const { status, body } = await server.get(list(dataset, missing));
    expect(status).toBe(200);
    const alone = async (urn: string) => (await server.get(`/entitiesV2/${encodeURIComponent(urn)}`)).body;
    expect(body).toEqual({
      results: { [dataset]: await alone(dataset), [missing]: await alone(missing) },
      statuses: {},
      errors: {},
    });
  });

  it('returns the requested aspects', async () => {
    const { body } = await server.get(`${list(tag)}&aspects=List(status)`);
    expect(
      Object.keys((body as { results: Record<string, { aspects: object }> }).results[tag]?.aspects ?? {}),
    ).toEqual(['tagKey']);
  });

  it('rejects what is not a URN', async () => {
    expect((await server.get(list('orders'))).status).toBe(400);
    expect((await server.get('/entitiesV2')).status).toBe(400);
  });
});

describe('existence', () => {
  it('is reported for one entity, including soft-deleted ones by default', async () => {
    const exists = async (body: object) => (await server.post('/entities?action=exists', body)).body;
    expect(await exists({ urn: dataset })).toEqual({ value: true });
    expect(await exists({ urn: dataset, includeSoftDelete: false })).toEqual({ value: false });
    expect(await exists({ urn: missing })).toEqual({ value: false });
  });

  it('is reported for many entities', async () => {
    const filter = (request: object) => server.post('/entities?action=filterExistingUrns', { request });
    expect((await filter({ urns: [missing, dataset, tag] })).body).toEqual({ value: [dataset, tag] });
    expect((await filter({ urns: [dataset, tag], includeSoftDelete: false })).body).toEqual({ value: [tag] });
    expect(await filter({})).toMatchObject({
      status: 400,
      body: { message: '/request/urns: expected an array, got nothing' },
    });
  });
});

describe('getCount', () => {
  it('counts entities that have an aspect', async () => {
    const count = async (body: object) => (await server.post('/aspects?action=getCount', body)).body;
    expect(await count({ aspect: 'status' })).toEqual({ value: 1 });
    expect(await count({ aspect: 'status', urnLike: 'urn:li:tag:%' })).toEqual({ value: 0 });
  });
});

describe('getTimeseriesStats', () => {
  const stats = (body: object) =>
    server.post('/analytics?action=getTimeseriesStats', {
      entityName: 'dataset',
      aspectName: 'datasetProfile',
      ...body,
    });
  const byDay = {
    type: 'DATE_GROUPING_BUCKET',
    key: 'timestampMillis',
    timeWindowSize: { unit: 'DAY', multiple: 1 },
  };

  it('returns a table with the query', async () => {
    for (const [timestampMillis, rowCount] of [
      [1, 5],
      [2, 7],
    ] as const)
      await server.put(dataset, 'datasetProfile', { timestampMillis, rowCount });
    const metrics = [{ fieldPath: 'rowCount', aggregationType: 'LATEST' }];
    const filter = { or: [{ and: [{ field: 'urn', values: [dataset], condition: 'EQUAL' }] }] };
    expect((await stats({ metrics, buckets: [byDay], filter })).body).toEqual({
      value: {
        entityName: 'dataset',
        aspectName: 'datasetProfile',
        aggregationSpecs: metrics,
        groupingBuckets: [byDay],
        filter,
        table: {
          columnNames: ['timestampMillis', 'latest_rowCount'],
          columnTypes: ['long', 'long'],
          rows: [['0', '7']],
        },
      },
    });
  });

  it.each([
    [{}, '/metrics: expected an array of objects, got nothing'],
    [{ metrics: [{ fieldPath: 'rowCount' }] }, '/metrics/0/aggregationType: expected one of LATEST, SUM'],
    [{ metrics: [], buckets: [{ ...byDay, key: 'rowCount' }] }, '/buckets/0/key: expected timestampMillis'],
    [
      { metrics: [], buckets: [{ ...byDay, timeWindowSize: { unit: 'DAY', multiple: 0 } }] },
      '/buckets/0/timeWindowSize/multiple: expected 1 or more, got 0',
    ],
    [{ metrics: [], buckets: [{ ...byDay, timeZone: 'Europe/Rome' }] }, '/buckets/0/timeZone: expected UTC'],
  ])('rejects %j', async (body, message) => {
    const answer = await stats(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toHaveProperty('message', expect.stringContaining(message));
  });
});
