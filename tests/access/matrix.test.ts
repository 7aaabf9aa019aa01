import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, roleOf, type SignInServer, startWithSignIn, urnOf } from './catalogue-with-sign-in.ts';
import { everyOperation } from './every-operation.ts';
import { type AccessRequest, requestsFor, victimsGroup } from './requests.ts';
import { type Rights, rightsOf } from './rights.ts';

// Every operation of the tables, called as everybody. What each gets follows from the access that the operation declares
// and from what the roles are for; the code under test says neither.

const dataset = (name: string): string => `urn:li:dataset:(urn:li:dataPlatform:hive,shop.${name},PROD)`;
const owned = dataset('owned');
const hidden = dataset('hidden');
/** Of the same length as the hidden one. */
const absent = dataset('absent');
/** In names, descriptions, tags and samples of what some may not see; nobody sends it but who sees it. */
const marker = 'zqsecret';

type PrincipalName = keyof typeof rightsOf;
const nobodies = [
  'anonymous',
  'suspended',
  'removed',
  'expired token',
  'revoked token',
  'wrong audience',
  'expired JWT',
  'garbage',
] as const;

let server: SignInServer;
const tokens = new Map<string, string>();
beforeAll(async () => {
  server = await startWithSignIn();
  const { as, admin, tokenOf } = server;
  const post = async (path: string) => {
    const { status, text } = await as(admin, `/openapi/v1/identity${path}`, { method: 'POST' });
    if (status !== 200) throw new Error(text);
  };
  tokens.set('admin', admin);
  for (const [name, role] of [
    ['guest', undefined],
    ['owner', undefined],
    ['reader', roleOf('Reader')],
    ['editor', roleOf('Editor')],
  ] as const)
    tokens.set(name, (await tokenOf(await server.signUp(name, role))).token);
  // They may do everything, so that only their tokens and their status keep them out.
  const made = (name: string, fields = {}) => server.serviceAccount(name, roleOf('Admin'), fields);
  tokens.set('suspended', (await made('suspended')).token);
  tokens.set('removed', (await made('removed')).token);
  tokens.set('expired token', (await made('late', { lifetimeMs: 1 })).token);
  const revoked = await made('late');
  tokens.set('revoked token', revoked.token);
  await as(admin, `/openapi/v1/identity/tokens/${revoked.id}`, { method: 'DELETE' });
  await post(`/users/${encodeURIComponent(urnOf('suspended'))}/suspend`);
  await as(admin, `/openapi/v1/identity/users/${encodeURIComponent(urnOf('removed'))}`, { method: 'DELETE' });
  for (const name of ['victim', 'leaver']) await server.serviceAccount(name);

  expect((await as(await server.jwt(), '/openapi/v1/identity/whoami')).body).toMatchObject({
    urn: urnOf('robot'),
  });
  await server.write([urnOf('robot'), 'roleMembership', { roles: [roleOf('Admin')] }]);
  tokens.set('wrong audience', await server.jwt({ aud: 'another service' }));
  tokens.set('expired JWT', await server.jwt({ exp: Math.floor(Date.now() / 1000) - 3600 }));
  tokens.set('garbage', 'colophon_pat_garbage');

  await hideFromGuests();
  await restore();
});
afterAll(() => server[Symbol.asyncDispose]());

/** What everybody who is signed in would see, and now only who has a role, or owns it. */
async function hideFromGuests(): Promise<void> {
  for (const policy of ['view-entity-page-all', 'view-dataset-sensitive']) {
    const urn = `urn:li:dataHubPolicy:${policy}`;
    const read = await server.as(server.admin, `/openapi/v3/entity/datahubpolicy/${urn}/dataHubPolicyInfo`);
    const { value } = read.body as { value: object };
    await server.write([urn, 'dataHubPolicyInfo', { ...value, state: 'INACTIVE' }]);
  }
}

