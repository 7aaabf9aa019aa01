import type { Actor } from './actor.ts';
import { allowsChange } from './constraints.ts';
import { holds } from './criterion.ts';
import type { Policy } from './policy.ts';
import { entityPrivileges, type Privilege } from './privileges.ts';
import type { Resource } from './resource.ts';

/** What was decided, and why. */
export type Decision =
  | {
      readonly isAllowed: true;
      /** Absent for the system client, which needs none. */
      readonly policy?: Policy;
      readonly privilege: Privilege;
    }
  | { readonly isAllowed: false; readonly denials: readonly Denial[] };

/** Why a policy that grants the privilege does not apply; without a policy, why none was looked at. */
export type Denial =
  | { readonly reason: 'INACTIVE' }
  | { readonly reason: 'NO_POLICY'; readonly privileges: readonly Privilege[] }
  | { readonly reason: 'OTHER_ACTORS' | 'OTHER_RESOURCES' | 'OTHER_CHANGES'; readonly policy: Policy };

/** All policies that are active, ready to decide for one actor after the other. */
export class PolicySet {
  readonly #byPrivilege = new Map<string, Policy[]>();

  constructor(policies: readonly Policy[]) {
    for (const policy of policies)
      for (const privilege of policy.privileges) {
        // What is granted on the catalogue as a whole is nothing that one has on entities.
        if (policy.type === 'PLATFORM' && Object.hasOwn(entityPrivileges, privilege)) continue;
        const granting = this.#byPrivilege.get(privilege);
        if (granting) granting.push(policy);
        else this.#byPrivilege.set(privilege, [policy]);
      }
  }

  /** The policies that may grant the actor one of the privileges, on some resource. */
  for(actor: Actor, privileges: readonly Privilege[]): readonly Policy[] {
    if (!actor.isActive) return [];
    return this.#granting(privileges).filter(({ actors }) => actors.resourceOwners || isNamed(actors, actor));
  }

  /**
   * Whether the actor has any one of the privileges: on the resource, or, without one, on the catalogue. Without a
   * resource, a policy that is restricted to some grants nothing.
   *
   * @param changed URNs that the change adds or takes away, such as tags. Without them, a policy that restricts what may be
   * changed is named only if no other one applies.
   */
  decide(
    actor: Actor,
    privileges: readonly Privilege[],
    resource?: Resource,
    changed: readonly string[] = [],
  ): Decision {
    if (!actor.isActive) return { isAllowed: false, denials: [{ reason: 'INACTIVE' }] };
    const [first] = privileges;
    if (actor.isSystem && first) return { isAllowed: true, privilege: first };
    const granting = this.#granting(privileges);
    const denials: Denial[] = [];
    const allowedBy = (policy: Policy): Decision => ({
      isAllowed: true,
      policy,
      privilege: privileges.find((each) => policy.privileges.has(each)) as Privilege,
    });
    let constrained: Policy | undefined;
    for (const policy of granting) {
      if (!isActor(policy.actors, actor, resource)) denials.push({ reason: 'OTHER_ACTORS', policy });
      else if (!appliesTo(policy, resource)) denials.push({ reason: 'OTHER_RESOURCES', policy });
      else if (!allowsChange(policy, changed)) denials.push({ reason: 'OTHER_CHANGES', policy });
      else if (policy.constraints.length > 0 && changed.length === 0) constrained ??= policy;
      else return allowedBy(policy);
    }
    if (constrained) return allowedBy(constrained);
    return {
      isAllowed: false,
      denials: granting.length > 0 ? denials : [{ reason: 'NO_POLICY', privileges }],
    };
  }

  #granting(privileges: readonly Privilege[]): readonly Policy[] {
    const [only] = privileges;
    if (privileges.length === 1 && only !== undefined) return this.#byPrivilege.get(only) ?? [];
    return [...new Set(privileges.flatMap((privilege) => this.#byPrivilege.get(privilege) ?? []))];
  }
}

/** Whether a policy covers the resource; without one, whether it covers everything. */
export const appliesTo = ({ type, criteria }: Policy, resource: Resource | undefined): boolean =>
  type === 'PLATFORM' || (resource ? criteria.every((each) => holds(each, resource)) : criteria.length === 0);

/** Whether a policy names the actor, whatever the resource. */
export const isNamed = (actors: Policy['actors'], { urn, groups, roles }: Actor): boolean =>
  actors.allUsers ||
  actors.users.has(urn) ||
  (actors.allGroups && groups.size > 0) ||
  !actors.groups.isDisjointFrom(groups) ||
  !actors.roles.isDisjointFrom(roles);

const isActor = (actors: Policy['actors'], actor: Actor, resource: Resource | undefined): boolean =>
  isNamed(actors, actor) || isOwner(actors, actor, resource);

/** Whether a policy for owners covers the actor, as one of them. */
export const isOwner = (actors: Policy['actors'], actor: Actor, resource: Resource | undefined): boolean =>
  actors.resourceOwners &&
  (resource?.owners ?? []).some(
    ({ urn, type }) =>
      (urn === actor.urn || actor.groups.has(urn)) && (actors.ownershipTypes?.has(type) ?? true),
  );
