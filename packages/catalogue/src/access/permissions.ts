import type { Actor } from './actor.ts';
import { allowsChange } from './constraints.ts';
import type { Policy, PolicyField } from './policy.ts';
import { type Candidate, PolicyIndex } from './policy-index.ts';
import { appliesTo, type Decision, isNamed, isOwner, type PolicySet } from './policy-set.ts';
import type { Privilege } from './privileges.ts';
import { aspectsOf, type Resource, resourceAtSight } from './resource.ts';
import type { Subject } from './subject.ts';

/** The policies that may grant an actor one of some privileges. */
interface Granting {
  /** True when one grants it on everything. */
  readonly isEverywhere: boolean;
  readonly policies: PolicyIndex;
  /** What they say of resources that were asked for: such an object does not change. */
  readonly decided: WeakMap<Resource, boolean>;
  /** Those that compare nothing but what the URN says; undefined when there is none. */
  readonly atSight: PolicyIndex | undefined;
  readonly fields: ReadonlySet<PolicyField>;
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
    const { isEverywhere, policies, decided } = this.#grantingOf(privileges);
    if (isEverywhere) return true;
    if (changed.length > 0) return this.#decide(policies, resource, changed);
    const known = decided.get(resource);
    if (known !== undefined) return known;
    const may = this.#decide(policies, resource, changed);
    decided.set(resource, may);
    return may;
  }

  #decide(policies: PolicyIndex, resource: Resource, changed: readonly string[]): boolean {
    return policies.some(
      resource,
      ({ policy, isNamed }) =>
        (isNamed || isOwner(policy.actors, this.actor, resource)) &&
        appliesTo(policy, resource) &&
        allowsChange(policy, changed),
    );
  }

  /**
   * Whether the URN alone says that the actor has any one of the privileges, so that nothing need be read. When it is
   * false, {@link Permissions.may} decides.
   */
  mayAtSight(privileges: readonly Privilege[], subject: Subject): boolean {
    const { isEverywhere, atSight } = this.#grantingOf(privileges);
    if (isEverywhere || !atSight) return isEverywhere;
    const resource = resourceAtSight(subject);
    return atSight.some(resource, ({ policy }) => appliesTo(policy, resource));
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
    const policies = this.policiesFor(privileges).map(
      (policy): Candidate => ({
        policy,
        isNamed: isNamed(policy.actors, this.actor),
      }),
    );
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
    const seen = policies.filter(
      ({ policy, isNamed }) =>
        isNamed &&
        policy.constraints.length === 0 &&
        aspectsOf(new Set(policy.criteria.map(({ field }) => field))).length === 0,
    );
    const granting = {
      isEverywhere,
      policies: new PolicyIndex(policies),
      decided: new WeakMap<Resource, boolean>(),
      atSight: seen.length > 0 ? new PolicyIndex(seen) : undefined,
      fields,
    };
    this.#granting.set(privileges, granting);
    return granting;
  }
}
