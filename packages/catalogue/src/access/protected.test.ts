import { registry } from '@colophon/model';
import type { JsonObject } from '@colophon/schema';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { describe, expect } from 'vitest';
import { deleteByFilter } from '../maintenance/delete-by-filter.ts';
import { type ChangeProposal, systemActor } from '../proposal.ts';
import { searchQuery } from '../search/query.ts';
import type { Session } from '../session/session.ts';
import { asAda, forbidden, granting, platform } from '../testing/access-fixtures.ts';
import { catalogueTest, orders, upsert } from '../testing/catalogue-fixture.ts';
import { entityPrivileges, type Privilege, platformPrivileges } from './privileges.ts';
import { type Keepers, keptAspects, keptTypes } from './protected.ts';

const test = catalogueTest(async () => createSqliteStore(openMemoryDatabase()));

const bob = 'urn:li:corpuser:bob';
const stamp = { time: 1, actor: systemActor };
const run = { runId: 'run-7' };

interface Kept {
  readonly urn: string;
  readonly aspect: string;
  readonly value: JsonObject;
  readonly keepers: Keepers;
}

/** Every aspect of every kept type, with the values of the model's samples. */
const ofTypes = Object.entries(keptTypes).flatMap(([type, keepers]): Kept[] => {
  const sample = registry.entities.get(type)?.sample;
  return Object.entries(sample?.aspects ?? {}).map(([aspect, value]) => ({
    urn: sample?.urn ?? '',
    aspect,
    value,
    keepers,
  }));
});

const values: Readonly<Record<string, JsonObject>> = {
  corpUserCredentials: { salt: 's', hashedPassword: 'h' },
  roleMembership: { roles: ['urn:li:dataHubRole:Admin'] },
  groupMembership: { groups: ['urn:li:corpGroup:admins'] },
  nativeGroupMembership: { nativeGroups: ['urn:li:corpGroup:admins'] },
  corpUserStatus: { status: 'SUSPENDED', lastModified: stamp },
};
const ofUsers = Object.entries(keptAspects).map(
  ([aspect, keepers]): Kept => ({ urn: bob, aspect, value: values[aspect] ?? {}, keepers }),
);
const all = [...ofTypes, ...ofUsers];

/** By this one, members of some groups change: `other-rights.test.ts` says which. */
const isWhole = (name: string): boolean => name !== 'EDIT_GROUP_MEMBERS';
const deletions = ['delete of the key', 'delete of the entity', 'delete of references'];

/** Every privilege but those that keep the aspect. */
function everythingBut(keepers: Keepers): readonly ChangeProposal[] {
  const others = (names: readonly string[]) =>
    names.filter((name) => keepers === 'nobody' || !keepers.includes(name as Privilege)).filter(isWhole);
  const onEntities = granting(others(Object.keys(entityPrivileges)));
  const onCatalogue = platform(...others(Object.keys(platformPrivileges)));
  // With all the names in it, the URN would be too long.
  return [
    { ...onEntities, entityUrn: 'urn:li:dataHubPolicy:entities' },
    { ...onCatalogue, entityUrn: 'urn:li:dataHubPolicy:catalogue' },
  ];
}

const status = upsert(orders, 'status', { removed: true });
const rejected = (reason: unknown) => expect(reason).toMatchObject({ code: 'FORBIDDEN' });

/** Each way to write, which must reject or do nothing. */
const ways: Readonly<Record<string, (session: Session, kept: Kept) => Promise<unknown>>> = {
  upsert: (session, { urn, aspect, value }) => session.propose([upsert(urn, aspect, value)]),
  'upsert in a batch': (session, { urn, aspect, value }) =>
    session.propose([status, upsert(urn, aspect, value)]),
  'upsert without waiting': (session, { urn, aspect, value }) =>
    session.proposeAsync([upsert(urn, aspect, value)]),
  create: (session, { urn, aspect, value }) =>
    session.propose([upsert(urn, aspect, value, { changeType: 'CREATE' })]),
  'create of an entity': (session, { urn, aspect, value }) =>
    session.propose([upsert(urn, aspect, value, { changeType: 'CREATE_ENTITY' })]),
  patch: (session, { urn, aspect, value }) => {
    const [name = '', first = null] = Object.entries(value)[0] ?? [];
    const patch = [{ op: 'add', path: `/${name}`, value: first }];
    return session.propose([upsert(urn, aspect, { patch, arrayPrimaryKeys: {} }, { changeType: 'PATCH' })]);
  },
  restate: (session, { urn, aspect, value }) =>
    session.propose([upsert(urn, aspect, value, { changeType: 'RESTATE' })]),
  'delete of the aspect': (session, { urn, aspect }) =>
    session.propose([upsert(urn, aspect, {}, { changeType: 'DELETE' })]),
  'delete of the key': (session, { urn }) => {
    const key = registry.entities.get(urn.split(':')[2] ?? '')?.key.name ?? '';
    return session.propose([upsert(urn, key, {}, { changeType: 'DELETE' })]);
  },
  'delete of the entity': (session, { urn }) => session.deleteEntity(urn),
  'delete of points': (session, { urn, aspect }) => session.deletePoints({ urn, aspect }),
  'delete of references': (session, { urn }) => session.deleteReferences(urn),
  'roll-back': (session) => session.rollBack(run),
  'hard roll-back': (session) => session.rollBack(run, { hard: true }),
};

