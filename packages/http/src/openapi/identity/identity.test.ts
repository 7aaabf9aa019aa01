import { builtInRoles, giveRole, writeBuiltInData } from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestIdentity } from '../../testing/test-identity.ts';
import { type Answer, createTestServer, dataset, type TestServer } from '../../testing/test-server.ts';
import { identityOperations } from './operations.ts';

const path = '/openapi/v1/identity';
const [ada, eve, rob] = ['urn:li:corpuser:ada', 'urn:li:corpuser:eve', 'urn:li:corpuser:rob'] as const;
const id = encodeURIComponent;

/** An administrator, somebody who may let others in, and a reader, by a header that stands for their credentials. */
let server: TestServer;
let test: ReturnType<typeof createTestIdentity>;
beforeEach(async () => {
  test = createTestIdentity();
  server = createTestServer({
    identity: test.identity,
    obeysPolicies: true,
    authenticate: ({ headers }) => ({ urn: headers.get('X-Test-User') ?? '' }),
  });
  await writeBuiltInData(server.catalogue);
  for (const name of ['ada', 'eve', 'rob']) await test.addUser(name);
  await giveRole(server.catalogue, ada, builtInRoles.admin);
  await giveRole(server.catalogue, rob, builtInRoles.reader);
  await server.catalogue.propose([
    {
      entityUrn: 'urn:li:dataHubPolicy:helpdesk',
      aspectName: 'dataHubPolicyInfo',
      changeType: 'UPSERT',
      value: {
        displayName: 'Helpdesk',
        description: '',
        type: 'PLATFORM',
        state: 'ACTIVE',
        privileges: ['MANAGE_USER_CREDENTIALS', 'MANAGE_USERS_AND_GROUPS', 'MANAGE_SERVICE_ACCOUNTS'],
        actors: { users: [eve] },
      },
    },
  ]);
});