/** The entities as they are before each request that may change them. */
function restore(): Promise<void> {
  const properties = (name: string) => ({ name, description: `about ${name}`, customProperties: {} });
  const time = Date.now();
  const lineageOf = (upstream: string) => ({ upstreams: [{ dataset: upstream, type: 'TRANSFORMED' }] });
  const tag = `urn:li:tag:${marker}`;
  return server.write(
    [victimsGroup, 'corpGroupInfo', { displayName: 'Victims', admins: [], members: [], groups: [] }],
    [owned, 'datasetProperties', properties('owned')],
    [owned, 'status', { removed: false }],
    [owned, 'ownership', { owners: [{ owner: urnOf('owner'), type: 'DATAOWNER' }] }],
    [owned, 'datasetProfile', { timestampMillis: time, rowCount: 1 }],
    [hidden, 'datasetProperties', properties(`hidden ${marker}`)],
    [hidden, 'status', { removed: false }],
    [hidden, 'globalTags', { tags: [{ tag }] }],
    [hidden, 'upstreamLineage', lineageOf(owned)],
    [hidden, 'datasetProfile', { timestampMillis: time, rowCount: 2, partitionSpec: { partition: marker } }],
    [tag, 'tagProperties', { name: marker }],
    [dataset(marker), 'datasetProperties', properties(marker)],
    [dataset(marker), 'upstreamLineage', lineageOf(hidden)],
  );
}

const call = (principal: string, { path, method, body }: AccessRequest): Promise<Answer> => {
  const sent = { ...(method !== undefined && { method }), ...(body !== undefined && { body }) };
  const token = tokens.get(principal);
  return token === undefined ? server.send(path, sent) : server.as(token, path, sent);
};

type Operation = (typeof everyOperation)[number];

/** Whether somebody has one of the privileges that a request needs, on what it is about. */
function isAllowed(name: PrincipalName, { access }: Operation, request: AccessRequest, urn: string): boolean {
  const rights: Rights = rightsOf[name];
  const needed = request.needs ?? (typeof access === 'string' ? undefined : access.anyOf);
  if (needed === undefined) return true;
  const isOfEntity = typeof access !== 'string' && access.on === 'entity';
  return needed.some(
    (privilege) =>
      rights.everywhere.has(privilege) ||
      (isOfEntity && rights.onDatasets.has(privilege)) ||
      (isOfEntity && urn === owned && rights.onOwned.has(privilege)),
  );
}

const changing: ReadonlySet<string> = new Set([
  'CREATE_ENTITY',
  'EDIT_ENTITY',
  'DELETE_ENTITY',
  'EDIT_GROUP_MEMBERS',
]);

/** What somebody sees of everything: a list is served to all, and shortened. */
const seesAll = (name: PrincipalName): boolean =>
  (rightsOf[name] as Rights).everywhere.has('VIEW_ENTITY_PAGE');

const isOk = (status: number, { mayBeMissing, status: expected }: AccessRequest): boolean =>
  status === expected || (status >= 200 && status < 300) || (mayBeMissing === true && status === 404);

/** What of an answer is not of the single request. */
const withoutUrn = ({ status, text }: Answer, urn: string) => ({
  status,
  text: text
    .replaceAll(urn, 'URN')
    .replaceAll(encodeURIComponent(urn), 'URN')
    .replace(/shop\.\w+/g, 'NAME'),
});

it('has a request for every operation, and for nothing else', () => {
  const names = everyOperation.map(({ name }) => name);
  expect(Object.keys(requestsFor(owned)).sort()).toEqual([...names].sort());
});

it.each(everyOperation.map((one) => [one.name, one] as const))(
  '%s declares who may call it',
  (_, { access }) => {
    if (typeof access === 'string') expect(['public', 'signed-in']).toContain(access);
    else {
      expect(['catalogue', 'entity']).toContain(access.on);
      expect(access.anyOf.length).toBeGreaterThan(0);
    }
  },
);

/** Operations whose answers have what is hidden, to who may see it: else nothing would be tested with the others. */
const showing = new Set<string>();

