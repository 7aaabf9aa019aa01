import { registry } from '@colophon/model';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Answer,
  password,
  proposalOf,
  roleOf,
  type SignInServer,
  startWithSignIn,
  urnOf,
} from './catalogue-with-sign-in.ts';

// Somebody who may do something tries to become somebody who may do everything, by each way in which values are written.

const id = encodeURIComponent;
const v3 = '/openapi/v3/entity';
const v2 = '/openapi/v2/entity';
const group = 'urn:li:corpGroup:attackers';
const model = 'urn:li:mlModel:(urn:li:dataPlatform:science,churn,PROD)';

let server: SignInServer;
const tokens = new Map<string, string>();
beforeAll(async () => {
  server = await startWithSignIn();
  for (const [name, role] of [
    ['guest', undefined],
    ['reader', 'Reader'],
    ['editor', 'Editor'],
    ['ingestor', undefined],
    ['operator', undefined],
  ] as const)
    tokens.set(name, (await server.serviceAccount(name, role && roleOf(role))).token);
  const members = (name: string) =>
    [urnOf(name), 'nativeGroupMembership', { nativeGroups: [group] }] as const;
  const grant = (name: string, type: 'PLATFORM' | 'METADATA', privileges: readonly string[]) => {
    const actors = { users: [urnOf(name)], allUsers: false, allGroups: false, resourceOwners: false };
    const value = {
      displayName: name,
      description: '',
      type,
      state: 'ACTIVE',
      privileges,
      actors,
      editable: true,
    };
    return [`urn:li:dataHubPolicy:${name}-${type}`, 'dataHubPolicyInfo', value] as const;
  };
  const everyEdit = ['CREATE_ENTITY', 'EDIT_ENTITY', 'DELETE_ENTITY', 'EXECUTE_ENTITY', 'VIEW_ENTITY_PAGE'];
  await server.write(
    [
      group,
      'corpGroupInfo',
      { displayName: 'Attackers', admins: [urnOf('editor')], members: [], groups: [] },
    ],
    [
      group,
      'ownership',
      { owners: ['guest', 'reader', 'editor'].map((one) => ({ owner: urnOf(one), type: 'DATAOWNER' })) },
    ],
    ...['guest', 'reader', 'editor', 'ingestor', 'operator'].map(members),
    // Everything of every entity: what a pipeline may have that is trusted with metadata.
    grant('ingestor', 'METADATA', everyEdit),
    grant('operator', 'METADATA', everyEdit),
    grant('operator', 'PLATFORM', [
      'MANAGE_INGESTION',
      'MANAGE_SYSTEM_OPERATIONS',
      'RESTORE_INDICES_PRIVILEGE',
    ]),
    [model, 'mlModelProperties', { description: 'predicts' }],
  );
});
afterAll(() => server[Symbol.asyncDispose]());

const attackers = ['guest', 'reader', 'editor', 'ingestor', 'operator'] as const;
type Attacker = (typeof attackers)[number];
const as = (attacker: Attacker, path: string, sent = {}) => server.as(tokens.get(attacker) ?? '', path, sent);

type Value = readonly [urn: string, aspect: string, value: Readonly<Record<string, unknown>>];

/** Everything else follows from it. */
const policyFor = (attacker: string): Value => [
  'urn:li:dataHubPolicy:mine',
  'dataHubPolicyInfo',
  {
    displayName: 'Mine',
    description: '',
    type: 'PLATFORM',
    state: 'ACTIVE',
    privileges: ['MANAGE_POLICIES'],
    actors: { users: [urnOf(attacker)], allUsers: false, allGroups: false, resourceOwners: false },
    editable: true,
  },
];

