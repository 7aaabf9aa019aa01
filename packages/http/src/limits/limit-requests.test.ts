import type { Principal } from '@colophon/catalogue';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { createTestServer, search } from '../testing/test-server.ts';
import { createRequestLimits, networkOf, type RequestLimits } from './limit-requests.ts';

const ana = 'urn:li:corpuser:ana';
const admin = 'urn:li:dataHubRole:Admin';
const few = { perSecond: 1, burst: 2, concurrent: 9 };

/** An app whose callers say who they are, and whether their credentials are valid. */
function createLimited(limits: RequestLimits) {
  let time = 0;
  const { addresses, principals } = createRequestLimits({
    now: () => time,
    isAnonymous: ({ urn }: Principal) => urn === '',
    ...limits,
  });
  const app = new Hono();
  app.onError((error) => new Response(error.message, { status: 429 }));
  app.use(addresses);
  app.use((context, next) => {
    if (context.req.path === '/invalid') return Promise.resolve(new Response('who?', { status: 401 }));
    const principal = { urn: context.req.header('user') ?? '' };
    const signal = context.req.raw.signal;
    context.set('requestContext', { principal, caller: principal, requestId: 'r', traceId: 't', signal });
    return next();
  });
  app.use(principals);
  app.get('/', () => new Response('x'));
  const ask = async (address: string, user?: string, path = '/') =>
    (await app.request(path, user === undefined ? {} : { headers: { user } }, { client: { address } }))
      .status;
  return { ask, pass: (ms: number) => (time += ms) };
}

it('limits each address without sign-in, and each principal wherever it comes from', async () => {
  const { ask, pass } = createLimited({ anonymous: few, principal: few });
  const statuses = async (...calls: [string, string?][]) => {
    const all: number[] = [];
    for (const [address, user] of calls) all.push(await ask(address, user));
    return all;
  };
  expect(await statuses(['1.1.1.1'], ['1.1.1.1'], ['1.1.1.1'], ['2.2.2.2'])).toEqual([200, 200, 429, 200]);
  expect(await statuses(['3.1.1.1', ana], ['3.2.2.2', ana], ['3.3.3.3', ana])).toEqual([200, 200, 429]);
  pass(1000);
  expect(await statuses(['1.1.1.1'], ['3.3.3.3', ana])).toEqual([200, 200]);
});

it('counts rejected credentials for the address, whatever they were', async () => {
  const { ask } = createLimited({ anonymous: few });
  expect(await ask('1.1.1.1', ana)).toBe(200);
  for (const status of [401, 401, 429, 429]) expect(await ask('1.1.1.1', undefined, '/invalid')).toBe(status);
  expect(await ask('1.1.1.2', undefined, '/invalid')).toBe(401);
});

it('gives a principal the highest limits of its roles', async () => {
  const { ask } = createLimited({
    principal: few,
    byRole: { [admin]: { ...few, burst: 4 }, other: few },
    rolesOf: ({ urn }) => (urn === ana ? ['other', admin, 'without a limit'] : []),
  });
  const count = async (user: string) => {
    let admitted = 0;
    for (let i = 0; i < 9; i++) if ((await ask('1.1.1.1', user)) === 200) admitted++;
    return admitted;
  };
  expect([await count(ana), await count('urn:li:corpuser:ben')]).toEqual([4, 2]);
});

it.each([
  ['10.0.0.1', '10.0.0.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::7', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  [undefined, ''],
])('takes %s for %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it('answers 429 with the time to wait and its code, over both interfaces', async () => {
  const server = createTestServer({ limits: { principal: { ...few, perSecond: 0.1 }, now: () => 0 } });
  const asked = [];
  for (const path of ['/config', '/config', '/openapi/v1/registry', '/config'])
    asked.push(await server.get(path));
  expect(asked[1]?.status).toBe(200);
  for (const { status, headers, body } of asked.slice(2)) {
    expect([status, headers.get('retry-after')]).toEqual([429, '10']);
    expect(body).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  }
});

it('gives each caller bodies and queries of its own length', async () => {
  const queryTimeoutMs = 0;
  const limits = { principal: { ...few, burst: 100, maxBodyBytes: 500, queryTimeoutMs } };
  const server = createTestServer({ limits });
  const body = { entity: 'tag', input: '*', start: 0, count: 1 };
  expect(await server.post(search, body)).toMatchObject({ status: 503, body: { code: 'QUERY_TIMEOUT' } });
  expect(await server.post(search, { ...body, input: 'x'.repeat(500) })).toMatchObject({
    status: 413,
    body: { code: 'BODY_TOO_LARGE' },
  });
  const roomy = createTestServer({
    maxBodyBytes: 500,
    queryTimeoutMs: 0,
    limits: { principal: { ...few, burst: 100, maxBodyBytes: 5000, queryTimeoutMs: 30_000 } },
  });
  expect((await roomy.post(search, { ...body, input: 'x'.repeat(900) })).status).toBe(200);
});

it('lets nobody make the server look as if it were down', async () => {
  const server = createTestServer({ limits: { principal: few, now: () => 0 } });
  const statuses: number[] = [];
  for (let i = 0; i < 9; i++) statuses.push((await server.get('/health')).status);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

it('limits nobody by default', async () => {
  const server = createTestServer();
  const statuses = await Promise.all(
    Array.from({ length: 3000 }, async () => (await server.fetch('/config')).status),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
});
