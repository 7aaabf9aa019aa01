import type { Json, JsonObject } from '@colophon/schema';
import type { SystemMetadata } from '../proposal.ts';
import type { QueryBounds } from '../query-bounds.ts';
import type { ReadOptions } from '../read-budget.ts';
import type { FilterCriterion } from '../search/query.ts';
import type { Aggregation, TimeWindow } from '../timeseries/query.ts';
import type { StatsField } from '../timeseries/stats-fields.ts';
import type { AspectKey } from './aspects.ts';

/** One value of a time-series aspect. The five naming fields are its identity: writing them again replaces it. */
export interface TimeseriesRow extends AspectKey {
  readonly entityType: string;
  /** Milliseconds since the epoch. */
  readonly timestampMillis: number;
  readonly partition: string;
  /** Event granularity and message id, as text; empty when the value has none. */
  readonly discriminator: string;
  readonly value: JsonObject;
  readonly systemMetadata: SystemMetadata;
}

/** What identifies a time-series value among the others of its aspect. */
export type TimeseriesPosition = Pick<TimeseriesRow, 'timestampMillis' | 'partition' | 'discriminator'>;

export interface TimeseriesQuery extends AspectKey, ReadOptions {
  readonly startTimeMillis?: number;
  readonly endTimeMillis?: number;
  /** By time; newest first when absent. */
  readonly order?: 'ASCENDING' | 'DESCENDING';
  /** Points behind this one in the order. */
  readonly after?: TimeseriesPosition;
  readonly limit: number;
}

/** Points of a time-series aspect; both ends of the range belong to it. */
export interface PointRange extends AspectKey {
  readonly startTimeMillis?: number | undefined;
  readonly endTimeMillis?: number | undefined;
  /** Only those that this run wrote. */
  readonly runId?: string | undefined;
}

/** A field by which points are grouped; the window of time that it falls into, where one is given. */
export interface GroupField extends StatsField {
  readonly window?: TimeWindow;
}

/** One value for each group, made of many. */
export interface Measure extends StatsField {
  readonly aggregation: Aggregation;
}

/** What is to be computed: one group for each combination of keys that a point, or a record of its list, has. */
export interface AggregationPlan {
  readonly keys: readonly GroupField[];
  readonly measures: readonly Measure[];
  /** The list of records that the fields are in: each of its members counts on its own. */
  readonly collection?: string;
}

/** Asks for the aggregates of one aspect over many points. */
export interface AggregationQuery extends ReadOptions {
  readonly entityType: string;
  readonly aspect: string;
  /** Entities to look at; all of the type when absent. */
  readonly urns?: readonly string[];
  /** As for `matchesFilter`, of a point's value with the field `urn`. */
  readonly filter: readonly (readonly FilterCriterion[])[];
  readonly plan: AggregationPlan;
}

/** A group that has points. */
export interface AggregatedGroup {
  /** Of each key, its value. */
  readonly key: readonly Json[];
  /**
   * Of each measure, in its order: `SUM` of numbers; `CARDINALITY`, how many different values; `LATEST`, the value of the
   * latest point that has one, absent when none has.
   */
  readonly values: readonly (Json | undefined)[];
}

/** The values of time-series aspects. They are written by the transaction of the aspects, as `ChangeSet.timeseries`. */
export interface TimeseriesStore {
  /** Time-series values; those of one time by partition and discriminator. Stops when the budget is spent. */
  timeseries(query: TimeseriesQuery): Promise<readonly TimeseriesRow[]>;
  /** The entities of a type that have points of the aspect, by URN, at most `limit`: from the first, or behind `after`. */
  timeseriesUrns(
    entityType: string,
    aspect: string,
    limit: number,
    after?: string,
    bounds?: QueryBounds,
  ): Promise<readonly string[]>;
  /**
   * The groups in no order. The points themselves stay in the store: however many there are, what is held and returned
   * are the groups. `aggregatePoints` computes them for a store that can't.
   *
   * @throws CatalogueError `LIMIT_EXCEEDED` when the points that fit the filter have more than the budget.
   */
  aggregateTimeseries(query: AggregationQuery): Promise<readonly AggregatedGroup[]>;
  countPoints(range: PointRange): Promise<number>;
  /** Time-series values that a run wrote, at most `limit`. */
  pointsOfRun(runId: string, limit: number): Promise<readonly TimeseriesRow[]>;
}
