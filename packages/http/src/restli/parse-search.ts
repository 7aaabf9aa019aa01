import { type Criterion, type SearchQuery, type SortCriterion, wordsOf } from '@colophon/catalogue';
import { RequestError } from '../errors.ts';
import type { Parameters } from './parameters.ts';
import { parseCriteria, saysSomething } from './parse-filter.ts';

/** Hits that may lie before a page; further ones are reached by scrolling. */
const maxResultWindow = 10_000;

/** Reads the parameters of the action `search`. */
export function parseSearch(
  parameters: Parameters,
  facets: (entityTypes: readonly string[]) => readonly string[],
): SearchQuery {
  const entityTypes = [parameters.requiredString('entity')];
  const input = parameters.string('input') ?? '*';
  const flags = parameters.object('searchFlags');
  const criteria = parseCriteria(parameters.object('filter'));
  const start = parameters.count('start') ?? 0;
  if (start > maxResultWindow) {
    throw new RequestError(
      400,
      `${parameters.path('start')}: expected at most ${maxResultWindow}, got ${start}`,
    );
  }
  return {
    entityTypes,
    words: input === '*' ? [] : wordsOf(input),
    filter: criteria.map((clause) => clause.filter(saysSomething)),
    // Naming the field in a filter lifts the rule that hides what is soft-deleted.
    includeRemoved:
      flags?.boolean('includeSoftDeleted') ?? criteria.some((clause) => clause.some(mentionsRemoved)),
    sort: parseSort(parameters),
    start,
    count: Math.min(parameters.count('count') ?? 10, maxResultWindow),
    facets: flags?.boolean('skipAggregates') ? [] : facets(entityTypes),
  };
}

const mentionsRemoved = ({ fields }: Criterion): boolean => fields.includes('removed');

function parseSort(parameters: Parameters): SortCriterion[] {
  const single = parameters.object('sort');
  const list = parameters.objects('sortCriteria') ?? (single ? [single] : []);
  return list.map((sort) => ({
    field: sort.requiredString('field').replace(/\.keyword$/, ''),
    order: sort.oneOf('order', ['ASCENDING', 'DESCENDING'] as const) ?? 'ASCENDING',
  }));
}
