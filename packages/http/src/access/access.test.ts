import { describe, expect, it } from 'vitest';
import { createTestServer, ingest, proposalOf, search, type TestServer } from '../testing/test-server.ts';

const pii = 'urn:li:tag:pii';
const evil = 'http://evil.test:8080';
const json = { 'Content-Type': 'application/json' };

const guarded = (rules: { hosts?: string[]; origins?: string[]; any?: boolean } = {}): TestServer =>
  createTestServer({
    access: {
      allowedHosts: rules.hosts ?? [],
      allowedOrigins: rules.origins ?? [],
      allowsAnyAddress: rules.any ?? false,
    },
  });

const write = (server: TestServer, headers: Record<string, string>) =>
  server.send(ingest, {
    method: 'POST',
    headers: { ...json, Host: 'localhost:8080', ...headers },
    body: JSON.stringify({ proposal: proposalOf(pii, 'tagProperties', { name: 'pii' }) }),
  });

describe('the host that a request names', () => {
  const ask = (server: TestServer, host: string) => server.send('/config', { headers: { Host: host } });

  it.each([
    'localhost',
    'localhost:8080',
    'LOCALHOST:9090',
    'localhost.:8080',
    'app.localhost',
    '127.0.0.1:8080',
    '127.1.2.3',
    '[::1]:8080',
  ])('is accepted as one of loopback: %s', async (host) => {
    expect((await ask(guarded(), host)).status).toBe(200);
  });

  it.each([
    'evil.test',
    'evil.test:8080',
    'localhost.evil.test',
    'notlocalhost',
    '127.0.0.1.evil.test',
    '127evil.test',
    '192.168.1.5:8080',
    '0.0.0.0:8080',
    'evil.test@localhost',
    'localhost@evil.test',
    'localhost, evil.test',
    'localhost/',
    '[::2]',
    '[::1',
    '',
  ])('is rejected with 421 otherwise: %j', async (host) => {
    const server = guarded();
    for (const path of ['/config', '/openapi/v3/entity/tag', '/nothing']) {
      const answer = await server.send(path, { headers: { Host: host } });
      expect(answer).toMatchObject({ status: 421, body: { code: 'HOST_NOT_ALLOWED' } });
    }
  });

  it('is accepted when it is on the list, in any case and with any port, and its subdomains are not', async () => {
    const server = guarded({ hosts: ['catalogue.example.org'] });
    expect((await ask(server, 'Catalogue.Example.org:443')).status).toBe(200);
    expect((await ask(server, 'a.catalogue.example.org')).status).toBe(421);
  });

  it('can be any IP address, but no name, if the server listens on all addresses', async () => {
    const server = guarded({ any: true });
    for (const host of ['192.168.1.5:8080', '[fe80::1]:8080'])
      expect((await ask(server, host)).status).toBe(200);
    expect((await ask(server, 'evil.test')).status).toBe(421);
  });

  it('is also read from an absolute address in the request line', async () => {
    const { status } = await guarded().send('/config', { headers: { Host: 'evil.test' } });
    expect(status).toBe(421);
  });
});