const as = (user: string, method: string, to: string, body?: unknown): Promise<Answer> =>
  server.send(`${path}${to}`, {
    method,
    headers: { 'X-Test-User': user },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
const made = (answer: Answer) => answer.body as { token: string; record: { id: string; owner: string } };

describe('without sign-in', () => {
  it('whoami names the local user, and explain allows everything', async () => {
    const open = createTestServer();
    expect((await open.get(`${path}/whoami`)).body).toEqual({
      urn: 'urn:li:corpuser:datahub',
      isSignInOn: false,
      groups: [],
      roles: [],
    });
    expect((await open.get(`${path}/access/explain?privilege=EDIT_ENTITY`)).body).toEqual({
      isAllowed: true,
      reason: 'SIGN_IN_OFF',
    });
  });

  it.each(
    identityOperations
      .filter(({ id: name }) => name !== 'whoami' && name !== 'explainAccess')
      .map((operation) => [operation.id, operation] as const),
  )('%s says how to turn it on', async (name, operation) => {
    const bodies: Readonly<Record<string, unknown>> = {
      createAccessToken: { name: 'a' },
      createInviteLink: {},
      createUser: { name: 'carol' },
      searchAuditEvents: {},
      assignRole: { actor: ada, role: null },
      beginDeviceSignIn: { client: 'laptop' },
      redeemDeviceCode: { deviceCode: 'a' },
      changePassword: { current: 'a', next: 'b' },
      createServiceAccount: { name: 'bot' },
    };
    const { status, body } = await createTestServer().send(operation.path.replaceAll(/\{\w+\}/g, 'a'), {
      method: operation.method,
      ...(name in bodies && { body: JSON.stringify(bodies[name]) }),
    });
    expect([status, body]).toMatchObject([404, { message: expect.stringContaining('--auth') }]);
  });
});

it('tells who the caller is, with roles', async () => {
  expect((await as(rob, 'GET', '/whoami')).body).toEqual({
    urn: rob,
    isSignInOn: true,
    groups: [],
    roles: [builtInRoles.reader],
  });
});

describe('access tokens', () => {
  it('are shown once, listed without their secret, rotated and revoked', async () => {
    const first = made(await as(rob, 'POST', '/tokens', { name: 'laptop', lifetimeMs: 60_000 }));
    expect(first.token).toMatch(/^colophon_pat_/);
    expect(first.record).toMatchObject({ owner: rob, name: 'laptop' });
    const listed = await as(rob, 'GET', '/tokens');
    expect(listed.body).toEqual({ tokens: [first.record] });
    const stored = await test.store.readToken(first.record.id);
    for (const secret of [first.token, stored?.hash ?? first.token])
      expect(listed.text).not.toContain(secret);
    const second = made(await as(rob, 'POST', `/tokens/${first.record.id}/rotate`));
    expect(second.token).not.toBe(first.token);
    expect((await as(rob, 'DELETE', `/tokens/${second.record.id}`)).status).toBe(200);
    expect(await test.store.readToken(second.record.id)).toBeUndefined();
    expect((await as(ada, 'DELETE', '/tokens/none')).status).toBe(404);
  });

  it('of others are seen and revoked by who manages tokens, and never rotated', async () => {
    const { record } = made(await as(rob, 'POST', '/tokens', { name: 'laptop' }));
    for (const to of [`/tokens?owner=${id(rob)}`, '/tokens?owner=*'])
      expect((await as(eve, 'GET', to)).status).toBe(403);
    expect((await as(ada, 'GET', `/tokens?owner=${id(rob)}`)).body).toEqual({ tokens: [record] });
    // Whether the id exists makes no difference.
    for (const one of [record.id, 'none'])
      expect((await as(eve, 'DELETE', `/tokens/${one}`)).body).toMatchObject({ code: 'FORBIDDEN' });
    expect((await as(ada, 'POST', `/tokens/${record.id}/rotate`)).status).toBe(404);
    expect((await as(ada, 'DELETE', `/tokens/${record.id}`)).status).toBe(200);
  });

  it('of service accounts are made by who manages these, unless the account manages policies', async () => {
    const bot = await test.addUser('bot', 'service');
    const token = { name: 'ingestion', serviceAccount: bot };
    expect((await as(rob, 'POST', '/tokens', token)).status).toBe(403);
    expect(made(await as(eve, 'POST', '/tokens', token)).record.owner).toBe(bot);
    await giveRole(server.catalogue, bot, builtInRoles.admin);
    expect((await as(eve, 'POST', '/tokens', token)).status).toBe(403);
    // A person is no service account.
    expect((await as(ada, 'POST', '/tokens', { name: 'a', serviceAccount: rob })).status).toBe(404);
  });
});

describe('users', () => {
  it('are invited, with a role only by who manages policies', async () => {
    expect((await as(rob, 'POST', '/invites', {})).status).toBe(403);
    const { status, body } = await as(eve, 'POST', '/invites', {});
    expect([status, body]).toMatchObject([
      200,
      { path: expect.stringMatching(/^\/signup\?invite_token=\w+$/) },
    ]);
    const admin = { role: builtInRoles.admin };
    expect((await as(eve, 'POST', '/invites', admin)).status).toBe(403);
    expect((await as(ada, 'POST', '/invites', admin)).body).toMatchObject({ link: admin });
    const listed = (await as(eve, 'GET', '/invites')).body as { invites: { id: string }[] };
    expect(listed.invites).toHaveLength(2);
    expect(JSON.stringify(listed)).not.toContain('hash');
    for (const link of listed.invites)
      expect((await as(eve, 'DELETE', `/invites/${link.id}`)).status).toBe(200);
    expect((await as(eve, 'DELETE', `/invites/${listed.invites[0]?.id}`)).status).toBe(404);
  });

  it('are created before their first sign-in, each name once', async () => {
    expect((await as(rob, 'POST', '/users', { name: 'carol' })).status).toBe(403);
    const created = await as(eve, 'POST', '/users', { name: 'carol' });
    expect([created.status, created.body]).toMatchObject([
      200,
      { urn: 'urn:li:corpuser:carol', kind: 'person', status: 'provisioned' },
    ]);
    expect((await as(eve, 'POST', '/users', { name: 'carol' })).status).toBe(400);
    expect((await as(eve, 'POST', '/users', { name: 'a(b)' })).status).toBe(400);
    // Who signs in under this name would manage policies.
    await giveRole(server.catalogue, 'urn:li:corpuser:dan', builtInRoles.admin);
    expect((await as(eve, 'POST', '/users', { name: 'dan' })).status).toBe(403);
    expect((await as(ada, 'POST', '/users', { name: 'dan' })).status).toBe(200);
  });

  it('are listed, suspended and let in again, here and in the catalogue', async () => {
    expect((await as(rob, 'GET', '/users')).status).toBe(403);
    expect((await as(eve, 'GET', '/users?count=1')).body).toMatchObject({ users: [{ urn: ada }] });
    expect((await as(eve, 'POST', `/users/${id(rob)}/suspend`)).status).toBe(200);
    expect((await test.store.readUser(rob))?.status).toBe('suspended');
    expect((await as(ada, 'GET', `/access/explain?privilege=VIEW_ANALYTICS&actor=${id(rob)}`)).body).toEqual({
      isAllowed: false,
      reason: 'DENIED',
      denials: [{ reason: 'INACTIVE' }],
    });
    expect((await as(eve, 'POST', `/users/${id(rob)}/activate`)).status).toBe(200);
    expect((await test.store.readUser(rob))?.status).toBe('active');
    expect((await as(eve, 'POST', `/users/${id(`${rob}ert`)}/suspend`)).status).toBe(404);
  });

  it('leave no role to who has their name next', async () => {
    await as(ada, 'PUT', `/groups/${id('urn:li:corpGroup:a')}/members/${id(rob)}`);
    expect((await as(eve, 'DELETE', `/users/${id(rob)}`)).status).toBe(200);
    expect(await test.store.readUser(rob)).toBeUndefined();
    expect((await as(rob, 'GET', '/whoami')).body).toMatchObject({ groups: [], roles: [] });
    expect((await as(eve, 'DELETE', `/users/${id(rob)}`)).status).toBe(404);
  });

  it('who manage policies are out of reach of who only lets others in', async () => {
    const requests = [
      ['POST', `/users/${id(ada)}/reset-link`],
      ['POST', `/users/${id(ada)}/suspend`],
      ['DELETE', `/users/${id(ada)}`],
    ] as const;
    for (const [method, to] of requests)
      expect((await as(eve, method, to)).body).toMatchObject({ code: 'FORBIDDEN' });
    expect((await as(eve, 'POST', `/users/${id(rob)}/reset-link`)).body).toMatchObject({
      link: { user: rob },
    });
    // Nobody locks himself out.
    expect((await as(ada, 'POST', `/users/${id(ada)}/suspend`)).status).toBe(400);
  });
});

describe('service accounts', () => {
  const create = (by: string, name: string) => as(by, 'POST', '/service-accounts', { name });

  it('are created, listed and removed by who manages them', async () => {
    const bot = 'urn:li:corpuser:bot';
    expect((await create(rob, 'bot')).body).toMatchObject({ code: 'FORBIDDEN' });
    expect((await create(eve, 'bot')).body).toMatchObject({ urn: bot, status: 'active' });
    expect((await create(eve, 'bot')).status).toBe(400);
    expect((await create(eve, 'a b')).status).toBe(400);
    await create(eve, 'crawler');
    const names = async (query = '') => {
      const { body } = await as(eve, 'GET', `/service-accounts${query}`);
      return (body as { serviceAccounts: { urn: string }[] }).serviceAccounts.map(({ urn }) => urn);
    };
    // People are not among them.
    expect(await names()).toEqual([bot, 'urn:li:corpuser:crawler']);
    expect(await names('?count=1')).toEqual([bot]);
    expect(await names(`?after=${id(bot)}`)).toEqual(['urn:li:corpuser:crawler']);
    const info = await server.catalogue.entity(bot, ['corpUserInfo', 'subTypes', 'corpUserStatus']);
    expect(info.aspects.map(({ value }) => value)).toMatchObject([
      { active: true, displayName: 'bot' },
      { status: 'ACTIVE' },
      { typeNames: ['SERVICE_ACCOUNT'] },
    ]);
    const { token } = made(await as(eve, 'POST', '/tokens', { name: 'ci', serviceAccount: bot }));
    expect(token).toBeDefined();
    expect((await as(rob, 'DELETE', `/service-accounts/${id(bot)}`)).status).toBe(403);
    expect((await as(eve, 'DELETE', `/service-accounts/${id(rob)}`)).status).toBe(404);
    expect((await as(eve, 'DELETE', `/service-accounts/${id(bot)}`)).status).toBe(200);
    expect(await names()).toEqual(['urn:li:corpuser:crawler']);
    expect(await test.store.listTokens({ owner: bot, limit: 9 })).toEqual([]);
  });

  it('that manage policies are out of reach of who only manages service accounts', async () => {
    await create(eve, 'bot');
    await giveRole(server.catalogue, 'urn:li:corpuser:bot', builtInRoles.admin);
    const removed = await as(eve, 'DELETE', `/service-accounts/${id('urn:li:corpuser:bot')}`);
    expect(removed.body).toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('groups and roles', () => {
  const group = 'urn:li:corpGroup:sales/emea';
  const member = `/groups/${id(group)}/members/${id(rob)}`;

  it('have members that who manages users adds and removes', async () => {
    expect((await as(rob, 'PUT', member)).status).toBe(403);
    expect((await as(eve, 'PUT', member)).status).toBe(200);
    expect((await as(rob, 'GET', '/whoami')).body).toMatchObject({ groups: [group] });
    expect((await as(eve, 'DELETE', member)).status).toBe(200);
    expect((await as(rob, 'GET', '/whoami')).body).toMatchObject({ groups: [] });
    expect((await as(eve, 'PUT', `/groups/sales/members/${id(rob)}`)).status).toBe(400);
  });

  it('are given by who manages policies', async () => {
    const assign = (by: string, role: string | null, actor: string = rob) =>
      as(by, 'POST', '/roles/assign', { actor, role });
    expect((await assign(eve, builtInRoles.admin, eve)).body).toMatchObject({ code: 'FORBIDDEN' });
    expect((await assign(ada, builtInRoles.editor)).status).toBe(200);
    expect((await as(rob, 'GET', '/whoami')).body).toMatchObject({ roles: [builtInRoles.editor] });
    expect((await assign(ada, null)).status).toBe(200);
    expect((await as(rob, 'GET', '/whoami')).body).toMatchObject({ roles: [] });
    expect((await assign(ada, 'urn:li:dataHubRole:None')).status).toBe(404);
  });
});

describe('an explanation', () => {
  const explain = (by: string, query: string) => as(by, 'GET', `/access/explain?${query}`);

  it('names the policy that allows', async () => {
    expect((await explain(rob, `privilege=VIEW_ENTITY_PAGE&entity=${id(dataset)}`)).body).toEqual({
      isAllowed: true,
      reason: 'POLICY',
      policy: { urn: 'urn:li:dataHubPolicy:reader-metadata-policy', name: 'Readers - Metadata Policy' },
    });
  });

  it('is about any one of several privileges', async () => {
    const about = (names: string) => explain(rob, `privilege=${names}&entity=${id(dataset)}`);
    expect((await about('EDIT_ENTITY,VIEW_ENTITY_PAGE')).body).toMatchObject({ isAllowed: true });
    expect((await about('EDIT_ENTITY,DELETE_ENTITY')).body).toMatchObject({ isAllowed: false });
    expect((await about('EDIT_ENTITY,')).body).toMatchObject({
      message: 'privilege: expected the name of a privilege, got ""',
    });
  });

  it('of a group is about what each of its members may do', async () => {
    const group = 'urn:li:corpGroup:readers';
    const query = `privilege=VIEW_ENTITY_PAGE&entity=${id(dataset)}&actor=${id(group)}`;
    const policy = 'urn:li:dataHubPolicy:view-entity-page-all';
    const isAllowed = async () => ((await explain(ada, query)).body as { isAllowed: boolean }).isAllowed;
    const write = (entityUrn: string, aspectName: string, value: JsonObject) =>
      server.catalogue.propose([{ entityUrn, aspectName, changeType: 'UPSERT', value }]);
    const info = (await server.catalogue.aspect(policy, 'dataHubPolicyInfo'))?.value;
    await write(policy, 'dataHubPolicyInfo', { ...info, state: 'INACTIVE' });
    expect(await isAllowed()).toBe(false);
    await write(group, 'roleMembership', { roles: [builtInRoles.reader] });
    expect(await isAllowed()).toBe(true);
    await write(group, 'status', { removed: true });
    expect(await isAllowed()).toBe(false);
  });

  it('names the policies that do not fit to who manages policies, and the reasons to the user', async () => {
    const query = `privilege=EDIT_ENTITY_OWNERS&entity=${id(dataset)}&actor=${id(rob)}`;
    const reasons = [{ reason: 'OTHER_ACTORS' }, { reason: 'OTHER_ACTORS' }];
    expect((await explain(rob, query)).body).toEqual({
      isAllowed: false,
      reason: 'DENIED',
      denials: reasons,
    });
    expect((await explain(ada, query)).body).toMatchObject({
      denials: [
        { policy: { urn: 'urn:li:dataHubPolicy:admin-metadata-policy' } },
        { policy: { urn: 'urn:li:dataHubPolicy:asset-owners-metadata-policy' } },
      ],
    });
    expect((await explain(rob, `privilege=EDIT_ENTITY&actor=${id(ada)}`)).status).toBe(403);
  });

  it('is right for groups and their roles, owners, domains and their parents, and constraints', async () => {
    const write = (entityUrn: string, aspectName: string, value: JsonObject) =>
      server.catalogue.propose([{ entityUrn, aspectName, changeType: 'UPSERT', value }]);
    const policy = (name: string, privilege: string, some: JsonObject) =>
      write(`urn:li:dataHubPolicy:${name}`, 'dataHubPolicyInfo', {
        displayName: name,
        description: '',
        type: 'METADATA',
        state: 'ACTIVE',
        privileges: [privilege],
        actors: { users: [rob] },
        ...some,
      });
    const criteria = (field: string, value: string, condition = 'EQUALS') => ({
      criteria: [{ field, values: [value], condition }],
    });
    const why = async (privilege: string, entity: string | undefined = dataset, change?: string) => {
      const query = new URLSearchParams({
        privilege,
        actor: rob,
        ...(entity && { entity }),
        ...(change !== undefined && { change }),
      });
      const { body } = await explain(ada, query.toString());
      const { policy: by, denials = [] } = body as {
        policy?: { name: string };
        denials?: { policy: { name: string } }[];
      };
      return (
        by?.name ??
        denials.filter(({ policy: { name } }) => name.startsWith('my ')).map(({ policy: _, ...rest }) => rest)
      );
    };

    // A role of a group.
    const [group, role] = ['urn:li:corpGroup:sales', builtInRoles.editor];
    await policy('my role', 'EDIT_ENTITY_EMBED', { actors: { roles: [role] } });
    expect(await why('EDIT_ENTITY_EMBED')).toEqual([{ reason: 'OTHER_ACTORS', actors: { roles: [role] } }]);
    await giveRole(server.catalogue, group, role);
    await as(ada, 'PUT', `/groups/${id(group)}/members/${id(rob)}`);
    expect(await why('EDIT_ENTITY_EMBED')).not.toBeInstanceOf(Array);

    // An owner by a group, of a type.
    const [business, technical] = ['business', 'technical'].map(
      (type) => `urn:li:ownershipType:__system__${type}_owner`,
    ) as [string, string];
    await policy('my owners', 'EXECUTE_ENTITY', {
      actors: { resourceOwners: true, resourceOwnersTypes: [business] },
    });
    await write(dataset, 'ownership', { owners: [{ owner: group, type: 'CUSTOM', typeUrn: technical }] });
    expect(await why('EXECUTE_ENTITY')).toEqual([
      { reason: 'OTHER_ACTORS', actors: { resourceOwners: true, resourceOwnersTypes: [business] } },
    ]);
    await write(dataset, 'ownership', { owners: [{ owner: group, type: 'CUSTOM', typeUrn: business }] });
    expect(await why('EXECUTE_ENTITY')).toBe('my owners');

    // A domain above that of the entity.
    const [sales, shop] = ['urn:li:domain:sales', 'urn:li:domain:shop'];
    await policy('my domain', 'DATA_READ_ONLY', { resources: { filter: criteria('DOMAIN', sales) } });
    await write(dataset, 'domains', { domains: [shop] });
    const needed = { field: 'DOMAIN', condition: 'EQUALS', values: [sales] };
    expect(await why('DATA_READ_ONLY')).toEqual([
      { reason: 'OTHER_RESOURCES', unmet: [{ ...needed, found: [shop] }] },
    ]);
    expect(await why('DATA_READ_ONLY', '')).toEqual([{ reason: 'OTHER_RESOURCES', unmet: [needed] }]);
    await write(shop, 'domainProperties', { name: 'Shop', parentDomain: sales });
    expect(await why('DATA_READ_ONLY')).toBe('my domain');

    // What may be added and removed.
    await policy('my tags', 'DATA_READ_WRITE', {
      resources: { privilegeConstraints: criteria('URN', 'urn:li:tag:sales', 'STARTS_WITH') },
    });
    const constraints = [{ field: 'URN', condition: 'STARTS_WITH', values: ['urn:li:tag:sales'] }];
    expect(await why('DATA_READ_WRITE', dataset, 'urn:li:tag:salesQ1')).toBe('my tags');
    expect(await why('DATA_READ_WRITE', dataset, 'urn:li:tag:pii')).toEqual([
      { reason: 'OTHER_CHANGES', constraints },
    ]);
    const whole = `privilege=DATA_READ_WRITE&actor=${id(rob)}&entity=${id(dataset)}`;
    expect((await explain(ada, whole)).body).toMatchObject({ isAllowed: true, constraints });
    // One that restricts nothing is named instead.
    await policy('my all', 'DATA_READ_WRITE', {});
    expect(await why('DATA_READ_WRITE')).toBe('my all');
  });

  it('needs names that there are', async () => {
    expect((await explain(rob, 'privilege=EDIT')).status).toBe(400);
    expect((await explain(rob, 'privilege=EDIT_ENTITY&entity=orders')).status).toBe(400);
  });
});
