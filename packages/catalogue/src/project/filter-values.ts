import type { SearchDocument } from '../ports/search-index.ts';
import { maxFilterLength } from '../search/query.ts';
import { DistinctValues } from './distinct-values.ts';
import { valuesByField } from './document.ts';

/** Values of fields, as text. */
export type FilterValues = ReadonlyMap<string, readonly string[]>;

/**
 * The values that filters and facets use, by field: as text, each once, well-formed, and at most {@link maxFilterLength}
 * characters long. An index of values holds these.
 */
export function filterValues(document: SearchDocument, isWanted: (field: string) => boolean): FilterValues {
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
