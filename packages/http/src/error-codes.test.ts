import {
  CatalogueError,
  maxWaitingQueries,
  QueryTimeoutError,
  type Store,
  StoreError,
  type StoreErrorCode,
} from '@colophon/catalogue';
import { describeCode, docUrlOf, type ErrorCode, errorCodes, RequestError } from '@colophon/wire';
import { describe, expect, it } from 'vitest';
import { credentialsUnchecked } from './access/refusals.ts';
import { respondOpenApiFailure } from './openapi/respond.ts';
import { respondFailure } from './restli/respond.ts';
import { type Answer, createTestServer, dataset, ingest, proposalOf, search } from './testing/test-server.ts';

const status = proposalOf(dataset, 'status', { removed: false });
const propose = (change: object) => createTestServer().post(ingest, { proposal: { ...status, ...change } });

const withFault = (fault: Error) =>
  createTestServer({
    wrapStore: (store: Store) => ({ ...store, write: () => Promise.reject(fault) }),
  }).post(ingest, { proposal: status });
const withStoreFault = (code: StoreErrorCode) => withFault(new StoreError(code, 'It is broken.'));

/**
 * Codes of GraphQL alone, whose errors have another form, of a service with many catalogues, and of a server that is being stopped:
 * it rejects before anything is asked here.
 */
type Elsewhere = 'CONFLICT' | 'NOT_SERVED' | 'SERVER_STOPPING' | 'TENANT_SUSPENDED';

/** One way to each other code. */
const provoke: Record<Exclude<ErrorCode, Elsewhere>, () => Promise<Answer>> = {
  INVALID_URN: () => propose({ entityUrn: 'orders' }),
  UNKNOWN_ENTITY: () => createTestServer().post(search, { entity: 'datasets' }),
  UNKNOWN_ASPECT: () => propose({ aspectName: 'colour' }),
  INVALID_REQUEST: () => propose({ changeType: 'REPLACE' }),
  UNSUPPORTED_CHANGE: () => propose({ changeType: 'CREATE', aspectName: 'datasetProfile' }),
  NOT_FOUND: () => createTestServer().get(`/aspects/${encodeURIComponent(dataset)}?aspect=status`),
  METHOD_NOT_ALLOWED: () => createTestServer().get('/aspects'),
  async BACKUP_IN_PROGRESS() {
    const server = createTestServer({
      wrapStore: (store) => ({ ...store, backup: () => new Promise<never>(() => undefined) }),
    });
    void server.send('/openapi/operations/backup', { method: 'POST' });
    return server.send('/openapi/operations/backup', { method: 'POST' });
  },
  UNAUTHENTICATED: () => createTestServer({ authenticate: () => undefined }).get('/entitiesV2'),
  AUTHENTICATION_UNAVAILABLE: () =>
    createTestServer({ authenticate: () => Promise.reject(credentialsUnchecked()) }).get('/entitiesV2'),
  LENGTH_MISMATCH: () =>
    createTestServer().post('/entities?action=batchIngest', { entities: [], systemMetadata: [{}] }),
  BODY_TOO_LARGE: () => createTestServer({ maxBodyBytes: 10 }).post(ingest, { proposal: status }),
  URI_TOO_LONG: () => createTestServer().get(`/docs${'/'.repeat(60_000)}`),
  LIMIT_EXCEEDED: () =>
    createTestServer().post(search, { entity: 'dataset', input: 'abcdefghij'.repeat(1000) }),
  async OVERLOADED() {
    const server = createTestServer({
      wrapStore: (store) => ({ ...store, search: () => new Promise(() => {}) }),
    });
    const ask = () => server.post(search, { entity: 'dataset' });
    // Those that wait are never answered: one of them is rejected.
    return Promise.race(Array.from({ length: 2 * maxWaitingQueries }, ask));
  },
  UNSUPPORTED_MEDIA_TYPE: () =>
    createTestServer().send(ingest, {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain' },
      body: '{}',
    }),
  TOO_MANY_REQUESTS: () =>
    createTestServer({ limits: { principal: { perSecond: 1, burst: 1, concurrent: 0 } } }).get('/config'),
  HOST_NOT_ALLOWED: () =>
    createTestServer({ access: { allowedHosts: [], allowedOrigins: [] } }).send('/config', {
      headers: { Host: 'evil.test' },
    }),
  ORIGIN_NOT_ALLOWED: () =>
    createTestServer({ access: { allowedHosts: [], allowedOrigins: [] } }).send(ingest, {
      method: 'POST',
      headers: { Origin: 'http://evil.test' },
    }),
  INVALID_ASPECT: () => propose({ aspect: { value: '{"removed":7}' } }),
  async ALREADY_EXISTS() {
    const server = createTestServer();
    await server.put(dataset, 'status', { removed: false });
    return server.post(ingest, { proposal: { ...status, changeType: 'CREATE' } });
  },
  PRECONDITION_FAILED: () => propose({ headers: { 'If-Version-Match': '3' } }),
  FORBIDDEN: () => withFault(new CatalogueError('FORBIDDEN', 'orders: expected the privilege EDIT_ENTITY')),
  INTERNAL_ERROR: () => withFault(new Error('a fault')),
  QUERY_TIMEOUT: () =>
    createTestServer({
      wrapStore: (store) => ({
        ...store,
        search: () => Promise.reject(new QueryTimeoutError('It took too long.')),
      }),
    }).post(search, { entity: 'dataset' }),
  STORE_DAMAGED: () => withStoreFault('STORE_DAMAGED'),
  STORE_FULL: () => withStoreFault('STORE_FULL'),
  STORE_READ_ONLY: () => withStoreFault('STORE_READ_ONLY'),
  STORE_OUTCOME_UNKNOWN: () => withStoreFault('STORE_OUTCOME_UNKNOWN'),
  STORE_UNAVAILABLE: () => withStoreFault('STORE_UNAVAILABLE'),
  KAFKA_UNAVAILABLE: () =>
    createTestServer({
      messaging: {
        proposalLag: () => Promise.reject(new RequestError('KAFKA_UNAVAILABLE', 'It does not answer.')),
      },
    }).get('/openapi/operations/messaging/mcp/consumer/lag'),
  SEARCH_UNAVAILABLE: () => withStoreFault('SEARCH_UNAVAILABLE'),
};

