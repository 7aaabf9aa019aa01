import { entityTypeField } from '../search/facets.ts';
import type { SuggestedHit, Suggestions } from '../search/searches.ts';

/**
 * Suggestions without the values that the principal may not see, and without the entities of which only such values begin as
 * the text does: that they are found would confirm the name.
 */
export function maskedSuggestions(answer: Suggestions, isSeen: (value: string) => boolean): Suggestions {
  const hits = answer.hits
    .filter(({ values }) => values.length === 0 || values.some(isSeen))
    .map((hit) => ({ ...hit, values: hit.values.filter(isSeen) }));
  return {
    ...answer,
    suggestions: answer.suggestions.filter(isSeen),
    hits,
    // Counts of everything that was found would confirm it too.
    facets: answer.facets.map(({ field }) => ({
      field,
      counts: field === entityTypeField ? countTypes(hits) : [],
    })),
  };
}

const countTypes = (hits: readonly SuggestedHit[]) =>
  [...Map.groupBy(hits, ({ entityType }) => entityType)].map(([value, { length }]) => ({
    value,
    count: length,
  }));
