import type { Registry } from '@colophon/schema';
import { annotationsOf } from '../project/annotations.ts';

/** The search field that holds the entity type. */
export const entityTypeField = '_entityType';

const cache = new WeakMap<Registry, Map<string, readonly string[]>>();

/** The fields that the model offers as facets for these entity types (all when empty), the entity type first. */
export function defaultFacets(registry: Registry, entityTypes: readonly string[]): readonly string[] {
  const known = cache.get(registry) ?? new Map<string, readonly string[]>();
  cache.set(registry, known);
  const key = entityTypes.join(',');
  let facets = known.get(key);
  if (!facets) {
    facets = collectFacets(registry, entityTypes);
    known.set(key, facets);
  }
  return facets;
}

function collectFacets(registry: Registry, entityTypes: readonly string[]): readonly string[] {
  const names = new Set([entityTypeField]);
  for (const entity of registry.entities.values()) {
    if (entityTypes.length > 0 && !entityTypes.includes(entity.name)) continue;
    for (const aspect of [entity.key, ...entity.aspects]) {
      for (const { annotation, name } of annotationsOf(aspect).search) {
        if (annotation.facet) names.add(name);
        if (annotation.hasValuesFacet && annotation.hasValues) names.add(annotation.hasValues);
      }
    }
  }
  return [...names];
}
