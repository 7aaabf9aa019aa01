import type { Registry } from '@colophon/schema';
import type { SearchQuery } from './query.ts';
import { searchOf } from './search-of.ts';

const cache = new WeakMap<Registry, ReadonlyMap<string, readonly string[]>>();

/**
 * The query with each alias expanded to its fields, such as `_entityName` to the names that
 * entities of all types use. Aliases are not stored: each would cost a write as much as its field.
 */
export function expandAliases<Q extends Pick<SearchQuery, 'filter' | 'sort'>>(
  registry: Registry,
  query: Q,
): Q {
  const aliases = aliasesOf(registry);
  const expand = (field: string): readonly string[] => aliases.get(field) ?? [field];
  return {
    ...query,
    filter: query.filter.map((clause) =>
      clause.map((criterion) => ({ ...criterion, fields: criterion.fields.flatMap(expand) })),
    ),
    sort: query.sort.flatMap(({ field, order }) => expand(field).map((name) => ({ field: name, order }))),
  };
}

/** The fields of each alias. */
export function aliasesOf(registry: Registry): ReadonlyMap<string, readonly string[]> {
  const known = cache.get(registry);
  if (known) return known;
  const aliases = new Map<string, Set<string>>();
  for (const aspect of registry.aspects.values()) {
    for (const { name, annotation } of searchOf(aspect)) {
      for (const alias of annotation.aliases ?? [])
        aliases.set(alias, (aliases.get(alias) ?? new Set()).add(name));
    }
  }
  const expanded = new Map([...aliases].map(([alias, names]) => [alias, [...names]]));
  cache.set(registry, expanded);
  return expanded;
}
