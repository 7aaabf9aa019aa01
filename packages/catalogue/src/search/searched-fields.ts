import type { Registry, SearchAnnotation } from '@colophon/schema';
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
  readonly kind: SearchFieldKind;
}

/** What the values of a search field are: text is searched by its words, everything else by whole values. */
export type SearchFieldKind = 'text' | 'entity' | 'keyword' | 'number' | 'date' | 'flag';

/** The field of a name that a query puts before a colon; undefined when there is none. */
export const searchedField = (registry: Registry, name: string): SearchedField | undefined =>
  name.startsWith(structuredFieldPrefix)
    ? { names: [name], isText: false, entityTypes: [], kind: 'keyword' }
    : searchedFields(registry).get(name);

/** The names of all search fields that the model defines; people define further ones, as structured properties. */
export const modelSearchFields = (registry: Registry): readonly string[] =>
  [...new Set([...searchedFields(registry).values()].flatMap(({ names }) => names))].filter(
    (name) => name !== 'urn' && name !== entityTypeField,
  );

/** The kind of every search field of the model, by name, with the entity types that its URNs name. */
export const describeSearchFields = (
  registry: Registry,
): ReadonlyMap<string, Pick<SearchedField, 'kind' | 'entityTypes'>> => searchedFields(registry);

const cache = new WeakMap<Registry, ReadonlyMap<string, SearchedField>>();

/** The fields of the model that a query may name. */
function searchedFields(registry: Registry): ReadonlyMap<string, SearchedField> {
  const known = cache.get(registry);
  if (known) return known;
  const fields = new Map<string, SearchedField>();
  const add = (name: string, { isText, entityTypes, kind }: Omit<SearchedField, 'names'>) => {
    const before = fields.get(name);
    const types = [...new Set([...(before?.entityTypes ?? []), ...entityTypes])];
    fields.set(name, {
      names: [name],
      isText: isText || before?.isText === true,
      entityTypes: types,
      kind: types.length > 0 ? 'entity' : (before?.kind ?? kind),
    });
  };
  const plain = { isText: false, entityTypes: [], kind: 'keyword' } as const;
  for (const aspect of registry.aspects.values()) {
    for (const { name, annotation, entityTypes } of searchOf(aspect)) {
      const isText = isQueriedByDefault(annotation);
      add(name, { isText, entityTypes, kind: kindOf(annotation, isText) });
      if (annotation.hasValues !== undefined) add(annotation.hasValues, { ...plain, kind: 'flag' });
      if (annotation.numValues !== undefined) add(annotation.numValues, { ...plain, kind: 'number' });
    }
  }
  for (const [alias, names] of aliasesOf(registry))
    fields.set(alias, {
      names,
      isText: names.some((name) => fields.get(name)?.isText),
      entityTypes: [],
      kind: 'text',
    });
  // These two are in the entity's own row, even if an aspect has fields of the same name.
  for (const name of ['urn', entityTypeField]) fields.set(name, { names: [name], ...plain });
  cache.set(registry, fields);
  return fields;
}

function kindOf({ kind }: SearchAnnotation, isText: boolean): SearchFieldKind {
  if (isText) return 'text';
  if (kind === 'BOOLEAN') return 'flag';
  if (kind === 'DATETIME') return 'date';
  return kind === 'COUNT' ? 'number' : 'keyword';
}
