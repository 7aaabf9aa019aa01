import type { Registry } from '@colophon/schema';
import { isQueriedByDefault } from '../project/document.ts';
import { structuredFieldPrefix } from '../project/structured-values.ts';
import { aliasesOf } from './expand-aliases.ts';
import { entityTypeField } from './facets.ts';
import { searchOf } from './search-of.ts';

/** What a query has to know of a search field. */
export interface SearchedField {
  /** The field; several, when the name is an alias. */
  readonly names: readonly string[];
  /** True when its values are among the texts that words are looked for in. */
  readonly isText: boolean;
  /** The entity types that its URNs name; empty for other values, and for URNs of any type. */
  readonly entityTypes: readonly string[];
}

/** The field of a name that a query puts before a colon; undefined when there is none. */
export const searchedField = (registry: Registry, name: string): SearchedField | undefined =>
  name.startsWith(structuredFieldPrefix)
    ? { names: [name], isText: false, entityTypes: [] }
    : searchedFields(registry).get(name);

/** The names of all search fields that the model defines; people define further ones, as structured properties. */
export const modelSearchFields = (registry: Registry): readonly string[] =>
  [...new Set([...searchedFields(registry).values()].flatMap(({ names }) => names))].filter(
    (name) => name !== 'urn' && name !== entityTypeField,
  );

const cache = new WeakMap<Registry, ReadonlyMap<string, SearchedField>>();

/** The fields of the model that a query may name. */
function searchedFields(registry: Registry): ReadonlyMap<string, SearchedField> {
  const known = cache.get(registry);
  if (known) return known;
  const fields = new Map<string, SearchedField>();
  const add = (name: string, { isText, entityTypes }: Omit<SearchedField, 'names'>) => {
    const before = fields.get(name);
    fields.set(name, {
      names: [name],
      isText: isText || before?.isText === true,
      entityTypes: [...new Set([...(before?.entityTypes ?? []), ...entityTypes])],
    });
  };
  const plain = { isText: false, entityTypes: [] };
  for (const aspect of registry.aspects.values()) {
    for (const { name, annotation, entityTypes } of searchOf(aspect)) {
      add(name, { isText: isQueriedByDefault(annotation), entityTypes });
      for (const field of [annotation.hasValues, annotation.numValues])
        if (field !== undefined) add(field, plain);
    }
  }
  for (const [alias, names] of aliasesOf(registry))
    fields.set(alias, { names, isText: names.some((name) => fields.get(name)?.isText), entityTypes: [] });
  // These two are in the entity's own row, even if an aspect has fields of the same name.
  for (const name of ['urn', entityTypeField]) fields.set(name, { names: [name], ...plain });
  cache.set(registry, fields);
  return fields;
}