describe.each(everyOperation.map((one) => [one.name, one] as const))('%s', (name, operation) => {
  const requestFor = (urn: string): AccessRequest => requestsFor(urn)[name] as AccessRequest;
  const isPublic = operation.access === 'public';
  const { access } = operation;
  const isOfEntity = typeof access !== 'string' && access.on === 'entity';
  /** It changes an entity. Rest.li sends reads by POST, too, so that the method does not tell. */
  const changesEntity = isOfEntity && access.anyOf.every((privilege) => changing.has(privilege));

  it('is not for who is nobody', async () => {
    const before = await server.logHead();
    const answers = await Promise.all(
      nobodies.map(async (principal) => [principal, await call(principal, requestFor(hidden))] as const),
    );
    for (const [principal, answer] of answers) {
      expect([principal, answer.status]).toEqual([
        principal,
        isPublic ? (requestFor(hidden).status ?? 200) : 401,
      ]);
      expect(answer.text).not.toContain(marker);
      if (!isPublic) expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer/);
    }
    expect(await server.logHead()).toBe(before);
  });

  it('is not for who lacks the privileges, and changes and tells nothing', async () => {
    const before = await server.logHead();
    for (const principal of Object.keys(rightsOf) as PrincipalName[])
      for (const urn of [owned, hidden]) {
        const request = requestFor(urn);
        if (isAllowed(principal, operation, request, urn)) continue;
        const answer = await call(principal, request);
        const place = `${principal}, ${urn}: ${answer.text.slice(0, 300)}`;
        if (!seesAll(principal)) expect(answer.text, place).not.toContain(marker);
        if (changesEntity || !isOfEntity) {
          expect([place, answer.status]).toEqual([place, 403]);
          // HEAD has no body to say it in.
          expect(answer.body).toMatchObject({ code: 'FORBIDDEN' });
        } else if (request.about === 'everything') {
          expect([place, answer.status]).toEqual([place, 200]);
        } else {
          // It looks as if it did not exist.
          const asAbsent = withoutUrn(await call(principal, requestFor(absent)), absent);
          expect(withoutUrn(answer, urn)).toEqual(asAbsent);
        }
      }
    expect(await server.logHead()).toBe(before);
  });

  it('is served to who has the privileges', async () => {
    for (const principal of Object.keys(rightsOf) as PrincipalName[])
      for (const urn of [owned, hidden]) {
        const request = requestFor(urn);
        if (!isAllowed(principal, operation, request, urn)) continue;
        if (changesEntity) await restore();
        const answer = await call(principal, request);
        const place = `${principal}, ${urn}: ${answer.status} ${answer.text.slice(0, 300)}`;
        expect([place, isOk(answer.status, request)]).toEqual([place, true]);
        if (!seesAll(principal)) expect(answer.text, place).not.toContain(marker);
        else if (answer.text.includes(marker)) showing.add(name);
      }
    if (changesEntity) await restore();
  });
});

it('was asked for what is hidden, over every interface', () => {
  for (const name of [
    'getEntityV3',
    'getEntityV2',
    'getLatestV1',
    'scrollEntitiesV3',
    'listEntitiesV3',
    'listEntitiesV2',
    'scrollRelationshipsV3',
    'scrollTimeseriesV2',
    'readChanges',
    'GET /entitiesV2/{urn}',
    'GET /entities/{urn}',
    'GET /relationships',
    'POST /entities?action=search',
    'POST /entities?action=autocomplete',
    'POST /entities?action=browse',
    'POST /aspects?action=getTimeseriesAspectValues',
    'POST /relationships?action=getLineage',
    'POST /entities?action=searchAcrossLineage',
  ])
    expect([name, showing.has(name)]).toEqual([name, true]);
});

/** GraphQL's operations about sign-in, as one of the principals sends them, and the privilege without which each is refused. What the others need is what the session needs, or is tested beside them. */
const graphql: Readonly<
  Record<
    string,
    { readonly query: (caller: string) => string; readonly needs: string; readonly mayBeMissing?: true }
  >
