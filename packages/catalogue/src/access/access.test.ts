import { registry } from '@colophon/model';
import type { JsonObject } from '@colophon/schema';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { type Catalogue, createCatalogue } from '../catalogue.ts';
import type { Store } from '../ports/store.ts';
import { searchQuery } from '../search/query.ts';
import { catalogueTest, datasetUrn, orders, upsert } from '../testing/catalogue-fixture.ts';
import { createAccessControl, viewPrivileges } from './access-control.ts';

const test = catalogueTest(async () => createSqliteStore(openMemoryDatabase()));

const ada = 'urn:li:corpuser:ada';
const bob = 'urn:li:corpuser:bob';
const team = 'urn:li:corpGroup:checkout';
const editor = 'urn:li:dataHubRole:Editor';
const items = datasetUrn('items');
const business = 'urn:li:ownershipType:__system__business_owner';
const technical = 'urn:li:ownershipType:__system__technical_owner';

const policy = (id: string, some: JsonObject = {}) =>
  upsert(`urn:li:dataHubPolicy:${id}`, 'dataHubPolicyInfo', {
    displayName: id,
    description: '',
    type: 'METADATA',
    state: 'ACTIVE',
    privileges: ['VIEW_ENTITY_PAGE'],
    actors: { users: [ada] },
    ...some,
  });

type Test = readonly [field: string, values: readonly string[], condition?: string];
const on = (...criteria: readonly Test[]): JsonObject => ({
  resources: {
    filter: {
      criteria: criteria.map(([field, values, condition = 'EQUALS']) => ({
        field,
        values: [...values],
        condition,
      })),
    },
  },
});

const owned = (urn: string, owner: string, typeUrn = technical) =>
  upsert(urn, 'ownership', { owners: [{ owner, type: 'CUSTOM', typeUrn }] });
const inDomain = (urn: string, domain: string) => upsert(urn, 'domains', { domains: [domain] });
const inContainer = (urn: string, container: string) => upsert(urn, 'container', { container });
const inGroup = (user: string, ...groups: string[]) => upsert(user, 'groupMembership', { groups });
const withRole = (urn: string, ...roles: string[]) => upsert(urn, 'roleMembership', { roles });
const domainBelow = (name: string, parentDomain?: string) =>
  upsert(`urn:li:domain:${name}`, 'domainProperties', { name, ...(parentDomain && { parentDomain }) });

/** The names of the policies that let the actor see the dataset. */
async function decide(store: Store, actor: string, urn: string) {
  const access = createAccessControl(store);
  const resource = await access.resource(urn, 'dataset');
  const decision = await access.decide(await access.actor(actor), ['VIEW_ENTITY_PAGE'], resource);
  return decision.isAllowed
    ? decision.policy?.name
    : decision.denials.map((denial) =>
        'policy' in denial ? `${denial.reason} ${denial.policy.name}` : denial.reason,
      );
}

