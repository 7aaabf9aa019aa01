import { withFieldNames } from './field-names.ts';
import { criterionOf, type FilterCriterion, type SearchQuery } from './query.ts';

const removedField = 'removed';
const latestField = 'isLatest';

/** Entities of which there is no newer version: of most there is one version only, and nothing is said. */
const isUpToDate: FilterCriterion = { ...criterionOf(latestField, ['false']), negated: true };

/**
 * What a search shows of that which it hides by itself: soft-deleted entities, and entities of which there is a newer
 * version. A flag of the query shows them, and so does a filter that names the field, even in a criterion without values,
 * which is ignored otherwise. The filter must name fields as the model does.
 */
export function withVisibility<Q extends Pick<SearchQuery, 'filter' | 'includeRemoved' | 'includeOutdated'>>(
  query: Q,
): Q {
  const isNamed = (field: string) =>
    query.filter.some((clause) => clause.some(({ fields }) => fields.includes(field)));
  return {
    ...query,
    includeRemoved: query.includeRemoved || isNamed(removedField),
    includeOutdated: query.includeOutdated || isNamed(latestField),
    filter: query.filter.map((clause) => clause.filter(hasOperands)),
  };
}

/** The query with a filter that leaves out entities of which there is a newer version, unless it shows them. */
export function hidingOutdated<Q extends Pick<SearchQuery, 'filter' | 'includeOutdated'>>(query: Q): Q {
  if (query.includeOutdated) return query;
  const clauses = query.filter.length > 0 ? query.filter : [[]];
  return { ...query, filter: clauses.map((clause) => [...clause, isUpToDate]) };
}

/** A filter on what no search hides, such as time-series values and edges: with the names of fields, without what asks nothing. */
export const plainFilter = (filter: SearchQuery['filter']): SearchQuery['filter'] =>
  withFieldNames({ filter, sort: [] }).filter.map((clause) => clause.filter(hasOperands));

/** False for a criterion without values, unless its condition needs none: clients send one for `removed` just to name the field. */
export const hasOperands = ({ values, condition }: FilterCriterion): boolean =>
  values.length > 0 || condition === 'EXISTS' || condition === 'IS_NULL';
