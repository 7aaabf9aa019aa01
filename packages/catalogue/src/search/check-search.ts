import type { Registry } from '@colophon/schema';
import { CatalogueError } from '../errors.ts';
import { maxComparisons, maxFacets, maxSortFields, maxWords, type SearchQuery } from './query.ts';
import { wordsOf } from './words.ts';

/**
 * Holds a query against the model, and against what a store can answer in reasonable time.
 *
 * @throws CatalogueError `UNKNOWN_ENTITY`, `INVALID_REQUEST`.
 */
export function checkSearch(
  registry: Registry,
  { entityTypes, filter, input, sort, facets }: SearchQuery,
): void {
  for (const name of entityTypes) {
    if (!registry.entities.has(name))
      throw new CatalogueError('UNKNOWN_ENTITY', `There is no entity type "${name}"`);
  }
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
