import { expect, it } from 'vitest';
import { ada, createTestGraphql } from '../../testing/test-graphql.ts';

const create = 'mutation ($input: PolicyUpdateInput!) { createPolicy(input: $input) }';
const update =
  'mutation ($urn: String!, $input: PolicyUpdateInput!) { updatePolicy(urn: $urn, input: $input) }';
const bob = 'urn:li:corpuser:bob';
const admin = [ada, 'roleMembership', { roles: ['urn:li:dataHubRole:Admin'] }] as const;
const input = {
  type: 'METADATA',
  name: 'Finance tags',
  state: 'ACTIVE',
  description: 'Who tags finance',
  privileges: ['EDIT_ENTITY_TAGS'],
  actors: { users: [bob], resourceOwners: false, allUsers: false, allGroups: false },
  resources: {
    filter: { criteria: [{ field: 'DOMAIN', values: ['urn:li:domain:finance'], condition: 'EQUALS' }] },
  },
};

const code = (answer: { readonly errors?: readonly { readonly extensions: object }[] }) =>
  (answer.errors?.[0]?.extensions as { code?: number } | undefined)?.code;

it('creates, changes, lists and deletes policies, which take effect at once', async () => {
  const { ask, get, put, read } = await createTestGraphql({ obeysPolicies: true });
  expect(code(await ask(create, { input }))).toBe(403);
  expect(code(await ask('{ listPolicies(input: {}) { total } }'))).toBe(403);
  await put(...admin);
  const { createPolicy: urn } = await get(create, { input });
  expect(await read(urn, 'dataHubPolicyInfo')).toMatchObject({
    displayName: 'Finance tags',
    editable: true,
    resources: { filter: { criteria: [{ field: 'DOMAIN', values: ['urn:li:domain:finance'] }] } },
  });
  const list = `query { listPolicies(input: { query: "finance" }) { total policies {
    urn type name state description privileges editable
    actors { users roles resourceOwners allUsers resolvedUsers { urn } resolvedRoles { urn name } }
    resources { allResources filter { criteria { field condition values { value entity { urn type } } } } } } } }`;
  const { listPolicies } = await get(list);
  const domain = { value: 'urn:li:domain:finance', entity: { urn: 'urn:li:domain:finance', type: 'DOMAIN' } };
  expect(listPolicies).toEqual({
    total: 1,
    policies: [
      {
        urn,
        type: 'METADATA',
        name: 'Finance tags',
        state: 'ACTIVE',
        description: 'Who tags finance',
        privileges: ['EDIT_ENTITY_TAGS'],
        editable: true,
        actors: {
          users: [bob],
          roles: null,
          resourceOwners: false,
          allUsers: false,
          resolvedUsers: [{ urn: bob }],
          resolvedRoles: null,
        },
        resources: {
          allResources: false,
          filter: { criteria: [{ field: 'DOMAIN', condition: 'EQUALS', values: [domain] }] },
        },
      },
    ],
  });
  const asEntity = await get(
    `query ($urn: String!) { entity(urn: $urn) { urn ... on DataHubPolicy { policyType name state actors { users } } } }`,
    { urn },
  );
  expect(asEntity.entity).toEqual({
    urn,
    policyType: 'METADATA',
    name: 'Finance tags',
    state: 'ACTIVE',
    actors: { users: [bob] },
  });
  // What the input has no place for stays.
  await put(urn, 'dataHubPolicyInfo', {
    ...(await read(urn, 'dataHubPolicyInfo')),
    actors: { users: [bob], roles: ['urn:li:dataHubRole:Reader'] },
  });
  await get(update, { urn, input: { ...input, name: 'Tags', resources: null } });
  expect(await read(urn, 'dataHubPolicyInfo')).toMatchObject({
    displayName: 'Tags',
    actors: { users: [bob], roles: ['urn:li:dataHubRole:Reader'] },
  });
  const granted = `query ($actor: String!, $urn: String!) { getGrantedPrivileges(input: { actorUrn: $actor,
    resourceSpec: { resourceType: DATASET, resourceUrn: $urn }, includeEvaluationDetails: true }) {
    privileges evaluationDetails { policyName reason } } }`;
  const dataset = 'urn:li:dataset:(urn:li:dataPlatform:mysql,a,PROD)';
  const { getGrantedPrivileges } = await get(granted, { actor: bob, urn: dataset });
  expect(getGrantedPrivileges.privileges).toContain('EDIT_ENTITY_TAGS');
  expect(getGrantedPrivileges.evaluationDetails).toContainEqual({
    policyName: 'Tags',
    reason: 'The policy grants privileges.',
  });
  await get('mutation ($urn: String!) { deletePolicy(urn: $urn) }', { urn });
  const { getGrantedPrivileges: after } = await get(granted, { actor: bob, urn: dataset });
  expect(after.privileges).not.toContain('EDIT_ENTITY_TAGS');
  expect(code(await ask(granted, { actor: ada, urn: dataset }, bob))).toBe(403);
  const own = await get(granted, { actor: bob, urn: dataset }, bob);
  expect(own.getGrantedPrivileges.evaluationDetails).toBeNull();
});