describe('a write', () => {
  it.each([
    ['of another site', { Origin: evil }],
    ['of another port of this machine', { Origin: 'http://localhost:3000', 'Sec-Fetch-Site': 'same-site' }],
    ['of a page without an origin', { Origin: 'null' }],
    ['of a page that hides its origin', { 'Sec-Fetch-Site': 'cross-site' }],
    ['that some plain request of this machine makes', { 'Sec-Fetch-Site': 'same-site' }],
    ['whose origin begins as ours', { Origin: 'http://localhost:8080.evil.test' }],
    [
      'of a page on the same name over another scheme',
      { Origin: 'https://localhost:8080', 'Sec-Fetch-Site': 'cross-site' },
    ],
  ])('%s is rejected with 403, and nothing is written', async (_, headers) => {
    const server = guarded();
    expect(await write(server, headers)).toMatchObject({ status: 403, body: { code: 'ORIGIN_NOT_ALLOWED' } });
    expect(await server.log()).toEqual([]);
  });

  it.each([
    ['a program', {}],
    ['a page of this server', { Origin: 'http://localhost:8080', 'Sec-Fetch-Site': 'same-origin' }],
    ['a page of this server behind a proxy with TLS', { Origin: 'https://localhost:8080' }],
    ['a person at the address bar', { 'Sec-Fetch-Site': 'none' }],
  ])('of %s is accepted', async (_, headers) => {
    expect((await write(guarded(), headers)).status).toBe(200);
  });

  it.each(['PUT', 'PATCH', 'DELETE', 'POST'])('with %s over OpenAPI is rejected, too', async (method) => {
    const answer = await guarded().send(`/openapi/v3/entity/tag/${pii}`, {
      method,
      headers: { Origin: evil },
    });
    expect(answer).toMatchObject({ status: 403, body: { code: 'ORIGIN_NOT_ALLOWED' } });
  });

  it('on GET is rejected, too, and other reads are not', async () => {
    const server = guarded();
    const image = { headers: { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' } };
    const restore = '/openapi/operations/elasticSearch/restoreIndices';
    for (const path of [restore, `${restore}/`, `${restore.slice(0, -1)}%73`])
      expect((await server.send(path, image)).status).not.toBe(200);
    expect((await server.send(restore, image)).status).toBe(403);
    expect((await server.send(restore)).status).toBe(200);
    expect((await server.send('/config', image)).status).toBe(200);
  });
});

describe('a page of an allowed origin', () => {
  const portal = 'https://portal.example.org';
  const server = () => guarded({ origins: [portal] });

  it('can write and read with CORS', async () => {
    const answer = await write(server(), { Origin: portal, 'Sec-Fetch-Site': 'cross-site' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe(portal);
    expect(answer.headers.get('vary')).toContain('Origin');
  });

  it('receives a preflight response', async () => {
    const { status, headers } = await server().send(ingest, {
      method: 'OPTIONS',
      headers: {
        Origin: portal,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type, x-restli-protocol-version',
        'Access-Control-Request-Private-Network': 'true',
      },
    });
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(portal);
    expect(headers.get('access-control-allow-methods')).toContain('POST');
    expect(headers.get('access-control-allow-headers')).toContain('x-restli-protocol-version');
    expect(headers.get('access-control-allow-private-network')).toBe('true');
  });

  it('can read why a request was rejected', async () => {
    const { status, headers } = await server().send(search, {
      method: 'POST',
      headers: { ...json, Origin: portal },
      body: '{',
    });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([400, portal]);
  });

  it('is the only one that can', async () => {
    for (const Origin of [evil, 'https://portal.example.org.evil.test', 'null', portal.toUpperCase()]) {
      const { headers } = await server().send(ingest, { method: 'OPTIONS', headers: { Origin } });
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(
        (await server().send('/config', { headers: { Origin } })).headers.get('access-control-allow-origin'),
      ).toBeNull();
    }
  });
});

describe('a body', () => {
  const send = (
    headers: Record<string, string>,
    body: BodyInit = '{"entity":"tag","input":"*","start":0,"count":1}',
  ) => createTestServer().send(search, { method: 'POST', headers, body });

  it.each([
    'text/plain',
    'text/plain;charset=UTF-8',
    'TEXT/PLAIN',
    ' application/x-www-form-urlencoded ',
    'multipart/form-data; boundary=x',
  ])('of type %j is rejected with 415', async (type) => {
    expect(await send({ 'Content-Type': type })).toMatchObject({
      status: 415,
      body: { code: 'UNSUPPORTED_MEDIA_TYPE', message: expect.stringContaining('application/json') },
    });
  });

  it.each(['gzip', 'br', 'deflate, gzip', 'x-unknown'])(
    'encoded as %s is rejected with 415',
    async (encoding) => {
      const bytes = new Uint8Array([0x1f, 0x8b, 8, 0]);
      expect(await send({ ...json, 'Content-Encoding': encoding }, bytes)).toMatchObject({
        status: 415,
        body: { message: expect.stringContaining('Content-Encoding') },
      });
    },
  );

  it.each([
    { 'Content-Type': 'application/json; charset=utf-8' },
    { 'Content-Type': 'application/json', 'Content-Encoding': 'identity' },
    { 'Content-Type': 'application/vnd.api+json' },
  ])('with %j is read as JSON', async (headers) => {
    expect((await send(headers)).status).toBe(200);
  });

  it('without a type is read as JSON', async () => {
    const body = new TextEncoder().encode('{"entity":"tag","input":"*","start":0,"count":1}');
    expect((await send({}, body)).status).toBe(200);
  });
});
