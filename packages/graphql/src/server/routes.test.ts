import { createHash } from 'node:crypto';
import {
  type AuditAction,
  auditActions,
  createAccessTokens,
  createAudit,
  createAuditReader,
  createAuthenticator,
  createBackOff,
  createDeviceFlow,
  createKey,
  createKeyRing,
  createNativeUsers,
  createPasswordHasher,
  createSecretBox,
  createSessions,
  realEnvironment,
} from '@colophon/auth';
import { createMemoryIdentityStore } from '@colophon/auth/testing';
import {
  asSystem,
  builtInRoles,
  createAccessControl,
  createCatalogue,
  giveRole,
  writeBuiltInData,
} from '@colophon/catalogue';
import { createApp, createAuthenticate, type Refusal } from '@colophon/http';
import { registry } from '@colophon/model';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { getIntrospectionQuery } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { maxAliases, maxDepth, maxFields, maxMutations, maxRootFields } from './limits.ts';
import { createGraphqlRoutes, graphqlPaths } from './routes.ts';

const ada = 'urn:li:corpuser:ada';
const rob = 'urn:li:corpuser:rob';
const robot = 'urn:li:corpuser:robot';
const editor = 'urn:li:dataHubRole:Editor';
const password = 'correct horse battery';

interface Answer {
  readonly status: number;
  readonly data?: Record<string, never> | null;
  readonly errors?: readonly { message: string; path?: string[]; extensions: Record<string, unknown> }[];
}

/** An administrator `ada`, a user `rob` without a role, and a service account. */
async function start() {
  const identityStore = createMemoryIdentityStore();
  const keys = (['encryption', 'signing'] as const).map((use) =>
    createKey(use, new Uint8Array(32).fill(1), 0),
  );
  const hasher = createPasswordHasher({ cost: { log2N: 1, r: 1, p: 1 } });
  const box = createSecretBox(createKeyRing(keys));
  const backOff = createBackOff({ store: identityStore, box });
  const users = createNativeUsers({ store: identityStore, hasher, backOff });
  const tokens = createAccessTokens({ store: identityStore });
  const devices = createDeviceFlow({ store: identityStore, box, backOff });
  const sessions = createSessions({ store: identityStore });
  const store = createSqliteStore(openMemoryDatabase());
  const catalogue = createCatalogue({ registry, store });
  await writeBuiltInData(catalogue);
  for (const [name, kind] of [
    ['ada', 'person'],
    ['rob', 'person'],
    ['robot', 'service'],
  ] as const) {
    const { urn: user } = await users.provision({ name, kind, by: ada });
    await users.setStatus({ user, status: 'active', by: ada });
    await catalogue.propose([
      { entityUrn: user, aspectName: 'corpUserInfo', changeType: 'UPSERT', value: { active: true } },
    ]);
  }
  await giveRole(catalogue, ada, builtInRoles.admin);
  const accessControl = createAccessControl(store);
  const system = asSystem(catalogue);
  const audit = {
    actions: Object.keys(auditActions) as AuditAction[],
    ...createAuditReader(identityStore),
    record: createAudit(identityStore, realEnvironment),
  };
  const identity = {
    tokens,
    users,
    sessions,
    system,
    devices,
    store: identityStore,
    access: accessControl,
    audit,
  };
  const refused: Refusal[] = [];
  const faults: unknown[] = [];
  const app = createApp({
    catalogue,
    accessControl,
    identity,
    access: { allowedHosts: [], allowedOrigins: ['https://portal.test'] },
    authenticate: createAuthenticate({ credentials: createAuthenticator({ sessions, tokens, issuers: [] }) }),
    pages: createGraphqlRoutes({
      catalogue,
      accessControl,
      identity,
      explorer: '/docs/explorer',
      onRefused: (refusal) => refused.push(refusal),
    }),
    onUnexpected: (error) => faults.push(error),
  });
  const headersOf = async (urn: string) => {
    const kind = urn === robot ? ('service' as const) : ('personal' as const);
    const { token } = await tokens.create({ kind, owner: urn, name: 'test', by: urn });
    return { Authorization: `Bearer ${token}` };
  };
  const send = (init: RequestInit, path = '/api/graphql') =>
    app.request(`http://localhost:8080${path}`, {
      method: 'POST',
      ...init,
      headers: { Host: 'localhost:8080', 'Content-Type': 'application/json', ...init.headers },
    });
  const as =
    (headers: Record<string, string>) =>
    async (query: string, variables?: object): Promise<Answer> => {
      const response = await send({ headers, body: JSON.stringify({ query, variables }) });
      return { status: response.status, ...((await response.json()) as object) };
    };
  return { catalogue, tokens, users, sessions, refused, faults, send, as, headersOf };
}

