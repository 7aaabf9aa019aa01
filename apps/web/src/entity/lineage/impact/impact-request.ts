import { impactQuery } from '../../../../gen/entity/lineage/impact/impact.ts';
import { read } from '../../../data/query-client.ts';
import type { Direction } from '../graph/graph.ts';
import { type LineageState, timesOf } from '../lineage-state.ts';

/** Results of a page. */
export const pageSize = 50;
/** Most values of a facet: all owners are to be notified, not only those with the most assets. */
const mostValues = 1_000;

/** What is affected. Searches of pages and of whole lists have other types when none is named. */
const types = [
  'DATASET',
  'CHART',
  'DASHBOARD',
  'DATA_FLOW',
  'DATA_JOB',
  'DATA_PROCESS_INSTANCE',
  'MLMODEL',
  'MLMODEL_GROUP',
  'MLFEATURE',
  'MLFEATURE_TABLE',
  'MLPRIMARY_KEY',
  'SCHEMA_FIELD',
] as const;

/** Impact is looked at downstream unless a reader asks for the other side: then it is the search for a cause. */
export const directionOf = ({ direction }: Pick<LineageState, 'direction'>): Direction =>
  direction ?? 'downstream';

/** A direction as GraphQL has it. */
export const symbolOf = (direction: Direction) =>
  direction === 'upstream' ? ('UPSTREAM' as const) : ('DOWNSTREAM' as const);

/** What the pages of the list and the exported file have in common. */
export const impactInput = (urn: string, state: LineageState) => {
  const { from, to } = timesOf(state);
  return {
    urn,
    types: [...types],
    direction: symbolOf(directionOf(state)),
    query: state.q.trim() === '' ? '*' : state.q,
    orFilters: [
      { and: Object.entries(state.filters).map(([field, values]) => ({ field, values: [...values] })) },
    ],
    lineageFlags: {
      ...(from !== undefined && { startTimeMillis: from }),
      ...(to !== undefined && { endTimeMillis: to }),
    },
  };
};

/** A page of everything that is upstream or downstream, with its facets. */
export const impactRequest = (urn: string, state: LineageState) =>
  read(impactQuery, {
    input: {
      ...impactInput(urn, state),
      start: (state.page - 1) * pageSize,
      count: pageSize,
      searchFlags: { maxAggValues: mostValues, skipHighlighting: true },
    },
  });