> = {
  createAccessToken: {
    query: (caller) =>
      `mutation { createAccessToken(input: {
        type: PERSONAL, actorUrn: "${urnOf(caller)}", duration: ONE_HOUR, name: "made by GraphQL"
      }) { metadata { id } } }`,
    needs: 'GENERATE_PERSONAL_ACCESS_TOKENS',
  },
  revokeAccessToken: {
    query: () => 'mutation { revokeAccessToken(tokenId: "none") }',
    needs: 'MANAGE_ACCESS_TOKENS',
    mayBeMissing: true,
  },
  listAccessTokens: {
    query: () => '{ listAccessTokens(input: {}) { tokens { id ownerUrn } } }',
    needs: 'MANAGE_ACCESS_TOKENS',
  },
  getAccessTokenMetadata: {
    query: () => `{ getAccessTokenMetadata(token: "${server.admin}") { id } }`,
    needs: 'MANAGE_ACCESS_TOKENS',
  },
  getInviteToken: {
    query: () => `{ getInviteToken(input: { roleUrn: "${roleOf('Reader')}" }) { inviteToken } }`,
    needs: 'MANAGE_POLICIES',
  },
  createInviteToken: {
    query: () => 'mutation { createInviteToken(input: {}) { inviteToken } }',
    needs: 'MANAGE_USER_CREDENTIALS',
  },
  createNativeUserResetToken: {
    query: () =>
      `mutation { createNativeUserResetToken(input: { userUrn: "${urnOf('reader')}" }) { resetToken } }`,
    needs: 'MANAGE_USER_CREDENTIALS',
  },
  batchAssignRole: {
    query: () =>
      `mutation { batchAssignRole(input: { roleUrn: "${roleOf('Reader')}", actors: ["${urnOf('reader')}"] }) }`,
    needs: 'MANAGE_POLICIES',
  },
};

describe.each(Object.entries(graphql))('GraphQL %s', (_, { query, needs, mayBeMissing }) => {
  const paths = ['/api/graphql', '/api/v2/graphql'];
  const ask = (principal: string, path = '/api/graphql') =>
    call(principal, {
      path,
      method: 'POST',
      // The administrator has a name.
      body: { query: query(principal === 'admin' ? 'ada' : principal) },
    } as AccessRequest);

  it('is not for who is nobody, nor for who lacks the privilege', async () => {
    const before = await server.logHead();
    for (const path of paths)
      for (const principal of nobodies) {
        const answer = await ask(principal, path);
        expect([principal, answer.status]).toEqual([principal, 401]);
      }
    for (const principal of Object.keys(rightsOf) as PrincipalName[]) {
      if ((rightsOf[principal] as Rights).everywhere.has(needs)) continue;
      const { status, body } = await ask(principal);
      const { data, errors } = body as { data: object | null; errors: unknown };
      expect([principal, status, Object.values(data ?? {}), errors]).toEqual([
        principal,
        200,
        data === null ? [] : [null],
        [expect.objectContaining({ extensions: expect.objectContaining(forbidden) })],
      ]);
    }
    expect(await server.logHead()).toBe(before);
  });

  it('is answered to who has the privilege', async () => {
    for (const principal of Object.keys(rightsOf) as PrincipalName[]) {
      if (!(rightsOf[principal] as Rights).everywhere.has(needs)) continue;
      const { status, text } = await ask(principal);
      const codes = [...text.matchAll(/"errorCode":"(\w+)"/g)].map(([, code]) => code);
      expect([principal, status, codes]).toEqual([principal, 200, mayBeMissing ? ['NOT_FOUND'] : []]);
    }
  });
});

describe.each(['/mcp', '/integrations/ai/mcp'])('MCP at %s', (path) => {
  const search = (principal: string) => {
    const token = tokens.get(principal);
    const sent = {
      headers: { Accept: 'application/json, text/event-stream' },
      body: {
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'search', arguments: { query: marker } },
      },
    };
    return token === undefined ? server.send(path, sent) : server.as(token, path, sent);
  };

  it('is not for who is nobody', async () => {
    for (const principal of nobodies)
      expect([principal, (await search(principal)).status]).toEqual([principal, 401]);
  });

  it('shows what the caller may see, and nothing else', async () => {
    for (const principal of Object.keys(rightsOf) as PrincipalName[]) {
      const { status, text } = await search(principal);
      expect([principal, status, text.includes(marker)]).toEqual([principal, 200, seesAll(principal)]);
    }
  });
});

const forbidden = { code: 403, errorCode: 'FORBIDDEN' };
