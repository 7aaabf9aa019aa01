import type { AspectStore } from '../ports/aspect-store.ts';
import type { AspectKey } from '../ports/aspects.ts';
import type { Store } from '../ports/store.ts';
import { foldFilter } from '../search/fold-filter.ts';
import type { Visible } from '../search/query.ts';
import { relativesIn } from '../search/relatives.ts';
import type { Principal } from '../session/request-context.ts';
import type { UrnPattern } from '../urn-pattern.ts';
import { type Actor, readActor, systemOf, userAspects } from './actor.ts';
import { Permissions } from './permissions.ts';
import { type Policy, type PolicyField, readPolicy } from './policy.ts';
import { type Decision, PolicySet } from './policy-set.ts';
import type { Privilege } from './privileges.ts';
import { type Resource, readResource } from './resource.ts';
import { createResourceCache } from './resource-cache.ts';
import { visibleTo } from './visible.ts';

/** Any one of them lets an actor see an entity. */
export const viewPrivileges: readonly Privilege[] = [
  'VIEW_ENTITY_PAGE',
  'GET_ENTITY_PRIVILEGE',
  'EDIT_ENTITY',
  'DELETE_ENTITY',
];

/** Decides what principals may do, by the policies that are stored. */
export interface AccessControl {
  /** Of a URN alone it is not known that it is the system client. */
  actor(who: string | Principal): Promise<Actor>;
  resource(urn: string, entityType: string): Promise<Resource>;
  /**
   * The same of many entities, of which only these fields are compared. What was read is kept until it changes, as
   * {@link AccessControl.permissions} learns: ask for these first.
   */
  resources(
    entities: readonly Pick<Resource, 'urn' | 'entityType'>[],
    fields: ReadonlySet<PolicyField>,
  ): Promise<readonly Resource[]>;
  /** The same after a look at what has changed until now. */
  currentResources: AccessControl['resources'];
  /** What is kept of an entity; undefined when these fields have to be read. */
  knownResource(urn: string, fields: ReadonlySet<PolicyField>): Resource | undefined;
  /** Whether the actor has any one of the privileges, on the resource or on the catalogue as a whole. */
  decide(
    actor: Actor,
    privileges: readonly Privilege[],
    resource?: Resource,
    changed?: readonly string[],
  ): Promise<Decision>;
  /** What of the catalogue the actor may see. */
  visible(actor: Actor): Promise<Visible>;
  /** What a principal may do now: for one request, since it does not learn of changes. */
  permissions(who: string | Principal): Promise<Permissions>;
  /**
   * Whether a user has any one of the privileges on an entity, or without one on the catalogue as a whole, and by which
   * policy; or why each policy that grants it does not apply.
   */
  explain(
    urn: string,
    privileges: readonly Privilege[],
    entity?: Pick<Resource, 'urn' | 'entityType'>,
  ): Promise<Decision>;
}

const policyType = 'dataHubPolicy';
const policyAspect = 'dataHubPolicyInfo';
const pageSize = 1000;
/** Users of whom is kept what they may do. */
const maxKnownUsers = 10_000;

/** By entity type, the aspects after a change of which something has to be read again. */
const watched: Readonly<Record<string, ReadonlySet<string>>> = {
  [policyType]: new Set([policyAspect, 'status']),
  corpuser: new Set(userAspects),
  corpGroup: new Set(userAspects),
  domain: new Set(['domainKey', 'domainProperties']),
  container: new Set(['containerKey', 'container']),
};

/**
 * Access by the policies of a store. What was read is kept until the log has a change of it, so that a change that was
 * acknowledged is obeyed by the next request.
 */
