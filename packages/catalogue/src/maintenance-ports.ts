import type { AspectKey, AspectRow, FieldValue, TimeseriesRow } from './ports.ts';
import type { ReadBudget } from './read-budget.ts';

// The operations of a store for deletes, rollbacks and rebuilds. Those for reads and writes are in `ports.ts`.

/** What a change set removes, before anything of it is written. */
export type Deletion =
  /** All that is known about an entity: aspects, time-series values, edges that start at it, its search document. */
  | { readonly kind: 'entity'; readonly urn: string; readonly removedValues: readonly FieldValue[] }
  /** All versions of an aspect, and the edges that it made. */
  | ({ readonly kind: 'aspect' } & AspectKey)
  | ({ readonly kind: 'points' } & PointRange);

/** Points of a time-series aspect; both ends of the range belong to it. */
export interface PointRange extends AspectKey {
  readonly startTimeMillis?: number | undefined;
  readonly endTimeMillis?: number | undefined;
  /** Only those that this run wrote. */
  readonly runId?: string | undefined;
}

/** Older versions of an aspect that are to go, after the change set is written. Version 0 always stays. */
export interface Expiry extends AspectKey {
  /** Those from this number on. */
  readonly from?: number;
  /** Those up to this number. */
  readonly upTo?: number;
  /** Those written before this time, in milliseconds since the epoch. */
  readonly createdBefore?: number;
}

/** Which latest aspects to list; what is absent does not narrow. */
export interface AspectKeyQuery {
  readonly urn?: string | undefined;
  /** A pattern of SQL's LIKE: `%` matches any characters, `_` matches one. Case-sensitive. */
  readonly urnLike?: string | undefined;
  readonly aspect?: string | undefined;
  /** Time of the write, in milliseconds since the epoch; both ends belong to the range. */
  readonly createdFrom?: number | undefined;
  readonly createdUntil?: number | undefined;
  /** The key after which to continue. */
  readonly after?: AspectKey | undefined;
  readonly offset?: number | undefined;
  readonly limit: number;
}

/** Which aspects a writer wrote last: those of a run, or those of a model plug-in. */
export type WrittenBy =
  | { readonly runId: string }
  | { readonly registryName: string; readonly registryVersion: string };

export interface Page {
  readonly offset: number;
  readonly limit: number;
  /** True to count entities that are soft-deleted too. */
  readonly includeRemoved: boolean;
  /** Ends the page when it is spent. */
  readonly budget?: ReadBudget;
}

/** One ingestion run, as far as what it wrote is still the latest. */
export interface RunSummary {
  readonly runId: string;
  /** When the run last saw a value, in milliseconds since the epoch. */
  readonly lastObserved: number;
  /** Aspects that it wrote last. */
  readonly rows: number;
}

export interface StoreMaintenance {
  /** How many rows an entity has: versions of its aspects, and time-series values. */
  countRows(urn: string): Promise<{ readonly versions: number; readonly points: number }>;
  countPoints(range: PointRange): Promise<number>;
  /** The older versions of an aspect, newest first. */
  olderVersions(key: AspectKey): Promise<readonly AspectRow[]>;
  /** Keys of latest aspects, ordered by URN and aspect. */
  aspectKeys(query: AspectKeyQuery): Promise<readonly AspectKey[]>;
  /** Runs that wrote anything which is still the latest, the last one first. */
  runs(page: Page): Promise<readonly RunSummary[]>;
  /** The latest aspects that a writer wrote last, ordered by URN and aspect. */
  writtenBy(writer: WrittenBy, page: Page): Promise<readonly AspectRow[]>;
  /** Time-series values that a run wrote, at most `limit`. */
  pointsOfRun(runId: string, limit: number): Promise<readonly TimeseriesRow[]>;
  /** Removes everything that can be made again from the aspects: search documents and edges. */
  dropProjections(): Promise<void>;
}