/** What would make an attacker an administrator, or a way to become one. */
const prizes: Readonly<Record<string, (attacker: Attacker) => Value>> = {
  'a role': (attacker) => [urnOf(attacker), 'roleMembership', { roles: [roleOf('Admin')] }],
  'a role for a group that the attacker is in': () => [group, 'roleMembership', { roles: [roleOf('Admin')] }],
  'a group': (attacker) => [
    urnOf(attacker),
    'nativeGroupMembership',
    { nativeGroups: [group, 'urn:li:corpGroup:x'] },
  ],
  'a group of the provider': (attacker) => [
    urnOf(attacker),
    'groupMembership',
    { groups: ['urn:li:corpGroup:x'] },
  ],
  'a policy': policyFor,
  'another role': () => [
    'urn:li:dataHubRole:Mine',
    'dataHubRoleInfo',
    { name: 'Mine', description: '', editable: true },
  ],
  credentials: () => [urnOf('ada'), 'corpUserCredentials', { salt: 'a', hashedPassword: 'b' }],
  'credentials of a name that is free': () => [
    urnOf('free'),
    'corpUserCredentials',
    { salt: 'a', hashedPassword: 'b' },
  ],
  'an access token': () => [
    'urn:li:dataHubAccessToken:mine',
    'dataHubAccessTokenInfo',
    { name: 'mine', actorUrn: urnOf('ada'), ownerUrn: urnOf('ada'), createdAt: 1 },
  ],
  'an invite': () => ['urn:li:inviteToken:mine', 'inviteToken', { token: 'mine', role: roleOf('Admin') }],
  'an administrator who is suspended': () => [
    urnOf('ada'),
    'corpUserStatus',
    { status: 'SUSPENDED', lastModified: { actor: urnOf('ada'), time: 1 } },
  ],
  'an administrator who is removed': () => [urnOf('ada'), 'status', { removed: true }],
  'a secret': () => ['urn:li:dataHubSecret:mine', 'dataHubSecretValue', { name: 'mine', value: 'x' }],
  'settings of the catalogue': () => ['urn:li:globalSettings:0', 'globalSettingsInfo', {}],
};

const recordOf = (aspect: string): string => registry.aspects.get(aspect)?.record.name ?? '';
const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const typeOf = (urn: string): string => urn.split(':')[2] ?? '';
const snapshotOf = ([urn, aspect, value]: Value) => ({
  value: {
    [`com.linkedin.metadata.snapshot.${snapshotNames[typeOf(urn)] ?? capital(typeOf(urn))}Snapshot`]: {
      urn,
      aspects: [{ [recordOf(aspect)]: value }],
    },
  },
});
const snapshotNames: Readonly<Record<string, string>> = { corpuser: 'CorpUser' };
const simpleName = (aspect: string): string => recordOf(aspect).split('.').at(-1) ?? '';
const pathOf = ([urn, aspect]: Value, base: string) => `${base}/${typeOf(urn)}/${id(urn)}/${aspect}`;
const patchOf = (value: object) =>
  Object.entries(value).map(([name, member]) => ({ op: 'add', path: `/${name}`, value: member }));
const json = (body: unknown, method = 'POST') => ({ method, body });

