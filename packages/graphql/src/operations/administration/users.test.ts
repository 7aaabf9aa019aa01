import { giveRole } from '@colophon/catalogue';
import { describe, expect, it } from 'vitest';
import { ada, createTestGraphql, type TestAnswer } from '../../testing/test-graphql.ts';

const bob = 'urn:li:corpuser:bob';
const carol = 'urn:li:corpuser:carol';
const team = 'urn:li:corpGroup:team';
const admin = 'urn:li:dataHubRole:Admin';
const code = ({ errors }: TestAnswer) => errors?.[0]?.extensions.code;

const status =
  'mutation ($urn: String!, $status: CorpUserStatus!) { updateUserStatus(urn: $urn, status: $status) }';
const remove = 'mutation ($urn: String!) { removeUser(urn: $urn) }';
const createGroup = 'mutation ($input: CreateGroupInput!) { createGroup(input: $input) }';
const join =
  'mutation ($group: String!, $users: [String!]!) { addGroupMembers(input: { groupUrn: $group, userUrns: $users }) }';
const leave =
  'mutation ($group: String!, $users: [String!]!) { removeGroupMembers(input: { groupUrn: $group, userUrns: $users }) }';

/** The administrator `ada`, with sign-in, and `bob` and `carol`, who can sign in. */
async function signedIn() {
  const graphql = await createTestGraphql({ obeysPolicies: true, hasSignIn: true });
  const { identity, catalogue, put } = graphql;
  if (!identity) throw new Error('no sign-in');
  for (const name of ['ada', 'bob', 'carol']) {
    const { urn: user } = await identity.users.provision({ name, by: ada, requestId: 'test' });
    await identity.users.setStatus({ user, status: 'active', by: ada, requestId: 'test' });
    await put(user, 'corpUserInfo', { active: true, displayName: name });
  }
  await giveRole(catalogue, ada, admin);
  return { ...graphql, identity };
}

