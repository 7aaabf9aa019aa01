import type { Registry } from '@colophon/schema';
import type { DocumentChange, FieldValue, SearchDocument } from '../ports.ts';
import { maxFilterLength } from '../search/query.ts';
import { textFieldsOf } from '../search/text-fields.ts';
import type { TextWeight } from '../search/text-weights.ts';
import { fieldsOf, readyForSearch, writtenTexts } from './document.ts';

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
  const old = before ? filterValues(before, textFields) : new Map<string, FieldValue>();
  const now = filterValues(after, textFields);
  return {
    removedValues: [...old].flatMap(([key, value]) => (now.has(key) ? [] : [value])),
    addedValues: [...now].flatMap(([key, value]) => (old.has(key) ? [] : [value])),
  };
}

/** The values that filters and facets use, as text, each once. */
function filterValues(
  document: SearchDocument,
  textFields: ReadonlySet<string>,
): ReadonlyMap<string, FieldValue> {
  const values = new Map<string, FieldValue>();
  for (const [field, items] of Object.entries(fieldsOf(document))) {
    if (textFields.has(field)) continue;
    for (const item of items) {
      // As a database keeps it: half of a surrogate pair, which UTF-8 cannot carry, becomes U+FFFD.
      const value = String(item).toWellFormed();
      if (value.length <= maxFilterLength) values.set(`${field}\n${value}`, [field, value]);
    }
  }
  return values;
}

const isSame = (a: Record<TextWeight, string>, b: Record<TextWeight, string>): boolean =>
  a.name === b.name && a.text === b.text && a.strong === b.strong && a.weak === b.weak;
