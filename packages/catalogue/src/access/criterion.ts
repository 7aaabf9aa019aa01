import type { PolicyCriterion } from './policy.ts';
import type { Resource } from './resource.ts';

/** Whether a resource passes a test of a policy. A list of values holds when one does; `NOT_EQUALS`, when none does. */
export function holds(
  { field, condition, values, properties }: PolicyCriterion,
  resource: Resource,
): boolean {
  if (properties) {
    const hasOne = properties.some(({ property, values: wanted }) =>
      (resource.properties.get(property) ?? []).some((value) => isListed(value, wanted, condition)),
    );
    return condition === 'NOT_EQUALS' ? !hasOne : hasOne;
  }
  const hasOne = (resource.values[field] ?? []).some((value) => isListed(value, values, condition));
  return condition === 'NOT_EQUALS' ? !hasOne : hasOne;
}

const isListed = (
  value: string,
  listed: readonly string[],
  condition: PolicyCriterion['condition'],
): boolean =>
  condition === 'STARTS_WITH' ? listed.some((start) => value.startsWith(start)) : listed.includes(value);
