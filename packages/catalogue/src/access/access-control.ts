import type { AspectKey } from '../ports/aspects.ts';
import type { Store } from '../ports/store.ts';
import { relativesIn } from '../search/relatives.ts';
import type { UrnPattern } from '../urn-pattern.ts';
import { type Actor, readActor } from './actor.ts';
import { type Policy, readPolicy } from './policy.ts';
import { type Decision, PolicySet } from './policy-set.ts';
import type { Privilege } from './privileges.ts';
import { type Resource, readResource } from './resource.ts';
import { type Visible, visibleTo } from './visible.ts';

/** Any one of them lets an actor see an entity. */
export const viewPrivileges: readonly Privilege[] = [
  'VIEW_ENTITY_PAGE',
  'GET_ENTITY_PRIVILEGE',
  'EDIT_ENTITY',
  'DELETE_ENTITY',
];

/** Decides what principals may do, by the policies that are stored. */
export interface AccessControl {
  actor(urn: string): Promise<Actor>;
  resource(urn: string, entityType: string): Promise<Resource>;
  /** Whether the actor has any one of the privileges, on the resource or on the catalogue as a whole. */
  decide(actor: Actor, privileges: readonly Privilege[], resource?: Resource): Promise<Decision>;
  /** What of the catalogue the actor may see. */
  visible(actor: Actor): Promise<Visible>;
}

const policyType = 'dataHubPolicy';
const policyAspect = 'dataHubPolicyInfo';
const pageSize = 1000;

/** Access by the policies of a store. They are read again when the log has a change of one. */
export function createAccessControl(store: Store): AccessControl {
  let known: Promise<PolicySet> | undefined;
  let readUpTo = 0;

  /** A change of a policy that was acknowledged is obeyed by the next request. */
  async function policies(): Promise<PolicySet> {
    const head = await store.logHead();
    if (known && readUpTo === head) return known;
    const { hasChanged, next } = await changedSince(store, known ? readUpTo + 1 : head + 1, head);
    if (!known || hasChanged) known = readPolicies(store);
    readUpTo = next - 1;
    return known;
  }

  const relatives = relativesIn(store);
  return {
    actor: (urn) => readActor(store, urn),
    resource: (urn, entityType) => readResource(store, urn, entityType),
    decide: async (actor, privileges, resource) => (await policies()).decide(actor, privileges, resource),
    async visible(actor) {
      const granting = (await policies()).for(actor, viewPrivileges);
      return visibleTo(actor, granting, async (field, { condition, values }) => {
        const roots =
          condition === 'STARTS_WITH' ? await startingWith(store, keyAspects[field], values) : values;
        // A set is walked while it grows, and has each URN once.
        const below = new Set(roots);
        for (const urn of below) for (const child of await relatives(urn, 'children')) below.add(child);
        return [...below];
      });
    },
  };
}

const keyAspects = { DOMAIN: 'domainKey', CONTAINER: 'containerKey' } as const;

async function startingWith(store: Store, aspect: string, starts: readonly string[]): Promise<string[]> {
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

async function readPolicies(store: Store): Promise<PolicySet> {
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

/** Whether a policy has changed between two places of the log, and where the next change will be. */
async function changedSince(store: Store, from: number, head: number) {
  let next = from;
  while (next <= head) {
    const page = await store.changes({ from: next, limit: 1, entityTypes: [policyType] });
    if (page.entries.length > 0) return { hasChanged: true, next: head + 1 };
    next = Math.max(page.next, next + 1);
  }
  return { hasChanged: false, next };
}
