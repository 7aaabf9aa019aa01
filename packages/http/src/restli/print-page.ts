import { type Facet, type FoundHit, filterFieldsNamed, type SearchQuery } from '@colophon/catalogue';
import { isUrn, type Json } from '@colophon/schema';

/** The hits of a page in the shape of `SearchEntity`. */
export const printHits = (hits: readonly FoundHit[]): Json[] =>
  hits.map(({ urn, score, matchedFields }) => ({
    entity: urn,
    matchedFields: matchedFields.map(({ name, value }) => ({ name, value })),
    score,
  }));

/** The facets of a page in the shape of `SearchResultMetadata`; those without values are left out. */
export const printMetadata = ({ filter }: Pick<SearchQuery, 'filter'>, facets: readonly Facet[]): Json => ({
  aggregations: facets
    .filter(({ counts }) => counts.length > 0)
    .map(({ field, counts }) => {
      const chosen = new Set(
        filter
          .flat()
          .flatMap(({ fields, negated, values }) =>
            fields.flatMap(filterFieldsNamed).includes(field) && !negated ? values : [],
          ),
      );
      return {
        name: field,
        displayName: facetName(field),
        aggregations: Object.fromEntries(counts.map(({ value, count }) => [value, count])),
        filterValues: counts.map(({ value, count }) => ({
          value,
          ...(isUrn(value) && { entity: value }),
          facetCount: count,
          filtered: chosen.has(value),
        })),
      };
    }),
  suggestions: [],
});

/** `dataProduct` gives `Data product`, `_entityType` gives `Entity type`. */
function facetName(field: string): string {
  const words = field
    .replace(/^_/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