let server: Awaited<ReturnType<typeof start>>;
let asAda: ReturnType<typeof server.as>;
let asRob: ReturnType<typeof server.as>;
beforeAll(async () => {
  server = await start();
  asAda = server.as(await server.headersOf(ada));
  asRob = server.as(await server.headersOf(rob));
});

const create = `mutation createAccessToken($input: CreateAccessTokenInput!) { createAccessToken(input: $input) {
  accessToken metadata { urn type id actorUrn ownerUrn name description createdAt expiresAt } } }`;
const input = (some: object = {}) => ({
  input: { type: 'PERSONAL', actorUrn: ada, duration: 'ONE_HOUR', name: 'cli token', ...some },
});
/** Fragments each of which uses the next one twice. */
const doubling = (from: string, to: string): string => {
  const names = Array.from({ length: 24 }, (_, i) => String.fromCharCode(from.charCodeAt(0) + i));
  return names
    .map((name, i) => `fragment ${name} on Query { ...${names[i + 1] ?? to} ...${names[i + 1] ?? to} }`)
    .join(' ');
};

const codes = ({ errors = [] }: Answer) => errors.map(({ extensions }) => extensions.errorCode);
const messages = ({ errors = [] }: Answer) => errors.map(({ message }) => message);

describe('access tokens', () => {
  it('are created for the caller, listed without the token, looked up and revoked', async () => {
    const created = await asAda(create, input({ description: 'for a test' }));
    const made: unknown = created.data?.createAccessToken;
    const { accessToken, metadata } = made as {
      accessToken: string;
      metadata: { id: string; createdAt: number; expiresAt: number };
    };
    expect(metadata).toMatchObject({
      urn: `urn:li:dataHubAccessToken:${metadata.id}`,
      type: 'ACCESS_TOKEN',
      actorUrn: ada,
      ownerUrn: ada,
      name: 'cli token',
      description: 'for a test',
    });
    expect(metadata.expiresAt - metadata.createdAt).toBe(3_600_000);
    const listed = await asAda(
      `query listAccessTokens($input: ListAccessTokenInput!) { listAccessTokens(input: $input) { start count total tokens { id name } } }`,
      { input: { start: 0, count: 100, filters: [{ field: 'ownerUrn', values: [ada] }] } },
    );
    expect(listed.data?.listAccessTokens).toMatchObject({ total: 2, count: 2 });
    expect(JSON.stringify(listed)).toContain(metadata.id);
    expect(JSON.stringify(listed)).not.toContain(accessToken);
    const looked = await asAda('query($token: String!) { getAccessTokenMetadata(token: $token) { id } }', {
      token: accessToken,
    });
    expect(looked.data).toEqual({ getAccessTokenMetadata: { id: metadata.id } });
    const bearer = { headers: { Authorization: `Bearer ${accessToken}` }, body: '{"query":"{__typename}"}' };
    expect((await server.send(bearer)).status).toBe(200);
    expect(await asAda(`mutation { revokeAccessToken(tokenId: "${metadata.id}") }`)).toMatchObject({
      data: { revokeAccessToken: true },
    });
    expect((await server.send(bearer)).status).toBe(401);
  });

  it.each([
    ['ONE_DAY', 1],
    ['ONE_WEEK', 7],
    ['ONE_MONTH', 30],
    ['THREE_MONTHS', 90],
    ['SIX_MONTHS', 180],
    ['ONE_YEAR', 365],
    ['NO_EXPIRY', undefined],
  ])('last %s', async (duration, days) => {
    const { data } = await asAda(create, input({ duration }));
    const made: unknown = data?.createAccessToken;
    const { metadata } = made as { metadata: { createdAt: number; expiresAt: number | null } };
    const { createdAt, expiresAt } = metadata;
    expect(expiresAt).toBe(days === undefined ? null : createdAt + days * 86_400_000);
  });

  it('are listed by when they expire', async () => {
    for (const duration of ['ONE_HOUR', 'ONE_YEAR', 'NO_EXPIRY'])
      await asAda(create, input({ duration, name: duration }));
    const inOneDay = String(Date.now() + 86_400_000);
    const names = async (filter: object) => {
      const answer = await asAda(
        'query($filter: FacetFilterInput!) { listAccessTokens(input: { count: 100, filters: [$filter] }) { tokens { name } } }',
        { filter: { field: 'expiresAt', values: [inOneDay], ...filter } },
      );
      const data: unknown = answer.data;
      return (data as { listAccessTokens: { tokens: { name: string }[] } }).listAccessTokens.tokens
        .map(({ name }) => name)
        .filter((name) => name.includes('_'))
        .sort();
    };
    expect(await names({ condition: 'LESS_THAN' })).toEqual(['ONE_HOUR']);
    expect(await names({ condition: 'GREATER_THAN' })).toEqual(['ONE_YEAR']);
    expect(await names({ condition: 'LESS_THAN', negated: true })).toEqual(['NO_EXPIRY', 'ONE_YEAR']);
    expect(await names({})).toEqual([]);
  });

  it('are created for a name in whatever case it was typed, and for nobody else', async () => {
    const typed = await asAda(create, input({ actorUrn: 'urn:li:corpuser:ADA' }));
    expect(typed.data?.createAccessToken).toMatchObject({ metadata: { actorUrn: ada } });
    for (const actorUrn of [rob, robot, 'ada', 'urn:li:corpGroup:ada', '']) {
      const answer = await asAda(create, input({ actorUrn }));
      expect([answer.status, answer.data, codes(answer)]).toEqual([
        200,
        { createAccessToken: null },
        ['INVALID_REQUEST'],
      ]);
      expect(messages(answer)[0]).toContain(`a personal access token is for ${ada}`);
    }
  });

  it('of a service account need the privilege for these', async () => {
    const wanted = input({ type: 'SERVICE_ACCOUNT', actorUrn: robot });
    expect((await asAda(create, wanted)).data?.createAccessToken).toMatchObject({
      metadata: { actorUrn: robot, ownerUrn: ada },
    });
    const refused = await asRob(create, wanted);
    expect(refused.errors?.[0]).toMatchObject({
      message: 'expected the privilege MANAGE_SERVICE_ACCOUNTS, which you do not have',
      path: ['createAccessToken'],
      extensions: {
        code: 403,
        type: 'UNAUTHORIZED',
        classification: 'DataFetchingException',
        errorCode: 'FORBIDDEN',
      },
    });
    expect(server.refused.at(-1)).toMatchObject({ status: 403, actor: rob, path: '/api/graphql' });
  });

  it('of others are neither listed, looked up nor revoked without the privilege', async () => {
    const { token, record } = await server.tokens.create({
      kind: 'personal',
      owner: ada,
      name: 'a',
      by: ada,
    });
    const attempts = [
      '{ listAccessTokens(input: {}) { total } }',
      `{ listAccessTokens(input: { filters: [{ field: "actorUrn", values: ["${ada}"] }] }) { total } }`,
      `{ listAccessTokens(input: { filters: [{ field: "actorUrn", values: ["${rob}"], negated: true }] }) { total } }`,
      `{ getAccessTokenMetadata(token: "${token}") { id } }`,
      `mutation { revokeAccessToken(tokenId: "${record.id}") }`,
      'mutation { revokeAccessToken(tokenId: "unknown") }',
    ];
    for (const query of attempts) {
      const answer = await asRob(query);
      const total = (answer.data as { listAccessTokens?: { total: number } } | null)?.listAccessTokens?.total;
      expect([query, total ?? 0, codes(answer)]).toEqual([query, 0, total === 0 ? [] : ['FORBIDDEN']]);
    }
    expect(await server.tokens.read(record.id)).toBeDefined();
    const own = `{ listAccessTokens(input: { filters: [{ field: "ownerUrn", values: ["${rob}"] }] }) { total } }`;
    expect((await asRob(own)).data).toEqual({ listAccessTokens: { total: 1 } });
  });

  it.each([
    ['{ listAccessTokens(input: { start: -1 }) { total } }', 'start: expected at least 0, got -1'],
    ['{ listAccessTokens(input: { count: 1001 }) { total } }', 'count: expected 0 to 1000, got 1001'],
    [
      '{ listAccessTokens(input: { filters: [{ field: "name", values: ["x"] }] }) { total } }',
      'filters: expected the field actorUrn, ownerUrn or expiresAt, got "name"',
    ],
    [
      '{ listAccessTokens(input: { filters: [{ field: "expiresAt", values: ["5"], condition: CONTAIN }] }) { total } }',
      'filters: expected the condition of expiresAt to be one of EQUAL, LESS_THAN, LESS_THAN_OR_EQUAL_TO, GREATER_THAN, GREATER_THAN_OR_EQUAL_TO, got CONTAIN',
    ],
    [
      '{ listAccessTokens(input: { filters: [{ field: "expiresAt", values: ["soon"] }] }) { total } }',
      'filters: expected times in milliseconds as values of expiresAt',
    ],
    [
      '{ listAccessTokens(input: { filters: [{ field: "expiresAt", values: [] }] }) { total } }',
      'filters: expected times in milliseconds as values of expiresAt',
    ],
    ['{ getAccessTokenMetadata(token: "x") { id } }', 'The access token is invalid or expired'],
    ['mutation { revokeAccessToken(tokenId: "x") }', 'No access token x that you can revoke'],
    [
      `mutation { createAccessToken(input: { type: PERSONAL, actorUrn: "${ada}", duration: ONE_DAY, name: " " }) { accessToken } }`,
      'The name of a token has 1 to 100 characters, and its description at most 1,000',
    ],
  ])('refuse %s', async (query, message) => {
    expect(messages(await asAda(query))).toEqual([message]);
  });
});

