import { beforeEach, expect, it } from 'vitest';
import { createTestServer, dataset, type TestServer } from '../testing/test-server.ts';

const path = '/openapi/operations/elasticSearch/restoreIndices';
let server: TestServer;
beforeEach(async () => {
  server = createTestServer();
  await server.put(dataset, 'status', { removed: false });
  await server.put('urn:li:tag:pii', 'tagProperties', { name: 'PII' });
});

it('rebuilds search and relationships of the requested aspects', async () => {
  const { status, body } = await server.get(`${path}?urnLike=urn:li:tag:%25&batchSize=1`);
  expect([status, body]).toEqual([
    200,
    { rows: 2, entities: 1, lastUrn: 'urn:li:tag:pii', lastAspect: 'tagProperties', done: true },
  ]);
  expect((await server.get(`${path}?limit=1`)).body).toMatchObject({ rows: 1, done: false });
});

it('reports each entity of a list', async () => {
  const { body } = await server.post(path, [dataset, 'urn:li:tag:none']);
  expect(body).toMatchObject([{ entities: 1 }, { rows: 0, entities: 0, lastUrn: null, done: true }]);
  expect((await server.post(path, { urn: dataset })).status).toBe(400);
});
