import type { ReadOptions } from '../read-budget.ts';
import type { SearchQuery, SortCriterion } from '../search/query.ts';

/** Asks for time-series values of one aspect of one entity. */
export interface TimeseriesRead extends ReadOptions {
  readonly urn: string;
  readonly aspect: string;
  readonly startTimeMillis?: number;
  readonly endTimeMillis?: number;
  /** A list of which one must hold; of each, all criteria must. Fields are dotted paths into the value. */
  readonly filter?: SearchQuery['filter'];
  /** Newest first when absent. */
  readonly sort?: SortCriterion;
  readonly limit?: number;
}

/** Asks for time-series values of one aspect of all entities of a type, page by page. */
export interface TimeseriesScroll extends ReadOptions {
  readonly entityType: string;
  readonly aspect: string;
  readonly startTimeMillis?: number;
  readonly endTimeMillis?: number;
  readonly count: number;
  /** Where the page before ended, as it said itself. */
  readonly after?: string;
}

/** How a metric makes one value of many. The names are the wire's. */
export const aggregations = ['LATEST', 'SUM', 'CARDINALITY'] as const;
export type Aggregation = (typeof aggregations)[number];

export const windowUnits = ['SECOND', 'MINUTE', 'HOUR', 'DAY', 'WEEK', 'MONTH', 'QUARTER', 'YEAR'] as const;
export type WindowUnit = (typeof windowUnits)[number];

/** A length of time: a multiple of a unit, of 1 by default. */
export interface TimeWindow {
  readonly unit: WindowUnit;
  readonly multiple?: number;
}

export interface Metric {
  /** Dotted path into the value, such as `rowCount` or `userCounts.count`. */
  readonly fieldPath: string;
  readonly aggregation: Aggregation;
}

/** What points are grouped by: windows of time in UTC, or the values of a field. */
export type Bucket =
  | { readonly kind: 'window'; readonly window: TimeWindow }
  | { readonly kind: 'value'; readonly fieldPath: string };

/** Asks for a table: a row for each group of points, first what it is grouped by, then the metrics. */
export interface TimeseriesStats extends ReadOptions {
  readonly entityType: string;
  readonly aspect: string;
  readonly metrics: readonly Metric[];
  readonly buckets: readonly Bucket[];
  /** As in {@link TimeseriesRead}; the field `urn` names the entity. */
  readonly filter: SearchQuery['filter'];
}

/** Every value as text; `NULL` for none. */
export interface StatsTable {
  readonly columnNames: readonly string[];
  readonly columnTypes: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export const timestampField = 'timestampMillis';