describe('without sign-in', () => {
  it('lists users and groups, and changes who is in what', async () => {
    const { get, put, read, ask } = await createTestGraphql();
    await put(bob, 'corpUserInfo', { active: true, displayName: 'Bob' });
    await put(carol, 'corpUserInfo', { active: true, displayName: 'Carol' });
    await put('urn:li:corpuser:robot', 'subTypes', { typeNames: ['SERVICE_ACCOUNT'] });
    const { createGroup: urn } = await get(createGroup, {
      input: { id: 'team', name: 'Team', description: 'T' },
    });
    expect(urn).toBe(team);
    expect(await read(team, 'corpGroupInfo')).toMatchObject({ displayName: 'Team', description: 'T' });
    expect(await read(team, 'origin')).toEqual({ type: 'NATIVE' });
    expect(code(await ask(createGroup, { input: { id: 'team', name: 'Team' } }))).toBe(400);
    expect(code(await ask(createGroup, { input: { name: '' } }))).toBe(400);

    await get(join, { group: team, users: [bob, carol, bob] });
    expect(await read(bob, 'nativeGroupMembership')).toEqual({ nativeGroups: [team] });
    await put(carol, 'groupMembership', { groups: [team] });
    await get(leave, { group: team, users: [carol] });
    expect(await read(carol, 'nativeGroupMembership')).toEqual({ nativeGroups: [] });
    expect(await read(carol, 'groupMembership')).toEqual({ groups: [] });

    const { listUsers, listGroups, listServiceAccounts } = await get(`{
      listUsers(input: {}) { total users { urn username status isNativeUser properties { displayName } } }
      listGroups(input: {}) { total groups { urn name properties { displayName } } }
      listServiceAccounts(input: {}) { total serviceAccounts { urn name displayName type } } }`);
    expect(listUsers.users.map(({ username }: { username: string }) => username).sort()).toEqual([
      'bob',
      'carol',
    ]);
    expect(listGroups).toEqual({
      total: 1,
      groups: [{ urn: team, name: 'team', properties: { displayName: 'Team' } }],
    });
    expect(listServiceAccounts).toEqual({
      total: 1,
      serviceAccounts: [
        { urn: 'urn:li:corpuser:robot', name: 'robot', displayName: 'robot', type: 'CORP_USER' },
      ],
    });
    await get('mutation ($urn: String!) { removeGroup(urn: $urn) }', { urn: team });
    expect(await read(team, 'corpGroupInfo')).toBeUndefined();
    expect(await read(bob, 'nativeGroupMembership')).toEqual({ nativeGroups: [] });
  });

  it('suspends and removes users, and says that there are no tokens', async () => {
    const { get, put, read, ask } = await createTestGraphql();
    await put(bob, 'corpUserInfo', { active: true });
    await put(bob, 'roleMembership', { roles: [admin] });
    await put('urn:li:tag:a', 'ownership', { owners: [{ owner: bob, type: 'DATAOWNER' }] });
    await get(status, { urn: bob, status: 'SUSPENDED' });
    expect(await get(`{ corpUser(urn: "${bob}") { status } }`)).toEqual({
      corpUser: { status: 'SUSPENDED' },
    });
    await get(remove, { urn: bob });
    expect(await read(bob, 'corpUserInfo')).toBeUndefined();
    expect(await read(bob, 'roleMembership')).toBeUndefined();
    expect(await read('urn:li:tag:a', 'ownership')).toMatchObject({ owners: [] });
    expect(code(await ask(remove, { urn: bob }))).toBe(404);
    expect(code(await ask(remove, { urn: ada }))).toBe(400);
    expect(code(await ask(status, { urn: team, status: 'ACTIVE' }))).toBe(400);
    await put(carol, 'corpUserInfo', { active: true, system: true });
    expect(code(await ask(remove, { urn: carol }))).toBe(400);
    expect(await read(carol, 'corpUserInfo')).toMatchObject({ system: true });
    for (const query of [
      'mutation { createServiceAccount(input: { displayName: "CI" }) { urn } }',
      'mutation { acceptRole(input: { inviteToken: "t" }) }',
      `{ getAccessToken(input: { type: PERSONAL, actorUrn: "${ada}", duration: ONE_DAY }) { accessToken } }`,
    ])
      expect((await ask(query)).errors?.[0]?.message).toContain('Sign-in is off');
    expect(await get('{ listAccessTokens(input: {}) { total tokens { id } } }')).toEqual({
      listAccessTokens: { total: 0, tokens: [] },
    });
  });

  it.each([
    ['no group', { group: 'urn:li:corpGroup:none', users: [bob] }, 404],
    ['a user for a group', { group: bob, users: [bob] }, 400],
    ['a group for a user', { group: team, users: [team] }, 400],
    ['no user', { group: team, users: [bob, carol] }, 400],
    ['a group of a provider', { group: 'urn:li:corpGroup:external', users: [bob] }, 400],
    ['what is no URN', { group: team, users: [''] }, 400],
  ])('adds nobody for %s', async (_, variables, expected) => {
    const { put, ask, read } = await createTestGraphql();
    await put(bob, 'corpUserInfo', { active: true });
    await put(team, 'corpGroupInfo', { admins: [], members: [], groups: [] });
    await put('urn:li:corpGroup:external', 'origin', { type: 'EXTERNAL' });
    expect(code(await ask(join, variables))).toBe(expected);
    expect(await read(bob, 'nativeGroupMembership')).toBeUndefined();
  });
});

