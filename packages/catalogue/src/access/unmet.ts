import { holds } from './criterion.ts';
import type { Policy, PolicyCriterion } from './policy.ts';
import type { Resource } from './resource.ts';

/** A criterion of a policy that a resource does not pass, with what the resource has instead. */
export interface UnmetCriterion extends PolicyCriterion {
  /** The values of the field; of `DOMAIN` and `CONTAINER` with all that are above them. */
  readonly found: readonly string[];
}

/** Why a policy does not cover a resource; empty when it does. */
export const unmetCriteria = ({ criteria }: Policy, resource: Resource): readonly UnmetCriterion[] =>
  criteria
    .filter((criterion) => !holds(criterion, resource))
    .map((criterion) => ({ ...criterion, found: valuesOf(criterion, resource) }));

const valuesOf = ({ field, properties }: PolicyCriterion, resource: Resource): readonly string[] =>
  properties
    ? properties.flatMap(({ property }) => resource.properties.get(property) ?? [])
    : (resource.values[field] ?? []);
