import { CatalogueError } from '../errors.ts';
import { withFieldNames } from './field-names.ts';
import { foldFilter } from './fold-filter.ts';
import {
  type FilterCriterion,
  type HierarchyCondition,
  hierarchyConditions,
  maxComparisons,
  maxCriteria,
  maxFacets,
  maxInputLength,
  maxScannedValues,
  maxSortFields,
  maxWords,
  type SearchQuery,
} from './query.ts';
import { criteriaOf, type TextQuery, wordCountOf } from './text-query.ts';
import { hidingOutdated, withVisibility } from './visibility.ts';

/**
 * Reads the names of fields, applies what a search hides by itself, validates the query against the limits of what a
 * store can answer in reasonable time, and leaves out what it says twice.
 *
 * @returns The query in the fewest steps.
 * @throws CatalogueError `LIMIT_EXCEEDED`.
 */
export const checkSearch = <Q extends SearchQuery>(query: Q): Q =>
  hidingOutdated(checkLimits(withVisibility(withFieldNames(query))));

function checkLimits<Q extends SearchQuery>(query: Q): Q {
  checkInput(query.input);
  let comparisons = 0;
  for (const clause of query.filter) {
    // An empty clause, and a condition without values, cost something too.
    comparisons++;
    for (const { fields, values } of clause) comparisons += fields.length * Math.max(1, values.length);
  }
  limit('filter', 'comparisons', comparisons, maxComparisons);
  const filter = foldFilter(query.filter);
  const criteria = filter.flat();
  limit('filter', 'criteria', criteria.length, maxCriteria);
  limit('filter', scanned, scannedValues(criteria), maxScannedValues);
  const sort = uniqueBy(query.sort, ({ field }) => field);
  limit('sort', 'fields', sort.length, maxSortFields);
  const facets = [...new Set(query.facets)];
  limit('facets', 'fields', facets.length, maxFacets);
  return { ...query, filter, sort, facets };
}

/** @throws CatalogueError `LIMIT_EXCEEDED` when a query text is too long. */
export const checkInput = (input: string): void => limit('input', 'characters', input.length, maxInputLength);

/** @throws CatalogueError `LIMIT_EXCEEDED` when a query asks for too many words or fields. */
export function checkText(text: TextQuery): void {
  limit('input', 'words', wordCountOf(text), maxWords);
  limit('input', scanned, scannedValues(criteriaOf(text)), maxScannedValues);
}

const scanned = 'values of conditions other than EQUAL and IN';

/** The edges of each entity are read on the way through a tree. */
const weightOfTree = 10;

const scannedValues = (criteria: readonly FilterCriterion[]): number =>
  criteria.reduce((sum, { condition, values }) => {
    if (condition === 'EQUAL' || condition === 'IN') return sum;
    const isTree = hierarchyConditions.includes(condition as HierarchyCondition);
    // All of its values are looked up in one set.
    if (condition === 'IEQUAL') return sum + 1;
    return sum + Math.max(1, values.length) * (isTree ? weightOfTree : 1);
  }, 0);

function uniqueBy<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const unique = new Map<string, T>();
  for (const item of items) if (!unique.has(keyOf(item))) unique.set(keyOf(item), item);
  return [...unique.values()];
}

function limit(name: string, what: string, count: number, max: number): void {
  if (count > max)
    throw new CatalogueError('LIMIT_EXCEEDED', `${name}: expected at most ${max} ${what}, got ${count}`);
}
