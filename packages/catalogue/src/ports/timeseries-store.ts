import type { JsonObject } from '@colophon/schema';
import type { SystemMetadata } from '../proposal.ts';
import type { ReadBudget } from '../read-budget.ts';
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

export interface TimeseriesQuery extends AspectKey {
  readonly startTimeMillis?: number;
  readonly endTimeMillis?: number;
  /** By time; newest first when absent. */
  readonly order?: 'ASCENDING' | 'DESCENDING';
  /** Points behind this one in the order. */
  readonly after?: TimeseriesPosition;
  readonly limit: number;
  readonly budget?: ReadBudget;
}

/** Points of a time-series aspect; both ends of the range belong to it. */
export interface PointRange extends AspectKey {
  readonly startTimeMillis?: number | undefined;
  readonly endTimeMillis?: number | undefined;
  /** Only those that this run wrote. */
  readonly runId?: string | undefined;
}

/** The values of time-series aspects. They are written by the transaction of the aspects, as `ChangeSet.timeseries`. */
export interface TimeseriesStore {
  /** Time-series values; those of one time by partition and discriminator. Stops when the budget is spent. */
  timeseries(query: TimeseriesQuery): Promise<readonly TimeseriesRow[]>;
  /** The entities of a type that have points of the aspect. */
  timeseriesUrns(entityType: string, aspect: string): Promise<readonly string[]>;
  countPoints(range: PointRange): Promise<number>;
  /** Time-series values that a run wrote, at most `limit`. */
  pointsOfRun(runId: string, limit: number): Promise<readonly TimeseriesRow[]>;
}
