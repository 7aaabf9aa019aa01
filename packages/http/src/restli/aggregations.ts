import type { Facet } from '@colophon/catalogue';
import type { Json } from '@colophon/schema';

/** Facets in the shape of the wire; those without any value are left out. */
export const aggregationsOf = (facets: readonly Facet[]): Json =>
  facets
    .filter(({ counts }) => counts.length > 0)
    .map(({ field, counts }) => ({
      name: field,
      displayName: facetName(field),
      aggregations: Object.fromEntries(counts.map(({ value, count }) => [value, count])),
      filterValues: counts.map(({ value, count }) => ({ value, facetCount: count, filtered: false })),
    }));

/** `dataProduct` gives `Data product`, `_entityType` gives `Entity type`. */
function facetName(field: string): string {
  const words = field
    .replace(/^_/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