describe.for(Object.entries(ways))('by who may do everything else, %s', ([way, write]) => {
  test.for(all)('does not change $aspect of $urn', async (kept, { catalogue, store }) => {
    const { urn, aspect, value, keepers } = kept;
    await catalogue.propose(
      [upsert(urn, aspect, value, { systemMetadata: run }), upsert(orders, 'status', { removed: false })],
      systemActor,
    );
    const before = await catalogue.aspect(urn, aspect);
    await catalogue.propose(everythingBut(keepers));
    const session = asAda(catalogue, store);
    // Who manages users deletes one, and what belongs to the user is gone then. It is not changed.
    const managesUsers = keepers === 'nobody' || !keepers.includes('MANAGE_USERS_AND_GROUPS');
    if (urn === bob && managesUsers && deletions.includes(way)) return;
    await write(session, kept).then(() => expect.unreachable(`${way} was applied`), rejected);
    expect((await catalogue.aspect(urn, aspect))?.json).toBe(before?.json);
    expect((await catalogue.aspect(orders, 'status'))?.value).toEqual({ removed: false });
  });
});

describe('by who may do everything else', () => {
  test.for(all)('a filter does not delete $aspect of $urn', async (kept, { catalogue, store }) => {
    const { urn, aspect, value, keepers } = kept;
    if (urn === bob) return;
    await catalogue.propose([upsert(urn, aspect, value)], systemActor);
    await catalogue.propose(everythingBut(keepers));
    const type = urn.split(':')[2] ?? '';
    const wanted = searchQuery({ entityTypes: [type], includeRemoved: true });
    // What may be seen is refused, and what may not is not found.
    await deleteByFilter(asAda(catalogue, store), wanted, { hard: true }).catch(rejected);
    expect(await catalogue.aspect(urn, aspect)).toBeDefined();
  });

  test('references to a group are not taken out of who belongs to it', async ({ catalogue, store }) => {
    const group = 'urn:li:corpGroup:admins';
    await catalogue.propose([
      upsert(group, 'corpGroupInfo', { displayName: 'a', admins: [], members: [], groups: [] }),
      upsert(bob, 'nativeGroupMembership', { nativeGroups: [group] }),
      ...everythingBut(['MANAGE_USERS_AND_GROUPS']),
    ]);
    await expect(asAda(catalogue, store).deleteReferences(group)).rejects.toEqual(
      forbidden('MANAGE_USERS_AND_GROUPS'),
    );
    expect((await catalogue.aspect(bob, 'nativeGroupMembership'))?.value).toEqual({ nativeGroups: [group] });
  });

  test('nor out of a policy or a role', async ({ catalogue, store }) => {
    const policy = granting(['EDIT_ENTITY']);
    await catalogue.propose([
      policy,
      upsert(bob, 'roleMembership', { roles: ['urn:li:dataHubRole:Admin'] }),
      upsert('urn:li:dataHubRole:Admin', 'dataHubRoleInfo', {
        name: 'Admin',
        description: '',
        editable: true,
      }),
      ...everythingBut(['MANAGE_POLICIES']),
    ]);
    const session = asAda(catalogue, store);
    await expect(session.deleteReferences('urn:li:dataHubRole:Admin')).rejects.toEqual(
      forbidden('MANAGE_POLICIES'),
    );
    await session.deleteReferences('urn:li:corpuser:ada').catch(rejected);
    expect((await catalogue.aspect(policy.entityUrn, 'dataHubPolicyInfo'))?.value.actors).toMatchObject({
      users: ['urn:li:corpuser:ada'],
    });
  });
});