describe('invitations and roles', () => {
  const inviteToken = async (query: string): Promise<string> => {
    const { data } = await asAda(query);
    const [made] = Object.values(data ?? {}) as unknown as { inviteToken: string }[];
    return made?.inviteToken ?? '';
  };
  const signUp = (name: string, token: string) => server.users.signUp({ name, password, token });

  it('let one user in by getInviteToken, within an hour', async () => {
    const token = await inviteToken('query { getInviteToken(input: {}) { inviteToken } }');
    expect(await signUp('una', token)).toMatchObject({ urn: 'urn:li:corpuser:una' });
    await expect(signUp('duo', token)).rejects.toMatchObject({ code: 'INVALID_LINK' });
  });

  it('let any number in by createInviteToken, until there is a new one for the same role', async () => {
    const query = `mutation { createInviteToken(input: { roleUrn: "${editor}" }) { inviteToken } }`;
    const first = await inviteToken(query);
    const other = await inviteToken('mutation { createInviteToken(input: {}) { inviteToken } }');
    expect(await signUp('tre', first)).toMatchObject({ role: editor });
    const second = await inviteToken(query);
    await expect(signUp('quattro', first)).rejects.toMatchObject({ code: 'INVALID_LINK' });
    expect(await signUp('quattro', second)).toMatchObject({ role: editor });
    expect(await signUp('cinque', other)).not.toHaveProperty('role');
  });

  it('make a role the only one of users who exist', async () => {
    const assign = (roleUrn: string | null, ...actors: string[]) =>
      asAda('mutation($input: BatchAssignRoleInput!) { batchAssignRole(input: $input) }', {
        input: { roleUrn, actors },
      });
    const rolesOf = async (urn: string) =>
      (await server.catalogue.aspect(urn, 'roleMembership'))?.value.roles;
    expect((await assign(editor, robot)).data).toEqual({ batchAssignRole: true });
    expect(await rolesOf(robot)).toEqual([editor]);
    expect((await assign(builtInRoles.reader, robot)).data).toEqual({ batchAssignRole: true });
    expect(await rolesOf(robot)).toEqual([builtInRoles.reader]);
    const unknown = await assign(editor, 'urn:li:corpuser:nobody', robot);
    expect([codes(unknown), messages(unknown)]).toEqual([
      ['NOT_FOUND'],
      ['These do not exist: urn:li:corpuser:nobody'],
    ]);
    expect(codes(await assign('urn:li:dataHubRole:None', robot))).toEqual(['NOT_FOUND']);
    expect(codes(await assign('urn:li:tag:x', robot))).toEqual(['INVALID_REQUEST']);
    expect(codes(await assign(editor, 'urn:li:tag:x'))).toEqual(['INVALID_REQUEST']);
    expect(codes(await assign(editor, ...Array(101).fill(robot)))).toEqual(['INVALID_REQUEST']);
    expect(await rolesOf(robot)).toEqual([builtInRoles.reader]);
    expect((await assign(null, robot)).data).toEqual({ batchAssignRole: true });
    expect(await rolesOf(robot)).toEqual([]);
  });

  it.each([
    '{ getInviteToken(input: {}) { inviteToken } }',
    `{ getInviteToken(input: { roleUrn: "${builtInRoles.admin}" }) { inviteToken } }`,
    'mutation { createInviteToken(input: {}) { inviteToken } }',
    `mutation { createNativeUserResetToken(input: { userUrn: "${ada}" }) { resetToken } }`,
    `mutation { batchAssignRole(input: { roleUrn: "${builtInRoles.admin}", actors: ["${rob}"] }) }`,
  ])('are refused to who may not let people in: %s', async (query) => {
    const answer = await asRob(query);
    expect([answer.status, codes(answer)]).toEqual([200, ['FORBIDDEN']]);
  });
});

