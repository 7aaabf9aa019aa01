import { CatalogueError } from '../errors.ts';
import { maxComparisons, maxFacets, maxSortFields, maxWords, type SearchQuery } from './query.ts';
import { wordsOf } from './words.ts';

/**
 * Checks a query against what a store can answer in reasonable time.
 *
 * @throws CatalogueError `INVALID_REQUEST`.
 */
export function checkSearch({ filter, input, sort, facets }: SearchQuery): void {
  let comparisons = 0;
  for (const clause of filter) {
    // An empty clause, and a criterion without values, cost something too.
    comparisons++;
    for (const { fields, values } of clause) comparisons += fields.length * Math.max(1, values.length);
  }
  limit('filter', 'comparisons', comparisons, maxComparisons);
  limit('input', 'words', wordsOf(input).length, maxWords);
  limit('sort', 'fields', sort.length, maxSortFields);
  limit('facets', 'fields', facets.length, maxFacets);
}

function limit(name: string, what: string, count: number, max: number): void {
  if (count > max)
    throw new CatalogueError('INVALID_REQUEST', `${name}: expected at most ${max} ${what}, got ${count}`);
}