/** Every way to write a value. */
const ways: Readonly<Record<string, (value: Value) => readonly [path: string, sent: object]>> = {
  'a proposal': ([urn, aspect, value]) => [
    '/aspects?action=ingestProposal',
    json({ proposal: proposalOf(urn, aspect, value) }),
  ],
  'a proposal that creates': ([urn, aspect, value]) => [
    '/aspects?action=ingestProposal',
    json({ proposal: { ...proposalOf(urn, aspect, value), changeType: 'CREATE' } }),
  ],
  'a proposal that patches': ([urn, aspect, value]) => [
    '/aspects?action=ingestProposal',
    json({ proposal: { ...proposalOf(urn, aspect, patchOf(value)), changeType: 'PATCH' } }),
  ],
  'a batch of proposals': ([urn, aspect, value]) => [
    '/aspects?action=ingestProposalBatch',
    json({ proposals: [proposalOf(urn, aspect, value)] }),
  ],
  'a snapshot': (value) => ['/entities?action=ingest', json({ entity: snapshotOf(value) })],
  'a batch of snapshots': (value) => [
    '/entities?action=batchIngest',
    json({ entities: [snapshotOf(value)] }),
  ],
  'an aspect, version 3': (value) => [`${pathOf(value, v3)}?async=false`, json({ value: value[2] })],
  'an aspect, version 3, later': (value) => [`${pathOf(value, v3)}?async=true`, json({ value: value[2] })],
  'entities, version 3': ([urn, aspect, value]) => [
    `${v3}/${typeOf(urn)}?async=false`,
    json([{ urn, [aspect]: { value } }]),
  ],
  'entities, version 3, later': ([urn, aspect, value]) => [
    `${v3}/${typeOf(urn)}?async=true`,
    json([{ urn, [aspect]: { value } }]),
  ],
  'entities of many types': ([urn, aspect, value]) => [
    `${v3}/generic?async=false`,
    json({ [typeOf(urn)]: [{ urn, [aspect]: { value } }] }),
  ],
  'a patch of an aspect': (value) => [
    `${pathOf(value, v3)}?async=false`,
    json({ patch: patchOf(value[2]) }, 'PATCH'),
  ],
  'a patch of entities': ([urn, aspect, value]) => [
    `${v3}/${typeOf(urn)}?async=false`,
    json([{ urn, [aspect]: { value: { patch: patchOf(value) } } }], 'PATCH'),
  ],
  'a patch of any entity': ([urn, aspect, value]) => [
    `${v3}/generic/${id(urn)}?async=false`,
    json({ [aspect]: { value: { patch: patchOf(value) } } }, 'PATCH'),
  ],
  'an aspect, version 2': (value) => [`${pathOf(value, v2)}?async=false`, json(value[2])],
  'entities, version 2': ([urn, aspect, value]) => [
    `${v2}/${typeOf(urn)}?async=false`,
    json([{ urn, aspects: { [aspect]: { value } } }]),
  ],
  'entities, version 1': ([urn, aspect, value]) => [
    '/openapi/entities/v1',
    json([{ entityType: typeOf(urn), entityUrn: urn, aspect: { __type: simpleName(aspect), ...value } }]),
  ],
  'proposals of the platform, version 1': ([urn, aspect, value]) => [
    '/openapi/platform/entities/v1',
    json([proposalOf(urn, aspect, value)]),
  ],
  'proposals of the platform, version 2, later': ([urn, aspect, value]) => [
    '/openapi/v2/platform/entities/v1?async=true',
    json([proposalOf(urn, aspect, value)]),
  ],
};

let head: number;
beforeEach(async () => {
  head = await server.logHead();
});
/** Nothing was written, by anybody. */
async function expectUnchanged(): Promise<void> {
  expect(await server.logHead()).toBe(head);
}
const expectForbidden = (what: string, { status, body, text }: Answer) =>
  expect([what, status, (body as { code?: string }).code, status === 403 ? '' : text]).toEqual([
    what,
    403,
    'FORBIDDEN',
    '',
  ]);

describe.each(Object.entries(prizes))('%s', (_, prizeOf) => {
  it('cannot be written in any way', async () => {
    await Promise.all(
      attackers.flatMap((attacker) =>
        Object.entries(ways).map(async ([way, requestOf]) => {
          const [path, sent] = requestOf(prizeOf(attacker));
          expectForbidden(`${attacker} by ${way}`, await as(attacker, path, sent));
        }),
      ),
    );
    await expectUnchanged();
  });

  it('cannot be written beside something that is allowed', async () => {
    for (const attacker of ['editor', 'ingestor'] as const) {
      const dataset = 'urn:li:dataset:(urn:li:dataPlatform:hive,shop.cover,PROD)';
      const cover = proposalOf(dataset, 'datasetProperties', { name: 'cover', customProperties: {} });
      const [urn, aspect, value] = prizeOf(attacker);
      for (const proposals of [
        [cover, proposalOf(urn, aspect, value)],
        [proposalOf(urn, aspect, value), cover],
      ])
        expectForbidden(
          attacker,
          await as(attacker, '/aspects?action=ingestProposalBatch', { body: { proposals } }),
        );
    }
    await expectUnchanged();
  });
});