export function createAccessControl(store: Store): AccessControl {
  let policies: Promise<PolicySet> | undefined;
  const permissions = new Map<string, Promise<Permissions>>();
  let visible = new WeakMap<Actor, Promise<Visible>>();
  const resources = createResourceCache(store);
  let readUpTo = 0;
  let catchingUp: Promise<void> | undefined;

  function forgetAll(): void {
    policies = undefined;
    permissions.clear();
    visible = new WeakMap();
    resources.clear();
  }

  async function catchUp(): Promise<void> {
    const { head, changed } = await store.changedSince(readUpTo);
    if (policies && readUpTo === head) return;
    readUpTo = head;
    if (!policies || !changed) return forgetAll();
    resources.follow(changed);
    for (const { urn, entityType, aspect } of changed) {
      if (!watched[entityType]?.has(aspect)) continue;
      visible = new WeakMap();
      if (entityType === policyType) forgetAll();
      else if (entityType === 'corpGroup') permissions.clear();
      else permissions.delete(urn);
    }
  }

  /** One at a time: what was read up to and what is forgotten belong together. */
  function upToDate(): Promise<void> {
    const own = catchingUp ? catchingUp.catch(() => {}).then(catchUp) : catchUp();
    catchingUp = own;
    const end = () => {
      if (catchingUp === own) catchingUp = undefined;
    };
    own.then(end, end);
    return own;
  }

  async function currentPolicies(): Promise<PolicySet> {
    await upToDate();
    return known();
  }

  function known(): Promise<PolicySet> {
    if (!policies) {
      const reading = readPolicies(store);
      policies = reading;
      // What could not be read is asked for again.
      reading.catch(() => {
        if (policies === reading) policies = undefined;
      });
    }
    return policies;
  }

  async function readPermissions(urn: string): Promise<Permissions> {
    const [actor, current] = await Promise.all([readActor(store, urn), known()]);
    return new Permissions(actor, current);
  }

  async function permissionsOf(who: string | Principal): Promise<Permissions> {
    await upToDate();
    const principal = principalOf(who);
    const { urn } = principal;
    const system = systemOf(principal);
    if (system) return new Permissions(system, await known());
    if (permissions.size >= maxKnownUsers) permissions.clear();
    return kept(permissions, urn, () => readPermissions(urn));
  }

  const relatives = relativesIn(store);
  async function readVisible(actor: Actor, granting: readonly Policy[]): Promise<Visible> {
    const all = await visibleTo(actor, granting, async (field, { condition, values }) => {
      const roots =
        condition === 'STARTS_WITH' ? await startingWith(store, keyAspects[field], values) : values;
      // A set is walked while it grows, and has each URN once.
      const below = new Set(roots);
      for (const urn of below) for (const child of await relatives(urn, 'children')) below.add(child);
      return [...below];
    });
    // Once for many searches. Folding makes no conditions on trees of others.
    return all === 'everything' ? all : (foldFilter(all) as Visible);
  }

  return {
    actor: async (who) => systemOf(principalOf(who)) ?? readActor(store, principalOf(who).urn),
    resource: (urn, entityType) => readResource(store, urn, entityType),
    resources: (entities, fields) => resources.read(entities, fields),
    async currentResources(entities, fields) {
      await upToDate();
      return resources.read(entities, fields);
    },
    knownResource: (urn, fields) => resources.known(urn, fields),
    decide: async (actor, privileges, resource, changed) =>
      (await currentPolicies()).decide(actor, privileges, resource, changed),
    async visible(actor) {
      if (actor.isSystem) return 'everything';
      const current = await currentPolicies();
      return kept(visible, actor, () => readVisible(actor, current.for(actor, viewPrivileges)));
    },
    permissions: permissionsOf,
    async explain(urn, privileges, entity) {
      const of = await permissionsOf(urn);
      const resource = entity && (await readResource(store, entity.urn, entity.entityType));
      return of.explain(privileges, resource);
    },
  };
}

const principalOf = (who: string | Principal): Principal => (typeof who === 'string' ? { urn: who } : who);

/** What is known of a user, or is read now; a fault is not kept. */
function kept<K extends WeakKey | string, T>(
  cache: {
    get(key: K): Promise<T> | undefined;
    set(key: K, value: Promise<T>): unknown;
    delete(key: K): boolean;
  },
  key: K,
  read: () => Promise<T>,
): Promise<T> {
  const known = cache.get(key);
  if (known) return known;
  const reading = read();
  cache.set(key, reading);
  reading.catch(() => {
    if (cache.get(key) === reading) cache.delete(key);
  });
  return reading;
}

const keyAspects = { DOMAIN: 'domainKey', CONTAINER: 'containerKey' } as const;

async function startingWith(
  store: Pick<AspectStore, 'aspectKeys'>,
  aspect: string,
  starts: readonly string[],
): Promise<string[]> {
  const found: string[] = [];
  for (const start of starts) {
    const urnPattern: UrnPattern = [...(start === '' ? [] : [{ text: start }]), 'any'];
    for (let after: AspectKey | undefined; ; ) {
      const keys = await store.aspectKeys({ aspect, urnPattern, after, limit: pageSize });
      for (const { urn } of keys) found.push(urn);
      after = keys.at(-1);
      if (keys.length < pageSize) break;
    }
  }
  return found;
}

async function readPolicies(store: AspectStore): Promise<PolicySet> {
  const policies: Policy[] = [];
  for (let after: AspectKey | undefined; ; ) {
    const keys = await store.aspectKeys({ aspect: policyAspect, after, limit: pageSize });
    const urns = keys.map(({ urn }) => urn);
    const rows = urns.length > 0 ? await store.aspectsOf(urns, [policyAspect, 'status']) : [];
    const removed = new Set(
      rows.flatMap(({ urn, aspect, value }) => (aspect === 'status' && value.removed === true ? [urn] : [])),
    );
    for (const { urn, aspect, value } of rows) {
      const policy = aspect === policyAspect && !removed.has(urn) ? readPolicy(urn, value) : undefined;
      if (policy) policies.push(policy);
    }
    after = keys.at(-1);
    if (keys.length < pageSize) return new PolicySet(policies);
  }
}