it.each(Object.entries(provoke))(
  'responds with the code %s, and a link to its explanation',
  async (code, ask) => {
    const answer = await ask();
    const known = describeCode(code as ErrorCode);
    expect(answer.body).toMatchObject({ code, docUrl: docUrlOf(code as ErrorCode) });
    // Of the two shapes, that of Rest.li repeats the status.
    if (code !== 'BACKUP_IN_PROGRESS' && code !== 'KAFKA_UNAVAILABLE')
      expect(answer.body).toHaveProperty('status', known.status);
    expect(answer.status).toBe(known.status);
    expect(answer.headers.get('link')).toBe(`<${docUrlOf(code as ErrorCode)}>; rel="help"`);
  },
);

it('has one entry on the page of errors for each code', () => {
  const addresses = Object.keys(errorCodes).map((code) => docUrlOf(code as ErrorCode));
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(docUrlOf('INVALID_URN')).toBe('/docs/api/errors#invalid_urn');
});

it.each(['/nothing', '/openapi/nothing'])(
  'leads nowhere from %s where the server has no documentation',
  async (path) => {
    const { status, body, headers } = await createTestServer({ hasDocs: false }).get(path);
    expect(status).toBe(404);
    expect(body).toHaveProperty('code', 'NOT_FOUND');
    expect(body).not.toHaveProperty('docUrl');
    expect(headers.has('link')).toBe(false);
  },
);

describe('a write whose condition does not hold', () => {
  const failure = { code: 'PRECONDITION_FAILED', message: 'It has version 2' } as const;

  it('has the same code in both interfaces, with different statuses', async () => {
    const restli = respondFailure(failure);
    const openApi = respondOpenApiFailure(failure, docUrlOf(failure.code));
    expect([restli.status, openApi.status]).toEqual([422, 412]);
    expect(await restli.json()).toMatchObject({ code: failure.code, message: failure.message });
    expect(await openApi.json()).toEqual({
      error: 'Precondition Error',
      message: failure.message,
      code: failure.code,
      docUrl: '/docs/api/errors#precondition_failed',
    });
  });
});