describe('who a policy covers', () => {
  test('users, and nobody else', async ({ catalogue, store }) => {
    await catalogue.propose([policy('one')]);
    expect(await decide(store, ada, orders)).toBe('one');
    expect(await decide(store, bob, orders)).toEqual(['OTHER_ACTORS one']);
  });

  test('members of groups, native and not', async ({ catalogue, store }) => {
    await catalogue.propose([
      policy('one', { actors: { groups: [team] } }),
      inGroup(ada, team),
      upsert(bob, 'nativeGroupMembership', { nativeGroups: [team] }),
    ]);
    expect(await decide(store, ada, orders)).toBe('one');
    expect(await decide(store, bob, orders)).toBe('one');
    expect(await decide(store, 'urn:li:corpuser:eve', orders)).toEqual(['OTHER_ACTORS one']);
  });

  test('holders of roles, their own or of a group', async ({ catalogue, store }) => {
    await catalogue.propose([
      policy('one', { actors: { roles: [editor] } }),
      withRole(ada, editor),
      withRole(team, editor),
      inGroup(bob, team),
    ]);
    expect(await decide(store, ada, orders)).toBe('one');
    expect(await decide(store, bob, orders)).toBe('one');
    await catalogue.propose([upsert(team, 'status', { removed: true })]);
    expect(await decide(store, bob, orders)).toEqual(['OTHER_ACTORS one']);
  });

  test('owners of the entity, themselves or through a group, of the types named', async ({
    catalogue,
    store,
  }) => {
    const actors = { resourceOwners: true, resourceOwnersTypes: [business] };
    await catalogue.propose([
      policy('any', { actors: { resourceOwners: true } }),
      owned(orders, ada),
      owned(items, team),
      inGroup(bob, team),
    ]);
    expect(await decide(store, ada, orders)).toBe('any');
    expect(await decide(store, bob, orders)).toEqual(['OTHER_ACTORS any']);
    expect(await decide(store, bob, items)).toBe('any');
    await catalogue.propose([policy('any', { actors })]);
    expect(await decide(store, ada, orders)).toEqual(['OTHER_ACTORS any']);
    await catalogue.propose([owned(orders, ada, business)]);
    expect(await decide(store, ada, orders)).toBe('any');
  });

  test('everybody, or everybody in a group', async ({ catalogue, store }) => {
    await catalogue.propose([policy('one', { actors: { allGroups: true } }), inGroup(ada, team)]);
    expect(await decide(store, ada, orders)).toBe('one');
    expect(await decide(store, bob, orders)).toEqual(['OTHER_ACTORS one']);
    await catalogue.propose([policy('one', { actors: { allUsers: true } })]);
    expect(await decide(store, bob, orders)).toBe('one');
  });

  test('nobody who is suspended or removed', async ({ catalogue, store }) => {
    await catalogue.propose([
      policy('one', { actors: { allUsers: true } }),
      upsert(ada, 'corpUserStatus', { status: 'SUSPENDED', lastModified: { actor: bob, time: 0 } }),
      upsert(bob, 'status', { removed: true }),
    ]);
    expect(await decide(store, ada, orders)).toEqual(['INACTIVE']);
    expect(await decide(store, bob, orders)).toEqual(['INACTIVE']);
  });
});

describe('what a policy covers', () => {
  test('entities of a domain and below it', async ({ catalogue, store }) => {
    await catalogue.propose([
      policy('one', on(['DOMAIN', ['urn:li:domain:sales']])),
      domainBelow('sales'),
      domainBelow('web', 'urn:li:domain:sales'),
      domainBelow('shop', 'urn:li:domain:web'),
      inDomain(orders, 'urn:li:domain:shop'),
      inDomain(items, 'urn:li:domain:hr'),
    ]);
    expect(await decide(store, ada, orders)).toBe('one');
    expect(await decide(store, ada, items)).toEqual(['OTHER_RESOURCES one']);
  });

  test('in a tree that leads back to itself, too', async ({ catalogue, store }) => {
    await catalogue.propose([
      policy('one', on(['DOMAIN', ['urn:li:domain:sales']])),
      domainBelow('sales', 'urn:li:domain:web'),
      domainBelow('web', 'urn:li:domain:sales'),
      inDomain(orders, 'urn:li:domain:web'),
    ]);
    expect(await decide(store, ada, orders)).toBe('one');
  });

  test('as the deprecated fields say it', async ({ catalogue, store }) => {
    await catalogue.propose([policy('one', { resources: { type: 'dataset', resources: [orders] } })]);
    expect(await decide(store, ada, orders)).toBe('one');
    expect(await decide(store, ada, items)).toEqual(['OTHER_RESOURCES one']);
    await catalogue.propose([policy('one', { resources: { type: 'chart', allResources: true } })]);
    expect(await decide(store, ada, orders)).toEqual(['OTHER_RESOURCES one']);
  });

  test('nothing while it is inactive', async ({ catalogue, store }) => {
    await catalogue.propose([policy('one', { state: 'INACTIVE' })]);
    expect(await decide(store, ada, orders)).toEqual(['NO_POLICY']);
  });
});

