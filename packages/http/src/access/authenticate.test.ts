import { AuthError, createAccessTokens, createAuthenticator, createSessions } from '@colophon/auth';
import { systemActor } from '@colophon/catalogue';
import { createSqliteIdentityStore } from '@colophon/store-sqlite/identity';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { describe, expect, it } from 'vitest';
import { createTestServer, ingest, proposalOf } from '../testing/test-server.ts';
import { createAuthenticate, type SystemClient } from './authenticate.ts';

const ada = 'urn:li:corpuser:ada';
const job = 'urn:li:corpuser:job';
const system: SystemClient = { id: '__datahub_system', secret: 'a b:c' };
const body = JSON.stringify({ proposal: proposalOf('urn:li:tag:pii', 'tagProperties', { name: 'pii' }) });

/** A server with the authenticator as it is, a user with a session and a token, and an issuer elsewhere. */
async function signInServer() {
  const store = createSqliteIdentityStore(openMemoryDatabase());
  const sessions = createSessions({ store });
  const tokens = createAccessTokens({ store });
  const issuer = async (token: string) => {
    if (token === 'unreachable')
      throw new AuthError('UNAVAILABLE', 'The keys of https://id.test cannot be read');
    if (token === 'broken') throw new Error('a fault');
    return token === 'foreign'
      ? ({ urn: job, by: 'issuer', credential: 'id.test', isService: true } as const)
      : undefined;
  };
  await store.addUser({
    urn: ada,
    signInName: 'ada',
    kind: 'person',
    status: 'active',
    sessionEpoch: 0,
    createdAt: 0,
  });
  const { secret } = await sessions.begin({ user: ada, method: 'native' });
  const { token } = await tokens.create({ kind: 'personal', owner: ada, name: 'a', by: ada });
  const credentials = createAuthenticator({ sessions, tokens, issuers: [issuer] });
  const server = createTestServer({
    authenticate: createAuthenticate({ credentials, systemClient: system }),
    access: { allowedHosts: [], allowedOrigins: ['https://portal.test'] },
  });
  const read = (headers: Record<string, string>, path = '/openapi/v1/system-info') =>
    server.send(path, { headers });
  const write = (headers: Record<string, string>) =>
    server.send(ingest, {
      method: 'POST',
      headers: { Host: 'localhost:8080', 'Content-Type': 'application/json', ...headers },
      body,
    });
  return { server, store, secret, token, read, write };
}

type SignInServer = Awaited<ReturnType<typeof signInServer>>;

/** Who the log says has written last. */
async function writerOf({ server }: SignInServer): Promise<string | undefined> {
  return (await server.log()).find(({ aspect }) => aspect === 'tagProperties')?.created.actor;
}

describe('the caller', () => {
  it.each([
    ['of an access token', ({ token }: SignInServer) => ({ Authorization: `Bearer ${token}` }), ada],
    [
      'of one as DataHub also writes it',
      ({ token }: SignInServer) => ({ Authorization: `bearer ${token}` }),
      ada,
    ],
    ['of a token of another issuer', () => ({ Authorization: 'Bearer foreign' }), job],
    ['that is the system client', () => ({ Authorization: 'Basic __datahub_system:a b:c' }), systemActor],
    [
      'of a session',
      ({ secret }: SignInServer) => ({
        Cookie: `a=1; colophon-session=${secret}`,
        'Sec-Fetch-Site': 'same-origin',
      }),
      ada,
    ],
  ])('%s is the actor of what it writes', async (_, headersOf, expected) => {
    const server = await signInServer();
    expect(await server.write(headersOf(server))).toMatchObject({ status: 200 });
    expect(await writerOf(server)).toBe(expected);
  });

  it('may do everything as the system client, and nothing by its name alone', async () => {
    for (const [by, status] of [
      ['system', 200],
      ['session', 403],
      ['access-token', 403],
    ] as const) {
      const caller = { urn: systemActor, by };
      const server = createTestServer({ obeysPolicies: true, authenticate: () => caller });
      const { send } = server;
      const headers = {
        Host: 'localhost:8080',
        'Content-Type': 'application/json',
        'Sec-Fetch-Site': 'same-origin',
      };
      expect(await send(ingest, { method: 'POST', headers, body })).toMatchObject({ status });
      // It needs a privilege on the catalogue; the write, one on the entity.
      expect(await send('/openapi/operations/elasticSearch/restoreIndices', { headers })).toMatchObject({
        status,
      });
      expect((await server.log()).length > 0).toBe(by === 'system');
    }
  });

  it('may be nobody: DataHub’s header for the actor is not believed', async () => {
    const { read } = await signInServer();
    const answer = await read({ 'X-DataHub-Actor': 'urn:li:corpuser:datahub' });
    expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  });
});

