import { type SearchQuery, type SortCriterion, searchQuery } from '@colophon/catalogue';
import { RequestError } from '../errors/errors.ts';
import type { Parameters } from '../json/parameters.ts';
import { parseCriteria } from './parse-filter.ts';

/** Maximum offset of a page; further hits are reached by scrolling. */
export const maxResultWindow = 10_000;

/** Hits of a page that names no number. */
export const defaultPageSize = 10;

/** Reads the parameters that all searches share; an action reads the entity types, which it names in its own way. */
export function parseSearch(
  parameters: Parameters,
  entityTypes: readonly string[],
  facets: (entityTypes: readonly string[]) => readonly string[],
): SearchQuery {
  const flags = parameters.object('searchFlags');
  const facetLimit = flags?.count('maxAggValues');
  return searchQuery({
    entityTypes,
    input: parameters.string('input') ?? '*',
    filter: parseCriteria(parameters.object('filter')),
    includeRemoved: flags?.boolean('includeSoftDeleted') === true,
    includeOutdated: flags?.boolean('filterNonLatestVersions') === false,
    sort: parseSort(parameters),
    ...parseWindow(parameters, 'count'),
    facets: flags?.boolean('skipAggregates') ? [] : facets(entityTypes),
    ...(facetLimit !== undefined && { facetLimit }),
    highlight: flags?.boolean('skipHighlighting') !== true,
  });
}

/** The part of the result that a page shows. */
export function parseWindow(
  parameters: Parameters,
  countName: 'count' | 'limit',
): { start: number; count: number } {
  const start = parameters.count('start') ?? 0;
  if (start > maxResultWindow) {
    throw new RequestError(
      'INVALID_REQUEST',
      `${parameters.path('start')}: expected at most ${maxResultWindow}, got ${start}`,
    );
  }
  return { start, count: Math.min(parameters.count(countName) ?? defaultPageSize, maxResultWindow) };
}

export function parseSort(parameters: Parameters): SortCriterion[] {
  const single = parameters.object('sort');
  const list = parameters.objects('sortCriteria') ?? (single ? [single] : []);
  return list.map((sort) => ({
    field: sort.requiredString('field'),
    order: sort.oneOf('order', ['ASCENDING', 'DESCENDING'] as const) ?? 'ASCENDING',
  }));
}
