import type { Policy, PolicyCriterion, PolicyField } from './policy.ts';
import type { Resource } from './resource.ts';

/** A policy that may grant an actor a privilege on a resource. */
export interface Candidate {
  readonly policy: Policy;
  /** True when it is for the actor whatever the resource; else it is for owners. */
  readonly isNamed: boolean;
}

/** Policies by a value that they ask for: of hundreds, only the few are looked at that may cover a resource. */
export class PolicyIndex {
  readonly #byField = new Map<PolicyField, Map<string, Candidate[]>>();
  readonly #others: Candidate[] = [];

  constructor(candidates: readonly Candidate[]) {
    for (const candidate of candidates) {
      const criterion = keyOf(candidate.policy);
      if (!criterion) {
        this.#others.push(candidate);
        continue;
      }
      const byValue = this.#byField.get(criterion.field) ?? new Map<string, Candidate[]>();
      this.#byField.set(criterion.field, byValue);
      for (const value of new Set(criterion.values)) {
        const having = byValue.get(value);
        if (having) having.push(candidate);
        else byValue.set(value, [candidate]);
      }
    }
  }

  /** Whether the test holds for one of the policies that may cover the resource. */
  some(resource: Resource, test: (candidate: Candidate) => boolean): boolean {
    for (const [field, byValue] of this.#byField)
      for (const value of resource.values[field] ?? []) if (byValue.get(value)?.some(test)) return true;
    return this.#others.some(test);
  }
}

/** The criterion that few resources fit: their types are the same for most. */
function keyOf({ type, criteria }: Policy): PolicyCriterion | undefined {
  // A policy on the catalogue as a whole covers everything, whatever its criteria.
  if (type === 'PLATFORM') return undefined;
  const exact = criteria.filter(({ condition, properties }) => condition === 'EQUALS' && !properties);
  return exact.find(({ field }) => field !== 'TYPE') ?? exact[0];
}
