import { type Store, StoreError, storeErrorCodes } from '@colophon/catalogue';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { errorCodes } from '@colophon/wire';
import { describe, expect, it } from 'vitest';
import {
  createTestServer,
  dataset,
  ingest,
  proposalOf,
  search,
  type TestServer,
} from './testing/test-server.ts';

describe('GET /config', () => {
  it('returns what clients look for', async () => {
    const { status, body } = await createTestServer().get('/config');
    expect(status).toBe(200);
    // The types count: clients compare with the text "true" here, and with the boolean there.
    expect(body).toMatchObject({
      noCode: 'true',
      retention: 'true',
      statefulIngestionCapable: true,
      supportsImpactAnalysis: true,
      models: {},
    });
    expect(body).toMatchObject({
      versions: { 'acryldata/datahub': { version: expect.stringMatching(/^v?\d+\.\d+\.\d+$/) } },
    });
  });
});

it('reports that it is up', async () => {
  expect((await createTestServer().get('/health')).body).toEqual({ status: 'up' });
});

describe('a fault of the server', () => {
  const fault = new Error('disk full at sector 42');
  const failing = (store: Store): Store => {
    const fail = () => Promise.reject(fault);
    return { ...store, write: fail, aspect: fail, aspects: fail, search: fail, timeseries: fail };
  };
  const urn = encodeURIComponent(dataset);

  it.each([
    ['POST', ingest, { proposal: proposalOf(dataset, 'status', { removed: false }) }],
    ['POST', search, { entity: 'dataset' }],
    ['POST', '/aspects?action=getTimeseriesAspectValues', { urn: dataset, aspect: 'datasetProfile' }],
    ['GET', `/aspects/${urn}?aspect=status`, undefined],
    ['GET', `/entitiesV2/${urn}`, undefined],
  ])(
    'is hidden from the caller of %s %s, and told to the log under the same id',
    async (method, path, body) => {
      const server = createTestServer({ wrapStore: failing });
      const answer = await server.send(path, { method, ...(body && { body: JSON.stringify(body) }) });
      expect(answer.status).toBe(500);
      expect(answer.text).not.toContain('disk');
      expect(answer.text).not.toContain('stack');
      expect(answer.body).toMatchObject({
        status: 500,
        message: expect.stringContaining('id of this request'),
      });
      const requestId = answer.headers.get('x-request-id');
      expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
      expect(server.unexpected).toEqual([{ error: fault, requestId }]);
    },
  );

  it.each([
    [true, true, 0],
    [true, false, 1],
    [false, true, 1],
  ])(
    'of abandoned work as the server stops is none (abandoned: %s, stops: %s)',
    async (left, stops, count) => {
      const ended = AbortSignal.abort();
      const server = createTestServer({ wrapStore: failing, ...(stops && { stopping: ended }) });
      await server.send(`/entitiesV2/${urn}`, left ? { signal: ended } : {});
      expect(server.unexpected).toHaveLength(count);
    },
  );

  it('has a unique id', async () => {
    const server = createTestServer({ wrapStore: failing });
    await server.get(`/entitiesV2/${urn}`);
    await server.get(`/entitiesV2/${urn}`);
    const [first, second] = server.unexpected;
    expect(first?.requestId).not.toBe(second?.requestId);
  });
});

it.each(storeErrorCodes)('is reported to the operator, not to callers: %s', async (code) => {
  const fault = new StoreError(code, 'The disk is gone.');
  const server = createTestServer({
    wrapStore: (store) => ({ ...store, write: () => Promise.reject(fault) }),
  });
  const answer = await server.post(ingest, { proposal: proposalOf(dataset, 'status', { removed: false }) });
  expect(answer).toMatchObject({
    status: errorCodes[code].status,
    body: {
      code,
      message:
        code === 'STORE_OUTCOME_UNKNOWN'
          ? 'The disk is gone. The write may be stored, or not: send it again, or read the value first if the write has a condition.'
          : 'The disk is gone. Nothing was stored.',
    },
  });
  expect(server.unexpected).toMatchObject([{ error: fault }]);
});

describe('a store that cannot write', () => {
  const proposal = {
    proposal: proposalOf(dataset, 'datasetProperties', { description: 'x'.repeat(100_000) }),
  };
  const small = { proposal: proposalOf(dataset, 'status', { removed: false }) };

  it.each([
    ['full', 'max_page_count = 1', 507, 'disk of the database is full', 'max_page_count = 1000000'],
    ['read-only', 'query_only = on', 503, 'it is read-only', 'query_only = off'],
  ])(
    'because it is %s says so, keeps what it has, and goes on when that is mended',
    async (_, fault, status, phrase, mended) => {
      const database = openMemoryDatabase();
      const server = createTestServer({ database });
      await server.put(dataset, 'status', { removed: false });
      const before = await server.log();
      database.exec(`PRAGMA ${fault}`);

      const refused = await server.post(ingest, proposal);
      expect(refused).toMatchObject({ status, body: { status, message: expect.stringContaining(phrase) } });
      expect(server.unexpected).toMatchObject([{ requestId: refused.headers.get('x-request-id') }]);
      const urn = encodeURIComponent(dataset);
      expect((await server.get(`/openapi/v3/entity/dataset/${urn}?aspects=status`)).body).toMatchObject({
        status: { value: { removed: false } },
      });
      expect(
        (
          await server.post(`/openapi/v3/entity/dataset/${urn}/datasetProperties`, {
            value: { description: 'x'.repeat(100_000) },
          })
        ).status,
      ).toBe(status);
      expect(await server.log()).toEqual(before);

      database.exec(`PRAGMA ${mended}`);
      expect((await server.post(ingest, proposal)).status).toBe(200);
      expect((await server.post(ingest, small)).status).toBe(200);
    },
  );
});

describe('the actor of a write', () => {
  const actorOf = async (server: TestServer) => (await server.log()).at(-1)?.created.actor;

  it('is the local user, whichever interface it came through', async () => {
    const server = createTestServer();
    await server.put(dataset, 'status', { removed: false });
    expect(await actorOf(server)).toBe('urn:li:corpuser:datahub');
    await server.post('/openapi/v3/entity/dataset', [{ urn: dataset, status: { value: { removed: true } } }]);
    expect(await actorOf(server)).toBe('urn:li:corpuser:datahub');
    await server.post('/entities?action=delete', { urn: dataset });
    expect((await server.log()).at(-1)).toMatchObject({
      changeType: 'DELETE',
      created: { actor: 'urn:li:corpuser:datahub' },
    });
  });

  it('is whoever the request is authenticated as', async () => {
    const principal = (request: Request) => ({
      urn: `urn:li:corpuser:${request.headers.get('Authorization') ?? 'nobody'}`,
    });
    const server = createTestServer({ authenticate: principal });
    await server.send(`/openapi/v3/entity/dataset/${encodeURIComponent(dataset)}/status`, {
      method: 'POST',
      headers: { Authorization: 'ana' },
      body: JSON.stringify({ value: { removed: true } }),
    });
    expect(await actorOf(server)).toBe('urn:li:corpuser:ana');
  });
});