test('a change of a policy is obeyed by the next request', async ({ catalogue, store }) => {
  const access = createAccessControl(store);
  const actor = await access.actor(ada);
  const mayManage = async () => (await access.decide(actor, ['MANAGE_TAGS'])).isAllowed;
  expect(await mayManage()).toBe(false);
  const manage = { type: 'PLATFORM', privileges: ['MANAGE_TAGS'] };
  await catalogue.propose([policy('one', manage)]);
  expect(await mayManage()).toBe(true);
  await catalogue.propose([policy('one', { ...manage, state: 'INACTIVE' })]);
  expect(await mayManage()).toBe(false);
  await catalogue.propose([policy('one', manage)]);
  await catalogue.deleteEntity('urn:li:dataHubPolicy:one');
  expect(await mayManage()).toBe(false);
});

test('a change of what policies compare is obeyed by the next request', async ({ catalogue, store }) => {
  const access = createAccessControl(store);
  const maySee = async (urn = orders) => {
    const permissions = await access.permissions(ada);
    const fields = permissions.fieldsOf(viewPrivileges);
    const [resource] = await access.resources([{ urn, entityType: 'dataset' }], fields);
    return resource !== undefined && permissions.may(viewPrivileges, resource);
  };
  await catalogue.propose([
    policy('one', on(['DOMAIN', ['urn:li:domain:sales']])),
    policy('two', { actors: { resourceOwners: true } }),
    domainBelow('sales'),
    domainBelow('web'),
    inDomain(orders, 'urn:li:domain:web'),
  ]);
  expect(await maySee()).toBe(false);
  await catalogue.propose([domainBelow('web', 'urn:li:domain:sales')]);
  expect(await maySee()).toBe(true);
  await catalogue.deleteEntity('urn:li:domain:web');
  expect(await maySee()).toBe(false);
  await catalogue.propose([owned(orders, ada)]);
  expect(await maySee()).toBe(true);
  await catalogue.propose([owned(orders, bob), inDomain(orders, 'urn:li:domain:sales')]);
  expect(await maySee()).toBe(true);
  await catalogue.deleteEntity(orders);
  expect(await maySee()).toBe(false);
  expect(await maySee(items)).toBe(false);
  // So many changes at a time are not looked at one by one.
  const many = Array.from({ length: 1900 }, (_, i) => inDomain(datasetUrn(`d${i}`), 'urn:li:domain:hr'));
  await catalogue.propose([owned(items, ada), ...many]);
  expect(await maySee(items)).toBe(true);
});