it.each([
  [{ state: 'DRAFT' }, 'expected ACTIVE or INACTIVE, got DRAFT'],
  [{ name: '' }, 'input.name'],
  [{ privileges: ['FLY'] }, 'the name of a privilege'],
  [
    { actors: { ...input.actors, groups: [bob] } },
    'input.actors.groups: expected a URN of the type corpGroup',
  ],
])('rejects a policy with %j', async (wrong, message) => {
  const { ask } = await createTestGraphql();
  const answer = await ask(create, { input: { ...input, ...wrong } });
  expect(code(answer)).toBeOneOf([400, 422]);
  expect(answer.errors?.[0]?.message).toContain(message);
});

it('tells who belongs to what, and what that allows', async () => {
  const { ask, get, put } = await createTestGraphql({ obeysPolicies: true });
  const query = `query ($u: String!) { debugAccess(userUrn: $u) {
    roles groups groupsWithRoles rolesViaGroups allRoles policies privileges } }`;
  const [group, other] = ['urn:li:corpGroup:a', 'urn:li:corpGroup:b'];
  await put(bob, 'nativeGroupMembership', { nativeGroups: [group, other] });
  await put(bob, 'roleMembership', { roles: ['urn:li:dataHubRole:Reader'] });
  await put(group, 'roleMembership', { roles: ['urn:li:dataHubRole:Editor'] });
  expect(code(await ask(query, { u: bob }))).toBe(403);
  await put(...admin);
  const { debugAccess } = await get(query, { u: bob });
  expect(debugAccess).toMatchObject({
    roles: ['urn:li:dataHubRole:Reader'],
    groups: [group, other],
    groupsWithRoles: [group],
    rolesViaGroups: ['urn:li:dataHubRole:Editor'],
    allRoles: ['urn:li:dataHubRole:Reader', 'urn:li:dataHubRole:Editor'],
  });
  expect(debugAccess.policies).toContain('urn:li:dataHubPolicy:editor-platform-policy');
  expect(debugAccess.privileges).toContain('MANAGE_DOMAINS');
  expect(debugAccess.privileges).not.toContain('MANAGE_POLICIES');
});

it('shows who asks, what they may do, and what the server is', async () => {
  const { get, put } = await createTestGraphql({ obeysPolicies: true });
  const query = `{ me { corpUser { urn username } platformPrivileges {
    managePolicies manageIdentities manageApplications manageStructuredProperties generatePersonalAccessTokens createDomains } } }`;
  const flags = {
    managePolicies: false,
    manageIdentities: false,
    manageApplications: false,
    manageStructuredProperties: false,
    generatePersonalAccessTokens: true,
    createDomains: false,
  };
  expect(await get(query)).toEqual({
    me: { corpUser: { urn: ada, username: 'ada' }, platformPrivileges: flags },
  });
  await put(...admin);
  const all = Object.fromEntries(Object.keys(flags).map((flag) => [flag, true]));
  expect((await get(query)).me.platformPrivileges).toEqual(all);
  const { appConfig } = await get(`{ appConfig { appVersion authConfig { tokenAuthEnabled }
    policiesConfig { enabled platformPrivileges { type displayName } resourcePrivileges { resourceType entityType privileges { type } } }
    managedIngestionConfig { enabled } featureFlags { nestedDomainsEnabled showProductUpdates entityVersioningEnabled }
    visualConfig { application { showApplicationInNavigation } } } }`);
  expect(appConfig).toMatchObject({
    appVersion: expect.stringMatching(/^v\d/),
    authConfig: { tokenAuthEnabled: false },
    managedIngestionConfig: { enabled: true },
    featureFlags: { nestedDomainsEnabled: true, showProductUpdates: false },
    visualConfig: { application: { showApplicationInNavigation: false } },
  });
  const { policiesConfig } = appConfig;
  expect(policiesConfig.enabled).toBe(true);
  expect(policiesConfig.platformPrivileges).toContainEqual({
    type: 'MANAGE_POLICIES',
    displayName: 'Manage Policies',
  });
  const privilegesOf = (type: string) =>
    policiesConfig.resourcePrivileges
      .find(({ resourceType }: { resourceType: string }) => resourceType === type)
      .privileges.map((privilege: { type: string }) => privilege.type);
  expect(privilegesOf('tag')).toContain('EDIT_TAG_COLOR');
  expect(privilegesOf('dataset')).not.toContain('EDIT_TAG_COLOR');
  expect(privilegesOf('all')).toContain('EDIT_TAG_COLOR');
});

it('lists roles, with who has them', async () => {
  const { get, put } = await createTestGraphql({ hasBuiltInData: true });
  await put(bob, 'roleMembership', { roles: ['urn:li:dataHubRole:Reader'] });
  const { listRoles } =
    await get(`{ listRoles(input: { query: "Reader" }) { total roles { urn name description
    relationships(input: { types: ["IsMemberOfRole"], direction: INCOMING }) { total relationships { entity { urn } } } } } }`);
  expect(listRoles).toEqual({
    total: 1,
    roles: [
      {
        urn: 'urn:li:dataHubRole:Reader',
        name: 'Reader',
        description: 'Can see all metadata. Cannot change any.',
        relationships: { total: 1, relationships: [{ entity: { urn: bob } }] },
      },
    ],
  });
});