describe('bad credentials', () => {
  const bad = [
    'Bearer',
    'Bearer ',
    'Bearer none',
    'Bearer colophon_pat_none',
    'Basic __datahub_system:a b:d',
    'Basic __datahub_system:',
    `Basic ${btoa('__datahub_system:a b:c')}`,
    'Basic ada:a b:c',
    'Digest a',
    'none',
  ];

  it('all get the same answer, even beside a good session', async () => {
    const { read, secret } = await signInServer();
    const answers = await Promise.all(
      bad.map((Authorization) => read({ Authorization, Cookie: `colophon-session=${secret}` })),
    );
    const [first] = answers;
    expect(first).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    for (const { status, text, headers } of answers) {
      expect([status, text]).toEqual([401, first?.text]);
      expect(headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
    }
  });

  it('get it too of a user who is suspended, and do not say so', async () => {
    const { read, store, token, secret } = await signInServer();
    const unknown = await read({ Authorization: 'Bearer none' });
    const anonymous = await read({});
    await store.updateUser(ada, (user) => ({ ...user, status: 'suspended' }));
    expect((await read({ Authorization: `Bearer ${token}` })).text).toBe(unknown.text);
    expect((await read({ Cookie: `colophon-session=${secret}` })).text).toBe(anonymous.text);
  });

  it('do not keep anybody from what everybody may see', async () => {
    const { read } = await signInServer();
    for (const Authorization of [...bad, 'Bearer unreachable'])
      expect((await read({ Authorization }, '/health')).status).toBe(200);
  });

  it('are not what credentials are that nobody can check now: that is a fault, and logged', async () => {
    const { server, read } = await signInServer();
    const answer = await read({ Authorization: 'Bearer unreachable' });
    expect(answer).toMatchObject({ status: 503, body: { code: 'AUTHENTICATION_UNAVAILABLE' } });
    expect(answer.text).not.toContain('id.test');
    expect((await read({ Authorization: 'Bearer broken' })).status).toBe(500);
    expect(server.unexpected.map(({ error }) => (error as Error).cause ?? error)).toEqual([
      expect.objectContaining({ code: 'UNAVAILABLE' }),
      expect.objectContaining({ message: 'a fault' }),
    ]);
  });

  it('do not include two sessions, of which another host may have set one', async () => {
    const { read, secret } = await signInServer();
    const status = async (Cookie: string) => (await read({ Cookie })).status;
    expect(await status(`colophon-session=${secret}; colophon-session=${secret}`)).toBe(200);
    expect(await status(`colophon-session=other; colophon-session=${secret}`)).toBe(401);
    expect(await status(`not-colophon-session=${secret}`)).toBe(401);
    expect(await status('colophon-session=')).toBe(401);
  });

  it('do not include a system client without a secret', () => {
    const credentials = { fromToken: () => Promise.reject(), fromSession: () => Promise.reject() };
    const make = (systemClient: SystemClient) => () => createAuthenticate({ credentials, systemClient });
    expect(make({ id: 'a', secret: '' })).toThrow(TypeError);
    expect(make({ id: '', secret: 'a' })).toThrow(TypeError);
  });
});

it('reads the session from the cookie with the prefix where there is TLS', async () => {
  const asked: string[] = [];
  const authenticate = createAuthenticate({
    credentials: {
      fromToken: () => Promise.reject(new Error('not asked')),
      async fromSession(secret) {
        asked.push(secret);
        return undefined;
      },
    },
  });
  const headers = { cookie: 'colophon-session=plain; __Host-colophon-session=bound' };
  await authenticate(new Request('https://localhost/', { headers }));
  await authenticate(new Request('http://localhost/', { headers }));
  // A proxy that ends TLS says so, and the server around the app listens to those that it trusts.
  await authenticate(new Request('http://localhost/', { headers }), { client: { isSecure: true } });
  await authenticate(new Request('https://localhost/', { headers }), { client: { isSecure: false } });
  expect(asked).toEqual(['bound', 'plain', 'bound', 'plain']);
});

describe('a write with a session', () => {
  const own = 'http://localhost:8080';

  it.each([
    [{ 'Sec-Fetch-Site': 'same-origin' }],
    [{ Origin: own }],
    [{ Origin: own, 'Sec-Fetch-Site': 'same-origin' }],
    [{ 'X-CSRF-Protection': '1' }],
  ])('is accepted with %j', async (headers) => {
    const { write, secret } = await signInServer();
    expect((await write({ Cookie: `colophon-session=${secret}`, ...headers })).status).toBe(200);
  });

  it.each([
    [{}],
    [{ 'Sec-Fetch-Site': 'none' }],
    [{ 'Sec-Fetch-Site': 'same-site' }],
    [{ 'Sec-Fetch-Site': 'cross-site' }],
    [{ Origin: 'null' }],
    [{ Origin: 'http://evil.test' }],
    [{ Origin: 'http://localhost:9090' }],
    [{ Origin: own, 'Sec-Fetch-Site': 'same-site' }],
    [{ Origin: 'http://evil.test', 'X-CSRF-Protection': '1' }],
    // It may write, but with a token.
    [{ Origin: 'https://portal.test' }],
  ])('is rejected with %j, and changes nothing', async (headers) => {
    const server = await signInServer();
    const answer = await server.write({ Cookie: `colophon-session=${server.secret}`, ...headers });
    expect(answer).toMatchObject({ status: 403, body: { code: 'ORIGIN_NOT_ALLOWED' } });
    expect(await writerOf(server)).toBeUndefined();
  });

  it('is one on GET, too, and a read is none', async () => {
    const { read, secret } = await signInServer();
    const Cookie = `colophon-session=${secret}`;
    const restore = '/openapi/operations/elasticSearch/restoreIndices?urn=urn:li:tag:none';
    expect((await read({ Cookie }, restore)).status).toBe(403);
    expect((await read({ Cookie, 'Sec-Fetch-Site': 'same-origin' }, restore)).status).toBe(200);
    expect((await read({ Cookie })).status).toBe(200);
  });

  it('needs nothing more with a token in the header, which no page sends by itself', async () => {
    const { write, token, secret } = await signInServer();
    const headers = { Authorization: `Bearer ${token}`, Cookie: `colophon-session=${secret}` };
    expect((await write(headers)).status).toBe(200);
    expect((await write({ ...headers, Origin: 'https://portal.test' })).status).toBe(200);
  });
});
