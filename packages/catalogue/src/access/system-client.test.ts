import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { describe, expect } from 'vitest';
import { systemActor } from '../proposal.ts';
import { searchQuery } from '../search/query.ts';
import { forbidden, granting, platform, sessionOf } from '../testing/access-fixtures.ts';
import { catalogueTest, orders, upsert } from '../testing/catalogue-fixture.ts';
import { createAccessControl } from './access-control.ts';
import { entityPrivileges, type Privilege, platformPrivileges } from './privileges.ts';

const test = catalogueTest(async () => createSqliteStore(openMemoryDatabase()));

const system = { urn: systemActor, by: 'system' } as const;
const privileges = Object.keys({ ...platformPrivileges, ...entityPrivileges }) as Privilege[];

describe('the system client', () => {
  test('may do everything without a policy, and is the actor of it', async ({ catalogue, store }) => {
    const session = sessionOf(catalogue, store, system);
    const policy = granting(['EDIT_ENTITY']);
    await session.propose([policy, upsert(orders, 'status', { removed: false })]);
    expect(await session.aspect(policy.entityUrn, 'dataHubPolicyInfo')).toMatchObject({
      created: { actor: systemActor },
    });
    expect(await session.search(searchQuery({}))).toMatchObject({ total: 1 });
    expect((await session.changes.read({ from: 1, limit: 100 })).entries.length).toBeGreaterThan(1);
    await session.deleteEntity(policy.entityUrn);
    const permissions = await createAccessControl(store).permissions(system);
    expect(privileges.filter((privilege) => !permissions.mayEverywhere([privilege]))).toEqual([]);
  });

  test('does not do what nobody may, such as read or write credentials', async ({ catalogue, store }) => {
    await catalogue.propose([
      upsert('urn:li:inviteToken:t', 'inviteToken', { token: 'secret', role: 'urn:li:dataHubRole:Admin' }),
    ]);
    const session = sessionOf(catalogue, store, system);
    expect(await session.aspect('urn:li:inviteToken:t', 'inviteToken')).toBeUndefined();
    const other = upsert('urn:li:inviteToken:u', 'inviteToken', {
      token: 'mine',
      role: 'urn:li:dataHubRole:Admin',
    });
    await expect(session.propose([other])).rejects.toEqual(forbidden('nobody may do this'));
  });

  test('is not locked out by what is stored of it', async ({ catalogue, store }) => {
    const stamp = { time: 0, actor: systemActor };
    await catalogue.propose([
      upsert(systemActor, 'corpUserStatus', { status: 'SUSPENDED', lastModified: stamp }),
    ]);
    const session = sessionOf(catalogue, store, system);
    await session.propose([upsert(orders, 'status', { removed: false })]);
    expect(await session.existing([orders])).toEqual([orders]);
  });
});

describe('whoever has its name alone', () => {
  test.for([undefined, 'session', 'access-token', 'issuer'] as const)(
    'may do nothing, not even what policies say: by %s',
    async (by, { catalogue, store }) => {
      const named = platform('MANAGE_POLICIES');
      const seeing = granting(['VIEW_ENTITY_PAGE', 'EDIT_ENTITY', 'CREATE_ENTITY']);
      await catalogue.propose([
        upsert(orders, 'status', { removed: false }),
        upsert(systemActor, 'corpUserInfo', { active: true, system: true }),
        upsert(systemActor, 'roleMembership', { roles: ['urn:li:dataHubRole:Admin'] }),
        ...[named, seeing].map((policy) => ({
          ...policy,
          value: { ...policy.value, actors: { users: [systemActor], allUsers: true } },
        })),
      ]);
      const session = sessionOf(catalogue, store, by ? { urn: systemActor, by } : { urn: systemActor });
      expect(await session.existing([orders])).toEqual([]);
      await expect(session.propose([named])).rejects.toEqual(forbidden('MANAGE_POLICIES'));
      await expect(
        session.propose([upsert(orders, 'globalTags', { tags: [{ tag: 'urn:li:tag:x' }] })]),
      ).rejects.toEqual(forbidden('EDIT_ENTITY'));
    },
  );

  test('has the name alone in an explanation, too', async ({ catalogue, store }) => {
    await catalogue.propose([granting(['EDIT_ENTITY'])]);
    const access = createAccessControl(store);
    expect(await access.explain(systemActor, ['EDIT_ENTITY'])).toEqual({
      isAllowed: false,
      denials: [{ reason: 'INACTIVE' }],
    });
  });
});
