import { degreeField, entityTypeField, type LineageSearch } from '@colophon/catalogue';
import type { Parameters } from '../json/parameters.ts';
import { parseCriteria } from './parse-filter.ts';
import { defaultPageSize, maxResultWindow, parseSort } from './parse-search.ts';

const directions = { UPSTREAM: 'upstream', DOWNSTREAM: 'downstream' } as const;

/** Reads the direction of lineage, which every action of it needs. */
export function parseDirection(parameters: Parameters): LineageSearch['direction'] {
  const direction = parameters.oneOf('direction', ['UPSTREAM', 'DOWNSTREAM'] as const);
  return direction ? directions[direction] : parameters.missing('direction', 'one of UPSTREAM, DOWNSTREAM');
}

/** Reads the parameters of the actions that search lineage; the page is the caller's. */
export function parseLineageSearch(
  parameters: Parameters,
  facets: (entityTypes: readonly string[]) => readonly string[],
): Omit<LineageSearch, 'start'> {
  const entityTypes = parameters.strings('entities') ?? [];
  const input = parameters.string('input') ?? '*';
  const flags = parameters.object('searchFlags');
  const maxHops = parameters.count('maxHops');
  const startTimeMillis = parameters.count('startTimeMillis');
  const endTimeMillis = parameters.count('endTimeMillis');
  return {
    urn: parameters.requiredString('urn'),
    direction: parseDirection(parameters),
    entityTypes,
    input,
    filter: parseCriteria(parameters.object('filter')),
    includeRemoved: flags?.boolean('includeSoftDeleted') === true,
    sort: parseSort(parameters),
    count: Math.min(parameters.count('count') ?? defaultPageSize, maxResultWindow),
    facets: flags?.boolean('skipAggregates')
      ? []
      : facets(entityTypes).filter((field) => field !== degreeField && field !== entityTypeField),
    ...(maxHops !== undefined && { maxHops }),
    ...(startTimeMillis !== undefined && { startTimeMillis }),
    ...(endTimeMillis !== undefined && { endTimeMillis }),
  };
}