it('the ways above do write, for who may', async () => {
  for (const [way, requestOf] of Object.entries(ways)) {
    const tag = `urn:li:tag:${way.replace(/\W+/g, '-')}`;
    const [path, sent] = requestOf([tag, 'tagProperties', { name: way }]);
    const { status, text } = await server.as(server.admin, path, sent);
    expect([way, status < 300, status < 300 ? '' : text]).toEqual([way, true, '']);
    const read = await server.as(server.admin, `${v3}/tag/${id(tag)}/tagProperties`);
    expect([way, read.body]).toMatchObject([way, { value: { name: way } }]);
  }
});

describe('deleting', () => {
  const ada = urnOf('ada');
  const policy = 'urn:li:dataHubPolicy:admin-platform-policy';
  const requests: Readonly<Record<string, readonly [string, object]>> = {
    'the role of an administrator': [`${v3}/corpuser/${id(ada)}/roleMembership`, { method: 'DELETE' }],
    'an administrator': [`${v3}/corpuser/${id(ada)}`, { method: 'DELETE' }],
    'an administrator, version 2': [`${v2}/corpuser/${id(ada)}`, { method: 'DELETE' }],
    'an administrator of any type': [`${v3}/generic/${id(ada)}`, { method: 'DELETE' }],
    'an administrator over Rest.li': ['/entities?action=delete', { body: { urn: ada } }],
    'an aspect over Rest.li': [
      '/entities?action=delete',
      { body: { urn: ada, aspectName: 'roleMembership' } },
    ],
    'a policy': [`${v3}/datahubpolicy/${id(policy)}`, { method: 'DELETE' }],
    'a policy over Rest.li': ['/entities?action=delete', { body: { urn: policy } }],
    'a role': [`${v3}/datahubrole/${id(roleOf('Reader'))}`, { method: 'DELETE' }],
    'references to a role': [
      '/entities?action=deleteReferences',
      { body: { urn: roleOf('Admin'), dryRun: false } },
    ],
    'references to a group': ['/entities?action=deleteReferences', { body: { urn: group, dryRun: false } }],
    'a group': [`${v3}/corpgroup/${id(group)}`, { method: 'DELETE' }],
    'everything of a model': ['/entities?action=deleteAll', { body: { registryId: 'none' } }],
  };

  it.each(Object.keys(requests))('%s is for who has the privilege for it alone', async (name) => {
    const [path, sent] = requests[name] ?? ['', {}];
    for (const attacker of attackers) {
      // Who manages ingestion may delete the runs of ingestion.
      if (name === 'everything of a model' && attacker === 'operator') continue;
      expectForbidden(attacker, await as(attacker, path, sent));
    }
    await expectUnchanged();
  });
});

describe('a rollback', () => {
  it('of a run that wrote a policy or a role needs the privileges for these', async () => {
    const systemMetadata = { runId: 'access', lastObserved: 1 };
    const policy = 'urn:li:dataHubPolicy:denied-later';
    const [, , value] = policyFor('nobody-here');
    const proposals = [
      { ...proposalOf(policy, 'dataHubPolicyInfo', value), systemMetadata },
      { ...proposalOf(urnOf('reader'), 'roleMembership', { roles: [roleOf('Reader')] }), systemMetadata },
    ];
    const written = await server.as(server.admin, '/aspects?action=ingestProposalBatch', {
      body: { proposals },
    });
    expect(written.status).toBe(200);
    head = await server.logHead();
    for (const attacker of attackers)
      for (const hardDelete of [false, true])
        expectForbidden(
          attacker,
          await as(attacker, '/runs?action=rollback', {
            body: { runId: 'access', dryRun: false, hardDelete },
          }),
        );
    await expectUnchanged();
  });
});