describe('a request', () => {
  it.each(graphqlPaths)('to %s without credentials, or with bad ones, gets 401', async (path) => {
    const body = JSON.stringify({ query: '{ __typename }' });
    for (const headers of [{}, { Authorization: 'Bearer x' }]) {
      const response = await server.send({ body, headers }, path);
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    }
    expect((await server.send({ headers: await server.headersOf(rob), body }, path)).status).toBe(200);
  });

  it('has a bounded size, however it is written', async () => {
    const tokens = Array.from(
      { length: maxMutations + 1 },
      (_, i) => `a${i}: createInviteToken(input: {}) { inviteToken }`,
    ).join(' ');
    const roots = Array.from({ length: maxRootFields + 1 }, (_, i) => `a${i}: __typename`).join(' ');
    const deep = (depth: number) => `${'{ ofType '.repeat(depth)}{ name }${' }'.repeat(depth)}`;
    const wide = `{ ${'kind name description '.repeat(maxFields / 3 + 1)} }`;
    const aliases = Array.from({ length: maxAliases + 1 }, (_, i) => `a${i}: name`).join(' ');
    const mutations = `The number of fields of the mutation: expected at most ${maxMutations}, got ${maxMutations + 1}`;
    for (const [query, message] of [
      [`mutation { ${tokens} }`, mutations],
      [`mutation { ... { ... { ${tokens} } } }`, mutations],
      [`mutation { ...f } fragment f on Mutation { ${tokens} }`, mutations],
      [`{ ${roots} }`, `The number of fields of the query: expected at most ${maxRootFields}`],
      [`{ __type(name: "Query") ${deep(maxDepth)} }`, `The depth: expected at most ${maxDepth}`],
      [`{ __type(name: "Query") ${wide} }`, `The number of fields: expected at most ${maxFields}`],
      [`{ __type(name: "Query") { ${aliases} } }`, `The number of aliases: expected at most ${maxAliases}`],
      [
        `{ ...a } fragment a on Query { ...b ...b } ${doubling('b', 'z')} fragment z on Query { __typename }`,
        'The number of fields: expected at most',
      ],
    ] as const)
      expect([query.slice(0, 60), messages(await asAda(query)).join()]).toEqual([
        query.slice(0, 60),
        expect.stringContaining(message),
      ]);
    const [message] = messages(await asAda(`{ ${'__typename '.repeat(40_000)} }`));
    expect(message).toMatch(/contains more than 30000 tokens/);
    expect((await asAda(`#${'x'.repeat(1_100_000)}`)).status).toBe(413);
  });

  it('for the explorer is sent to its page', async () => {
    const response = await server.send({ method: 'GET', redirect: 'manual' }, '/api/graphiql');
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/docs/explorer']);
  });

  it('may introspect the schema', async () => {
    const { data, errors } = await asAda(getIntrospectionQuery());
    expect(errors).toBeUndefined();
    expect(JSON.stringify(data)).toContain('scrollAcrossEntities');
  });

  it.each([
    [getIntrospectionQuery(), 'gzip'],
    ['{ __typename }', null],
  ])('of which the answer is long gets it compressed: %#', async (query, encoding) => {
    const headers = { ...(await server.headersOf(ada)), 'Accept-Encoding': 'br, gzip' };
    const response = await server.send({ headers, body: JSON.stringify({ query }) });
    expect([response.status, response.headers.get('Content-Encoding')]).toEqual([200, encoding]);
  });

  it.each([
    ['{}', '/query: expected a string, got nothing'],
    ['{"query":1}', '/query: expected a string, got number'],
    ['{"query":"{__typename}","variables":[]}', '/variables: expected an object, got an array'],
    ['{"query":"{__typename}","operationName":1}', '/operationName: expected a string, got number'],
    ['[]', expect.any(String)],
    ['', expect.any(String)],
    ['{"query":"{__typename}","extensions":1}', '/extensions: expected an object, got number'],
    ['{"operationName":"a"}', '/query: expected a string, got nothing'],
  ])('with the body %s gets 400', async (body, message) => {
    const response = await server.send({ headers: await server.headersOf(rob), body });
    expect([response.status, (await response.json()) as object]).toEqual([
      400,
      expect.objectContaining({ code: 'INVALID_REQUEST', message }),
    ]);
  });

  it.each([
    '{',
    '{ listAccessTokens }',
    '{ listAccessTokens(input: 1) { total } }',
    'query a { __typename } query b { __typename }',
    'subscription { x }',
  ])('with the query %s gets errors, and never a fault', async (query) => {
    const answer = await asAda(query);
    expect([answer.status, answer.data]).toEqual([200, null]);
    expect(codes(answer)).toContain('INVALID_REQUEST');
  });

  it('by GET asks, and changes nothing', async () => {
    const headers = await server.headersOf(ada);
    const get = async (query: string) => {
      const response = await server.send({ method: 'GET', headers }, `/api/graphql?${query}`);
      return [response.status, (await response.json()) as object];
    };
    expect(await get('query={__typename}')).toEqual([200, { data: { __typename: 'Query' } }]);
    const [status] = await get(
      `query=${encodeURIComponent('mutation { createInviteToken(input: {}) { inviteToken } }')}`,
    );
    expect(status).toBe(405);
    expect(await get('query=')).toEqual([200, expect.objectContaining({ data: null })]);
    expect(await get('')).toEqual([400, expect.objectContaining({ code: 'INVALID_REQUEST' })]);
    expect((await get('query={__typename}&variables=x'))[0]).toBe(400);
    for (const method of ['PUT', 'DELETE'])
      expect((await server.send({ method, headers }, '/api/graphql?query={__typename}')).status).toBe(405);
  });

  it('by GET makes neither a token nor an invitation, whichever page a browser opened it from', async () => {
    const token = `{ getAccessToken(input: { type: PERSONAL, actorUrn: "${ada}", duration: ONE_DAY }) { accessToken } }`;
    const invitation = '{ getInviteToken(input: {}) { inviteToken } }';
    const { secret } = await server.sessions.begin({ user: ada, method: 'native' });
    const opened = { Cookie: `colophon-session=${secret}`, 'Sec-Fetch-Site': 'cross-site' };
    const count = async () => (await server.tokens.list({ owner: ada, limit: 1000 })).length;
    for (const headers of [opened, await server.headersOf(ada)] as Record<string, string>[]) {
      const before = await count();
      for (const query of [token, invitation]) {
        const path = `/api/graphql?query=${encodeURIComponent(query)}`;
        const response = await server.send({ method: 'GET', headers }, path);
        expect(await response.json()).toMatchObject({
          data: { [/get\w+/.exec(query)?.[0] ?? '']: null },
          errors: [{ extensions: { code: 405, errorCode: 'METHOD_NOT_ALLOWED' } }],
        });
      }
      expect(await count()).toBe(before);
    }
  });

  it('may send the hash of a document that the server has seen', async () => {
    const headers = await server.headersOf(ada);
    const query = '{ seen: __typename }';
    const sha256Hash = createHash('sha256').update(query).digest('hex');
    const ask = async (body: object) =>
      (await (await server.send({ headers, body: JSON.stringify(body) })).json()) as object;
    const extensions = { persistedQuery: { version: 1, sha256Hash } };
    expect(await ask({ extensions })).toMatchObject({
      data: null,
      errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
    });
    expect(await ask({ query: '{ other: __typename }', extensions })).toMatchObject({
      errors: [{ message: expect.stringContaining('expected the SHA-256 hash of the query') as string }],
    });
    expect(await ask({ query, extensions })).toEqual({ data: { seen: 'Query' } });
    expect(await ask({ extensions })).toEqual({ data: { seen: 'Query' } });
    expect(await ask({ extensions: { persistedQuery: { sha256Hash: 'x' } } })).toMatchObject({
      errors: [{ message: expect.stringContaining('64 hexadecimal digits') as string }],
    });
  });

  it('never made the server fail', () => expect(server.faults).toEqual([]));
});

