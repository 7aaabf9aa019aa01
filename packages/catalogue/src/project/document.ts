import type { Aspect, JsonObject, Registry, SearchAnnotation } from '@colophon/schema';
import type { SearchDocument, SearchFields, SearchTexts } from '../ports.ts';
import { annotationsOf, type PlacedSearch } from './annotations.ts';
import { searchFieldsOf } from './search-fields.ts';

/** Longest text, in characters, that one search document holds beside the name. */
const maxTextLength = 100_000;

/** From this boost on, a field counts as a name of the entity. */
const nameBoost = 5;

/** The search document of an entity after one of its aspects got a new value. */
export function updateDocument(
  before: SearchDocument | undefined,
  entity: { readonly urn: string; readonly entityType: string },
  aspect: Aspect,
  value: JsonObject,
): SearchDocument {
  const fieldsByAspect = { ...before?.fieldsByAspect, [aspect.name]: searchFieldsOf(aspect, value) };
  const removed = fieldsByAspect.status?.removed?.[0] === true;
  return { urn: entity.urn, entityType: entity.entityType, fieldsByAspect, removed };
}

/** The text of a document that full-text queries look through. */
export function textsOf(registry: Registry, { fieldsByAspect }: SearchDocument): SearchTexts {
  const names = new Set<string>();
  const texts = new Set<string>();
  for (const [aspectName, fields] of Object.entries(fieldsByAspect)) {
    const aspect = registry.aspects.get(aspectName);
    // An aspect that left the model leaves its values in the store; they are not searched.
    if (!aspect) continue;
    for (const placed of annotationsOf(aspect).search) {
      if (!isQueriedByDefault(placed.annotation)) continue;
      const into = isName(placed) ? names : texts;
      for (const value of fields[placed.name] ?? []) if (typeof value === 'string') into.add(value);
    }
  }
  return { name: [...names].join('\n'), text: [...texts].join('\n').slice(0, maxTextLength) };
}

/** Text is searched unless the model says otherwise; keywords and urns only when it says so. */
const isQueriedByDefault = ({ queryByDefault, kind }: SearchAnnotation): boolean =>
  queryByDefault ?? (kind === 'TEXT' || kind === 'TEXT_PARTIAL' || kind === 'WORD_GRAM');

/** A column is labelled as a name too, but of itself: only a field of the aspect's own names the entity. */
const isName = ({ annotation, path }: PlacedSearch): boolean =>
  (annotation.label === 'name' && path.length === 1) || (annotation.boost ?? 1) >= nameBoost;

/** Fields such as `hasTags` say whether any value is there; the model's `hasValues` are all named so. */
const tellsOfValues = /^has[A-Z]/;

/**
 * All search fields of a document, whichever aspect they come from. Several aspects may speak of one `hasTags`: it is
 * true as soon as one of them has some.
 */
export function fieldsOf(document: SearchDocument): SearchFields {
  const fields = new Map<string, Set<SearchFields[string][number]>>();
  for (const part of Object.values(document.fieldsByAspect)) {
    for (const [name, values] of Object.entries(part)) {
      const known = fields.get(name) ?? new Set();
      for (const value of values) known.add(value);
      if (tellsOfValues.test(name) && known.has(true)) known.delete(false);
      fields.set(name, known);
    }
  }
  return Object.fromEntries([...fields].map(([name, values]) => [name, [...values]]));
}