describe('with sign-in', () => {
  it('ends the sessions and tokens of a user who is suspended or removed', async () => {
    const { get, identity, read } = await signedIn();
    const { token } = await identity.tokens.create({
      kind: 'personal',
      owner: bob,
      name: 't',
      by: bob,
      requestId: 'test',
    });
    await get(status, { urn: bob, status: 'SUSPENDED' });
    expect((await identity.store.readUser(bob))?.status).toBe('suspended');
    expect(await read(bob, 'corpUserStatus')).toMatchObject({
      status: 'SUSPENDED',
      lastModified: { actor: ada },
    });
    await expect(identity.tokens.authenticate(token)).rejects.toThrow();
    await get(status, { urn: bob, status: 'ACTIVE' });
    expect((await identity.store.readUser(bob))?.status).toBe('active');
    expect(await get(`{ corpUser(urn: "${bob}") { status isNativeUser } }`)).toEqual({
      corpUser: { status: 'ACTIVE', isNativeUser: false },
    });
    await get(remove, { urn: bob });
    expect(await identity.store.readUser(bob)).toBeUndefined();
    expect(await read(bob, 'corpUserInfo')).toBeUndefined();
  });

  it('protects those who may do more, and who asks', async () => {
    const { ask, put, read, catalogue } = await signedIn();
    await put('urn:li:dataHubPolicy:people', 'dataHubPolicyInfo', {
      displayName: 'People',
      description: '',
      type: 'PLATFORM',
      state: 'ACTIVE',
      privileges: ['MANAGE_USERS_AND_GROUPS'],
      actors: { users: [bob] },
    });
    for (const [query, variables] of [
      [remove, { urn: ada }],
      [status, { urn: ada, status: 'SUSPENDED' }],
    ] as const)
      expect(code(await ask(query, variables, bob))).toBe(403);
    expect(code(await ask(remove, { urn: bob }, bob))).toBe(400);
    expect(code(await ask(remove, { urn: bob }, carol))).toBe(403);
    expect(code(await ask('{ listGroups(input: {}) { total } }', {}, carol))).toBe(403);
    // Nobody makes himself an administrator by a group that is one.
    await put(team, 'corpGroupInfo', { admins: [], members: [], groups: [] });
    await giveRole(catalogue, team, admin);
    expect(code(await ask(join, { group: team, users: [bob] }, bob))).toBe(403);
    expect(await read(bob, 'nativeGroupMembership')).toBeUndefined();
    expect((await ask(join, { group: team, users: [bob] })).errors).toBeUndefined();
  });

  it('lets who edits the members of a group do so, and nobody else', async () => {
    const { ask, put, read } = await signedIn();
    await put(team, 'corpGroupInfo', { admins: [], members: [], groups: [] });
    expect(code(await ask(join, { group: team, users: [carol] }, bob))).toBe(403);
    await put('urn:li:dataHubPolicy:members', 'dataHubPolicyInfo', {
      displayName: 'Members',
      description: '',
      type: 'METADATA',
      state: 'ACTIVE',
      privileges: ['EDIT_GROUP_MEMBERS'],
      actors: { users: [bob] },
      resources: { filter: { criteria: [{ field: 'URN', values: [team] }] } },
    });
    expect((await ask(join, { group: team, users: [carol] }, bob)).errors).toBeUndefined();
    expect(await read(carol, 'nativeGroupMembership')).toEqual({ nativeGroups: [team] });
  });

  it('makes service accounts with tokens, and removes both', async () => {
    const { get, ask, identity, read, put } = await signedIn();
    const create = `mutation { createServiceAccount(input: { displayName: "CI", description: "Builds" }) {
      __typename urn name displayName description createdAt defaultView { urn } } }`;
    expect(code(await ask(create, {}, bob))).toBe(403);
    const { createServiceAccount: account } = await get(create);
    const { urn } = account;
    expect(account).toMatchObject({ __typename: 'ServiceAccount', displayName: 'CI', description: 'Builds' });
    expect(urn).toMatch(/^urn:li:corpuser:service_[0-9a-f-]{36}$/);
    expect((await identity.store.readUser(urn))?.kind).toBe('service');
    const { createAccessToken } = await get(
      `mutation ($urn: String!) { createAccessToken(input: { type: SERVICE_ACCOUNT, actorUrn: $urn, duration: ONE_DAY, name: "t" }) { accessToken } }`,
      { urn },
    );
    const view = 'urn:li:dataHubView:all';
    await put(view, 'dataHubViewInfo', {
      name: 'All',
      type: 'GLOBAL',
      definition: { entityTypes: [], filter: { or: [] } },
      created: { actor: ada, time: 1 },
      lastModified: { actor: ada, time: 1 },
    });
    const setView = `mutation ($urn: String!, $view: String) {
      updateServiceAccountDefaultView(input: { urn: $urn, defaultView: $view }) }`;
    await get(setView, { urn, view });
    const read1 = `query ($urn: String!) { getServiceAccount(urn: $urn) { displayName defaultView { urn name } } }`;
    expect(await get(read1, { urn })).toEqual({
      getServiceAccount: { displayName: 'CI', defaultView: { urn: view, name: 'All' } },
    });
    await get(setView, { urn, view: null });
    expect(await read(urn, 'corpUserSettings')).toMatchObject({ views: {} });
    expect(code(await ask(setView, { urn: bob, view }))).toBe(404);
    const list = '{ listServiceAccounts(input: { query: "CI" }) { total serviceAccounts { urn } } }';
    expect((await get(list)).listServiceAccounts).toEqual({ total: 1, serviceAccounts: [{ urn }] });

    const del = 'mutation ($urn: String!) { deleteServiceAccount(urn: $urn) }';
    expect(code(await ask(del, { urn: bob }))).toBe(404);
    await get(del, { urn });
    await expect(identity.tokens.authenticate(createAccessToken.accessToken)).rejects.toThrow();
    expect((await get(read1, { urn })).getServiceAccount).toBeNull();
  });

  it('takes nobody for a service account because the metadata says so', async () => {
    const { ask, get, put, read, identity } = await signedIn();
    await put('urn:li:dataHubPolicy:programs', 'dataHubPolicyInfo', {
      displayName: 'Programs',
      description: '',
      type: 'PLATFORM',
      state: 'ACTIVE',
      privileges: ['MANAGE_SERVICE_ACCOUNTS'],
      actors: { users: [bob] },
    });
    const ghost = 'urn:li:corpuser:ghost';
    // Who edits users may write it of anybody.
    for (const urn of [ada, carol, ghost]) await put(urn, 'subTypes', { typeNames: ['SERVICE_ACCOUNT'] });
    const del = 'mutation ($urn: String!) { deleteServiceAccount(urn: $urn) }';
    const setView =
      'mutation ($urn: String!) { updateServiceAccountDefaultView(input: { urn: $urn, defaultView: null }) }';
    for (const urn of [ada, carol]) {
      expect(code(await ask(del, { urn }, bob))).toBe(404);
      expect(code(await ask(setView, { urn }, bob))).toBe(404);
      expect((await identity.store.readUser(urn))?.status).toBe('active');
      expect(await read(urn, 'corpUserInfo')).toMatchObject({ active: true });
    }
    expect(code(await ask(del, { urn: ghost }, bob))).toBe(403);
    expect(await read(ghost, 'subTypes')).toBeDefined();
    await get(del, { urn: ghost });
    const { createServiceAccount: account } = await get(
      'mutation { createServiceAccount(input: {}) { urn } }',
    );
    await get(`mutation { batchAssignRole(input: { roleUrn: "${admin}", actors: ["${account.urn}"] }) }`);
    expect(code(await ask(del, { urn: account.urn }, bob))).toBe(403);
  });

  it('gives a role by an invite link, once', async () => {
    const { get, ask, read } = await signedIn();
    const { getInviteToken } = await get(
      '{ getInviteToken(input: { roleUrn: "urn:li:dataHubRole:Editor" }) { inviteToken } }',
    );
    const accept = 'mutation ($t: String!) { acceptRole(input: { inviteToken: $t }) }';
    const variables = { t: getInviteToken.inviteToken };
    expect(await get(accept, variables, bob)).toEqual({ acceptRole: true });
    expect(await read(bob, 'roleMembership')).toEqual({ roles: ['urn:li:dataHubRole:Editor'] });
    expect(code(await ask(accept, variables, carol))).toBe(400);
    expect(await read(carol, 'roleMembership')).toBeUndefined();
  });

  it('makes a token for who asks, and for nobody else', async () => {
    const { get, ask, identity } = await signedIn();
    const query = `query ($urn: String!, $type: AccessTokenType!) {
      getAccessToken(input: { type: $type, actorUrn: $urn, duration: ONE_HOUR }) { accessToken metadata { ownerUrn owner { urn } } } }`;
    const { getAccessToken } = await get(query, { urn: ada, type: 'PERSONAL' });
    expect(getAccessToken.metadata).toEqual({ ownerUrn: ada, owner: { urn: ada } });
    expect((await identity.tokens.authenticate(getAccessToken.accessToken)).record.owner).toBe(ada);
    expect(code(await ask(query, { urn: bob, type: 'PERSONAL' }))).toBe(400);
    expect(code(await ask(query, { urn: ada, type: 'SERVICE_ACCOUNT' }))).toBe(400);
  });
});
