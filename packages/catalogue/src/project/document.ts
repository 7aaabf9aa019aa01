import type { Aspect, JsonObject, Registry, SearchAnnotation } from '@colophon/schema';
import type { AspectRow } from '../ports/aspects.ts';
import type { SearchDocument, SearchFields, SearchTexts, SearchValue } from '../ports/search-index.ts';
import { type TextWeight, weightOf } from '../search/text-weights.ts';
import { innerWordsOf, wholeNamesOf } from '../search/words.ts';
import { annotationsOf, type PlacedSearch } from './annotations.ts';
import { DistinctValues } from './distinct-values.ts';
import { searchFieldsOf } from './search-fields.ts';

/** Longest text, in characters, that one search document holds of each weight. */
const maxTextLength = 100_000;

/** The search document of an entity after one of its aspects got a new value. */
export function updateDocument(
  before: SearchDocument | undefined,
  entity: { readonly urn: string; readonly entityType: string },
  aspect: Aspect,
  value: JsonObject,
): SearchDocument {
  const fields = searchFieldsOf(aspect, value);
  const known = before?.fieldsByAspect ?? {};
  const fieldsByAspect = Object.hasOwn(known, aspect.name)
    ? { ...known, [aspect.name]: fields }
    : inserted(known, aspect.name, fields);
  return documentOf(entity, fieldsByAspect);
}

/** The search document of an entity, from its latest aspects; undefined when it has none that the model knows. */
export function projectDocument(registry: Registry, rows: readonly AspectRow[]): SearchDocument | undefined {
  let document: SearchDocument | undefined;
  for (const row of rows) {
    const aspect = registry.aspectOf(row.entityType, row.aspect);
    // An aspect that left the model leaves its values in the store; they are not searched.
    if (aspect) document = updateDocument(document, row, aspect, row.value);
  }
  return document;
}

/** The search document of an entity after one of its aspects was deleted. */
export function withoutAspect(before: SearchDocument, aspect: string): SearchDocument {
  const { [aspect]: _, ...fieldsByAspect } = before.fieldsByAspect;
  return documentOf(before, fieldsByAspect);
}

/** In the order of the aspects' names, so that a document is the same in whichever order its aspects came. */
function inserted(
  known: SearchDocument['fieldsByAspect'],
  aspect: string,
  fields: SearchFields,
): SearchDocument['fieldsByAspect'] {
  const names = Object.keys(known);
  names.push(aspect);
  names.sort();
  const fieldsByAspect: Record<string, SearchFields> = {};
  for (const name of names) fieldsByAspect[name] = known[name] ?? fields;
  return fieldsByAspect;
}

function documentOf(
  { urn, entityType }: { readonly urn: string; readonly entityType: string },
  fieldsByAspect: SearchDocument['fieldsByAspect'],
): SearchDocument {
  return { urn, entityType, fieldsByAspect, removed: fieldsByAspect.status?.removed?.[0] === true };
}

/** The texts of a document that full-text queries look through. */
export const textsOf = (registry: Registry, document: SearchDocument): SearchTexts =>
  readyForSearch(writtenTexts(registry, document));

/** The texts as they were written, by their weight: needed to detect whether they have changed. */
export function writtenTexts(
  registry: Registry,
  { fieldsByAspect }: SearchDocument,
): Record<TextWeight, string> {
  const texts = {
    name: new DistinctValues<string>(),
    strong: new DistinctValues<string>(),
    text: new DistinctValues<string>(),
    weak: new DistinctValues<string>(),
  };
  for (const [aspectName, fields] of Object.entries(fieldsByAspect)) {
    const aspect = registry.aspects.get(aspectName);
    // An aspect that left the model leaves its values in the store; they are not searched.
    if (!aspect) continue;
    for (const { name, weight } of textFieldsOf(aspect)) {
      for (const value of fields[name] ?? []) if (typeof value === 'string') texts[weight].add(value);
    }
  }
  const join = ({ values }: DistinctValues<string>) => values.join('\n').slice(0, maxTextLength);
  return {
    name: join(texts.name),
    strong: join(texts.strong),
    text: join(texts.text),
    weak: join(texts.weak),
  };
}

interface TextField {
  readonly name: string;
  readonly weight: TextWeight;
}

const textFields = new WeakMap<Aspect, readonly TextField[]>();

/** The search fields of an aspect that full-text queries look through. */
function textFieldsOf(aspect: Aspect): readonly TextField[] {
  let fields = textFields.get(aspect);
  if (!fields) {
    fields = annotationsOf(aspect)
      .search.filter(({ annotation }) => isQueriedByDefault(annotation))
      .map((placed) => ({
        name: placed.name,
        weight: isName(placed) ? 'name' : weightOf(placed.annotation.boost),
      }));
    textFields.set(aspect, fields);
  }
  return fields;
}

/** The texts with the words inside their words, and the whole names. */
export const readyForSearch = ({ name, strong, text, weak }: Record<TextWeight, string>): SearchTexts => ({
  whole: [...new Set(name.split('\n').flatMap(wholeNamesOf))].join(' '),
  name: withInnerWords(name),
  strong: withInnerWords(strong),
  text: withInnerWords(text),
  weak: withInnerWords(weak),
});

/** The words inside `OrderItem` come last, so that the words of a phrase stay next to each other. */
function withInnerWords(text: string): string {
  const inner = innerWordsOf(text);
  return inner.length === 0 ? text : `${text}\n${inner.join(' ')}`;
}

/** Text is searched unless the model says otherwise; keywords and URNs only when it says so. */
export const isQueriedByDefault = ({ queryByDefault, kind }: SearchAnnotation): boolean =>
  queryByDefault ?? (kind === 'TEXT' || kind === 'TEXT_PARTIAL' || kind === 'WORD_GRAM');

/** A column is labelled as a name too, but of itself: only a field of the aspect's own names the entity. */
const isName = ({ annotation, path }: PlacedSearch): boolean =>
  annotation.label === 'name' && path.length === 1;

/** Fields such as `hasTags` say whether any value is there; the model's `hasValues` are all named so. */
const tellsOfValues = /^has[A-Z]/;

/**
 * All search fields of a document, whichever aspect they come from. Several aspects may speak of one `hasTags`: it is
 * true as soon as one of them has some.
 */
export const fieldsOf = (document: SearchDocument): SearchFields =>
  Object.fromEntries(valuesByField(document, () => true));

/** The same of the fields that are wanted, as a list. */
export function valuesByField(
  { fieldsByAspect }: SearchDocument,
  isWanted: (field: string) => boolean,
): readonly (readonly [field: string, values: readonly SearchValue[]])[] {
  const fields = new Map<string, readonly SearchValue[]>();
  for (const part of Object.values(fieldsByAspect)) {
    for (const [name, values] of Object.entries(part)) {
      if (!isWanted(name)) continue;
      const others = fields.get(name);
      // Hardly any field comes from several aspects; within one, each value comes once.
      fields.set(name, others ? distinct([...others, ...values]) : values);
    }
  }
  return Array.from(fields, ([name, values]) =>
    values.length > 1 && tellsOfValues.test(name) && values.includes(true)
      ? [name, values.filter((value) => value !== false)]
      : [name, values],
  );
}

function distinct<T>(values: readonly T[]): readonly T[] {
  const found = new DistinctValues<T>();
  for (const value of values) found.add(value);
  return found.values;
}