describe('what a search may show', () => {
  const names = ['orders', 'items', 'payments', 'people'];
  const domains = ['urn:li:domain:sales', 'urn:li:domain:web', 'urn:li:domain:hr'];
  const containers = ['urn:li:container:a', 'urn:li:container:b'];
  const tags = ['urn:li:tag:pii', 'urn:li:tag:pii-high'];
  const owners = [ada, bob, team];

  const some = <T>(values: readonly T[]) => fc.subarray([...values]);
  const field = fc.oneof(
    fc.tuple(fc.constant('DOMAIN'), some([...domains, 'urn:li:domain:s'])),
    fc.tuple(fc.constant('CONTAINER'), some(containers)),
    fc.tuple(fc.constant('TAG'), some(tags)),
    fc.tuple(fc.constant('OWNER'), some(owners)),
    fc.tuple(fc.constant('TYPE'), some(['dataset', 'chart'])),
    fc.tuple(fc.constant('URN'), some(names.map(datasetUrn))),
  );
  const condition = fc.constantFrom('EQUALS', 'STARTS_WITH', 'NOT_EQUALS');
  const criterion = fc.tuple(field, condition).map(([[name, values], how]): Test => [name, values, how]);
  const actors = fc.constantFrom<JsonObject[]>(
    { users: [ada] },
    { groups: [team] },
    { roles: [editor] },
    { resourceOwners: true },
    { resourceOwners: true, resourceOwnersTypes: [business] },
    { users: [bob] },
  );
  const policies = fc.array(fc.tuple(actors, fc.array(criterion, { maxLength: 2 })), { maxLength: 3 });
  const asset = fc.record({
    domain: fc.option(fc.constantFrom(...domains)),
    container: fc.option(fc.constantFrom(...containers)),
    tag: fc.option(fc.constantFrom(...tags)),
    owner: fc.option(fc.tuple(fc.constantFrom(...owners), fc.constantFrom(business, technical))),
  });
  const assets = fc.tuple(...names.map(() => asset));

  async function fill(
    catalogue: Catalogue,
    given: readonly (typeof asset extends fc.Arbitrary<infer A> ? A : never)[],
  ) {
    await catalogue.propose([
      domainBelow('sales'),
      domainBelow('web', 'urn:li:domain:sales'),
      // By its beginning, a search finds only what has been written.
      upsert('urn:li:container:a', 'containerProperties', { name: 'a' }),
      inContainer('urn:li:container:b', 'urn:li:container:a'),
      ...given.flatMap(({ domain, container, tag, owner }, i) => {
        const urn = datasetUrn(String(names[i]));
        return [
          upsert(urn, 'status', { removed: false }),
          ...(domain ? [inDomain(urn, domain)] : []),
          ...(container ? [inContainer(urn, container)] : []),
          ...(tag ? [upsert(urn, 'globalTags', { tags: [{ tag }] })] : []),
          ...(owner ? [owned(urn, ...owner)] : []),
        ];
      }),
    ]);
  }

  test('is what decisions allow, whatever the policies', async () => {
    await fc.assert(
      fc.asyncProperty(
        policies,
        assets,
        fc.boolean(),
        fc.boolean(),
        async (granted, given, isMember, isEditor) => {
          const store = createSqliteStore(openMemoryDatabase());
          const catalogue = createCatalogue({ registry, store });
          await fill(catalogue, given);
          const proposals = [
            ...granted.map(([who, criteria], i) => policy(`p${i}`, { actors: who, ...on(...criteria) })),
            ...(isMember ? [inGroup(ada, team)] : []),
            ...(isEditor ? [withRole(ada, editor)] : []),
          ];
          if (proposals.length > 0) await catalogue.propose(proposals);

          const access = createAccessControl(store);
          const actor = await access.actor(ada);
          const allowed: string[] = [];
          for (const urn of names.map(datasetUrn)) {
            const resource = await access.resource(urn, 'dataset');
            const { isAllowed } = await access.decide(actor, viewPrivileges, resource);
            if (isAllowed) allowed.push(urn);
            // Decisions for many, by the policies that may cover an entity and by what these compare, are the same.
            const permissions = await access.permissions(ada);
            const fields = permissions.fieldsOf(viewPrivileges);
            const [compared] = await access.resources([{ urn, entityType: 'dataset' }], fields);
            expect(compared && permissions.may(viewPrivileges, compared)).toBe(isAllowed);
            if (permissions.mayAtSight(viewPrivileges, { urn, entityType: 'dataset' }))
              expect(isAllowed).toBe(true);
          }
          const visible = await access.visible(actor);
          const found =
            visible !== 'everything' && visible.length === 0
              ? []
              : (
                  await catalogue.search(
                    searchQuery({
                      entityTypes: ['dataset'],
                      filter: visible === 'everything' ? [] : visible,
                    }),
                  )
                ).hits.map(({ urn }) => urn);
          await store.close();
          expect([...found].sort()).toEqual(allowed.sort());
        },
      ),
      { numRuns: 60 },
    );
  });
});