describe('an owner', () => {
  const ownership = (attacker: string) => ({ owners: [{ owner: urnOf(attacker), type: 'DATAOWNER' }] });

  it('is not made by the batch that needs one', async () => {
    for (const attacker of ['guest', 'reader', 'editor'] as const)
      for (const second of [
        proposalOf(model, 'status', { removed: true }),
        proposalOf(model, 'mlModelProperties', { description: 'mine' }),
      ])
        expectForbidden(
          attacker,
          await as(attacker, '/aspects?action=ingestProposalBatch', {
            body: { proposals: [proposalOf(model, 'ownership', ownership(attacker)), second] },
          }),
        );
    await expectUnchanged();
  });

  it('is not made by creating what the attacker then owns', async () => {
    const fresh = 'urn:li:dataset:(urn:li:dataPlatform:hive,shop.fresh,PROD)';
    for (const attacker of ['guest', 'reader'] as const)
      for (const [way, requestOf] of Object.entries(ways)) {
        const [path, sent] = requestOf([fresh, 'ownership', ownership(attacker)]);
        expectForbidden(`${attacker} by ${way}`, await as(attacker, path, sent));
      }
    await expectUnchanged();
  });

  it('of a group edits its members, and makes nobody an administrator by it', async () => {
    const assign = { actor: urnOf('editor'), role: roleOf('Admin') };
    const editor = (path: string, sent: object) => as('editor', path, sent);
    const identity = '/openapi/v1/identity';
    expectForbidden('role', await editor(`${identity}/roles/assign`, { body: assign }));
    const memberOf = (of: string) => `${identity}/groups/${id(of)}/members/${id(urnOf('editor'))}`;
    // What the editor owns gives its members nothing, and the editor is one of them already.
    expect((await editor(memberOf(group), { method: 'PUT' })).status).toBe(200);
    await expectUnchanged();

    const [chiefs, others] = ['urn:li:corpGroup:chiefs', 'urn:li:corpGroup:others'];
    for (const urn of [chiefs, others])
      await server.write([urn, 'corpGroupInfo', { displayName: urn, admins: [], members: [], groups: [] }]);
    await server.write(
      [chiefs, 'ownership', ownership('editor')],
      [chiefs, 'roleMembership', { roles: [roleOf('Admin')] }],
    );
    head = await server.logHead();
    for (const of of [chiefs, others]) expectForbidden(of, await editor(memberOf(of), { method: 'PUT' }));
    await expectUnchanged();
  });
});

describe('a name', () => {
  it('that has a role in advance is not for everybody who has an invitation', async () => {
    const carol = urnOf('carol');
    const given = await server.as(server.admin, '/openapi/v1/identity/roles/assign', {
      body: { actor: carol, role: roleOf('Admin') },
    });
    expect(given.status).toBe(200);
    const inviteToken = await server.invite({ isReusable: true });
    const signUp = (email: string) =>
      server.send('/signUp', { body: { email, fullName: 'x', password, inviteToken } });
    expect((await signUp('carol')).status).toBe(400);
    // In another case it is another URN, and nothing more than any.
    await signUp('Carol');
    expect((await signUp('datahub')).status).toBe(400);
    expect((await signUp('__datahub_system')).status).toBe(400);
    expect((await signUp('dora')).status).toBe(200);
  });
});

it('a role that is taken away is gone with the next request', async () => {
  const { token } = await server.serviceAccount('former', roleOf('Admin'));
  const users = () => server.as(token, '/openapi/v1/identity/users');
  expect((await users()).status).toBe(200);
  await server.write([urnOf('former'), 'roleMembership', { roles: [] }]);
  expect((await users()).status).toBe(403);
});

it('nobody has become an administrator', async () => {
  for (const attacker of attackers) {
    const { body } = await as(attacker, '/openapi/v1/identity/whoami');
    expect((body as { roles: string[] }).roles).not.toContain(roleOf('Admin'));
    expect(
      (
        await as(attacker, '/openapi/v1/identity/roles/assign', {
          body: { actor: urnOf(attacker), role: roleOf('Admin') },
        })
      ).status,
    ).toBe(403);
  }
});
