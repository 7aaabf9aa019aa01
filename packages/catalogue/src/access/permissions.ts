import type { Actor } from './actor.ts';
import { allowsChange } from './constraints.ts';
import type { Policy, PolicyField } from './policy.ts';
import { appliesTo, type Decision, isNamed, isOwner, type PolicySet } from './policy-set.ts';
import type { Privilege } from './privileges.ts';
import type { Resource } from './resource.ts';

/** The policies that may grant an actor one of some privileges. */
interface Granting {
  /** True when one grants it on everything. */
  readonly isEverywhere: boolean;
  readonly policies: readonly Candidate[];
  readonly fields: ReadonlySet<PolicyField>;
}

interface Candidate {
  readonly policy: Policy;
  /** True when it is for the actor whatever the resource; else it is for owners. */
  readonly isNamed: boolean;
}

/** What one actor may do by policies as they were at one time. It reads nothing: many are decided one after the other. */
export class Permissions {
  readonly actor: Actor;
  readonly #policies: PolicySet;
  /** The lists are constants of tables, and few. */
  readonly #granting = new WeakMap<readonly Privilege[], Granting>();

  constructor(actor: Actor, policies: PolicySet) {
    this.actor = actor;
    this.#policies = policies;
  }

  /** Whether the actor has any one of the privileges on everything, so that nothing needs to be known of a resource. */
  mayEverywhere(privileges: readonly Privilege[]): boolean {
    return this.#grantingOf(privileges).isEverywhere;
  }

  /**
   * Whether the actor has any one of the privileges on the resource.
   *
   * @param changed URNs that the change adds or takes away, such as tags: each must be within the policy's constraints.
   */
  may(privileges: readonly Privilege[], resource: Resource, changed: readonly string[] = []): boolean {
    const { isEverywhere, policies } = this.#grantingOf(privileges);
    if (isEverywhere) return true;
    return policies.some(
      ({ policy, isNamed }) =>
        (isNamed || isOwner(policy.actors, this.actor, resource)) &&
        appliesTo(policy, resource) &&
        allowsChange(policy, changed),
    );
  }

  /** What has to be known of a resource to decide about the privileges. */
  fieldsOf(privileges: readonly Privilege[]): ReadonlySet<PolicyField> {
    return this.#grantingOf(privileges).fields;
  }

  /** The policies that decided, or why none grants it; as {@link may} does. */
  explain(privileges: readonly Privilege[], resource?: Resource, changed?: readonly string[]): Decision {
    return this.#policies.decide(this.actor, privileges, resource, changed);
  }

  /** The policies that may grant the actor one of the privileges, on some resource. */
  policiesFor(privileges: readonly Privilege[]): readonly Policy[] {
    return this.#policies.for(this.actor, privileges);
  }

  /** What whoever belongs to a group with these roles, and to nothing else, may do. */
  ofMember(group: string, roles: ReadonlySet<string>): Permissions {
    return new Permissions({ urn: group, groups: new Set([group]), roles, isActive: true }, this.#policies);
  }

  #grantingOf(privileges: readonly Privilege[]): Granting {
    const known = this.#granting.get(privileges);
    if (known) return known;
    const policies = this.policiesFor(privileges).map((policy) => ({
      policy,
      isNamed: isNamed(policy.actors, this.actor),
    }));
    // What nobody may do, such as reading a credential, the system may not do either.
    const isEverywhere =
      (this.actor.isSystem && privileges.length > 0) ||
      policies.some(
        ({ policy: { type, criteria, constraints }, isNamed }) =>
          isNamed && constraints.length === 0 && (type === 'PLATFORM' || criteria.length === 0),
      );
    const fields = new Set(
      policies.flatMap(({ policy, isNamed }) => [
        ...policy.criteria.map(({ field }) => field),
        ...(isNamed ? [] : (['OWNER'] as const)),
      ]),
    );
    const granting = { isEverywhere, policies, fields };
    this.#granting.set(privileges, granting);
    return granting;
  }
}
