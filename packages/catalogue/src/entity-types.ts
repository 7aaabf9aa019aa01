import type { Registry } from '@colophon/schema';
import { CatalogueError } from './errors.ts';
import { entityTypeField } from './search/facets.ts';
import type { FilterCriterion } from './search/query.ts';

/**
 * The names of entity types as the model spells them; a caller may write them in any letter case.
 *
 * @throws CatalogueError `UNKNOWN_ENTITY`.
 */
export const resolveEntityTypes = (registry: Registry, names: readonly string[]): readonly string[] => [
  ...new Set(names.map((name) => resolveEntityType(registry, name))),
];

function resolveEntityType(registry: Registry, name: string): string {
  const entity = registry.entityNamed(name);
  if (!entity) throw new CatalogueError('UNKNOWN_ENTITY', `There is no entity type "${name}"`);
  return entity.name;
}

/**
 * The criterion with the entity types that it compares as the model spells them. GraphQL's names, such as
 * `DATA_JOB`, are understood as well. What the model does not have stays, and matches nothing.
 */
export function resolveEntityTypesIn(registry: Registry, criterion: FilterCriterion): FilterCriterion {
  if (!criterion.fields.includes(entityTypeField)) return criterion;
  const spell = (value: string) => registry.entityNamed(value.replaceAll('_', ''))?.name ?? value;
  return { ...criterion, values: criterion.values.map(spell) };
}
