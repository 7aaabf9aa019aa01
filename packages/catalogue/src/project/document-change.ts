import type { Registry } from '@colophon/schema';
import type { DocumentChange, FieldValue, SearchDocument } from '../ports/search-index.ts';
import { maxFilterLength } from '../search/query.ts';
import { textFieldsOf } from '../search/text-fields.ts';
import type { TextWeight } from '../search/text-weights.ts';
import { DistinctValues } from './distinct-values.ts';
import { readyForSearch, valuesByField, writtenTexts } from './document.ts';

/** What a store has to do to get from one search document of an entity to the next. */
export function documentChange(
  registry: Registry,
  before: SearchDocument | undefined,
  after: SearchDocument,
): DocumentChange {
  const textFields = textFieldsOf(registry);
  const written = writtenTexts(registry, after);
  const isSameText = before !== undefined && isSame(writtenTexts(registry, before), written);
  return {
    after,
    ...changedValues(before, after, textFields),
    ...(!isSameText && { texts: readyForSearch(written) }),
  };
}

/** The difference between the filter values of two documents. */
export function changedValues(
  before: SearchDocument | undefined,
  after: SearchDocument,
  textFields: ReadonlySet<string>,
): Pick<DocumentChange, 'removedValues' | 'addedValues'> {
  const changed = before && changedFields(before, after);
  const isWanted = (field: string) => !textFields.has(field) && (changed?.has(field) ?? true);
  const now = filterValues(after, isWanted);
  if (!before) return { removedValues: [], addedValues: [...now].flatMap(pairs) };
  const old = filterValues(before, isWanted);
  return { removedValues: [...old].flatMap(without(now)), addedValues: [...now].flatMap(without(old)) };
}

/** Fields to which a changed aspect contributes. An unchanged one has its fields from the document before. */
function changedFields(before: SearchDocument, after: SearchDocument): ReadonlySet<string> {
  const fields = new Set<string>();
  for (const [one, other] of [
    [before, after],
    [after, before],
  ] as const) {
    for (const [aspect, part] of Object.entries(one.fieldsByAspect)) {
      if (other.fieldsByAspect[aspect] === part) continue;
      for (const field of Object.keys(part)) fields.add(field);
    }
  }
  return fields;
}

type FilterValues = ReadonlyMap<string, readonly string[]>;
type FilterEntry = readonly [field: string, values: readonly string[]];

const pairs = ([field, values]: FilterEntry): FieldValue[] => values.map((value) => [field, value]);

/** The pairs that others lack. */
function without(others: FilterValues): (entry: FilterEntry) => FieldValue[] {
  return ([field, values]) => {
    const known = new Set(others.get(field));
    return pairs([field, values.filter((value) => !known.has(value))]);
  };
}

/** The values that filters and facets use, as text, each once, by field. */
function filterValues(document: SearchDocument, isWanted: (field: string) => boolean): FilterValues {
  const byField = new Map<string, readonly string[]>();
  for (const [field, items] of valuesByField(document, isWanted)) {
    const texts = new DistinctValues<string>();
    for (const item of items) {
      // As a database keeps it: half of a surrogate pair, which UTF-8 cannot carry, becomes U+FFFD.
      const value = String(item).toWellFormed();
      if (value.length <= maxFilterLength) texts.add(value);
    }
    byField.set(field, texts.values);
  }
  return byField;
}

const isSame = (a: Record<TextWeight, string>, b: Record<TextWeight, string>): boolean =>
  a.name === b.name && a.text === b.text && a.strong === b.strong && a.weak === b.weak;