describe('with a session cookie', () => {
  const body = JSON.stringify({ query: create, variables: input() });
  const made = async (headers: Record<string, string>, path?: string) => {
    const { secret } = await server.sessions.begin({ user: ada, method: 'native' });
    const before = (await server.tokens.list({ owner: ada, limit: 1000 })).length;
    const { status } = await server.send(
      { headers: { Cookie: `colophon-session=${secret}`, ...headers }, body },
      path,
    );
    return [status, (await server.tokens.list({ owner: ada, limit: 1000 })).length - before];
  };

  it.each(graphqlPaths)(
    'a program makes a token at %s as DataHub’s client does, by JSON alone',
    async (path) => {
      expect(await made({}, path)).toEqual([200, 1]);
      expect(await made({ 'Content-Type': 'application/json; charset=utf-8' }, path)).toEqual([200, 1]);
      expect(await made({ Origin: 'http://localhost:8080', 'Sec-Fetch-Site': 'same-origin' }, path)).toEqual([
        200, 1,
      ]);
    },
  );

  it.each([
    ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['a form of text', { 'Content-Type': 'text/plain' }],
    ['a form of text with JSON in its parameters', { 'Content-Type': 'text/plain; application/json' }],
    ['a form with files', { 'Content-Type': 'multipart/form-data; boundary=application/json' }],
    ['a type that only looks like JSON', { 'Content-Type': 'application/jsonp' }],
    ['a script elsewhere', { Origin: 'https://evil.test' }],
    ['a script of an allowed origin', { Origin: 'https://portal.test' }],
    ['a frame without an origin', { Origin: 'null' }],
    ['another port of this host', { Origin: 'http://localhost:9090' }],
    ['a page elsewhere that hides its origin', { 'Sec-Fetch-Site': 'cross-site' }],
    ['another host of the domain', { 'Sec-Fetch-Site': 'same-site' }],
    ['an address that somebody opened', { 'Sec-Fetch-Site': 'none' }],
    ['a script elsewhere that knows the header', { Origin: 'https://evil.test', 'X-CSRF-Protection': '1' }],
  ])('%s makes none', async (_, headers: Record<string, string>) => {
    const [status = 0, tokens] = await made(headers);
    expect([403, 415]).toContain(status);
    expect(tokens).toBe(0);
  });

  it('JSON opens no other path', async () => {
    for (const path of [
      '/api/graphql/x',
      '/openapi/v1/identity/tokens',
      '/entities?action=ingest&/api/graphql',
    ])
      expect((await made({}, path))[0]).toBe(403);
  });

  it('no page elsewhere is told that it may send one', async () => {
    for (const origin of ['https://evil.test', 'https://portal.test']) {
      const response = await server.send({
        method: 'OPTIONS',
        headers: {
          Origin: origin,
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': 'content-type',
        },
      });
      expect(response.headers.get('access-control-allow-credentials')).toBeNull();
    }
  });
});
