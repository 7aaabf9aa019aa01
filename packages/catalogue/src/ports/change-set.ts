import type { AspectKey, AspectRow, LatestAspect } from './aspects.ts';
import type { LogEntry } from './change-log.ts';
import type { Edge } from './graph-index.ts';
import type { DocumentChange } from './search-index.ts';
import type { PointRange, TimeseriesRow } from './timeseries-store.ts';

/** What a change set removes, before anything of it is written. */
export type Deletion =
  /** All that is known about an entity: aspects, time-series values, edges that start at it, its search document. */
  | { readonly kind: 'entity'; readonly urn: string }
  /** All versions of an aspect, and the edges that it made. */
  | ({ readonly kind: 'aspect' } & AspectKey)
  | ({ readonly kind: 'points' } & PointRange);

/** Older versions of an aspect that are to go, after the change set is written. Version 0 always stays. */
export interface Expiry extends AspectKey {
  /** Those from this number on. */
  readonly from?: number;
  /** Those up to this number. */
  readonly upTo?: number;
  /** Those written before this time, in milliseconds since the epoch. */
  readonly createdBefore?: number;
}

/** Everything that one group of proposals changes. A store keeps all of it or none. */
export interface ChangeSet {
  /** What is removed first. */
  readonly deletions?: readonly Deletion[];
  /** Older versions that go at the end. */
  readonly expired?: readonly Expiry[];
  /** New values; each replaces version 0. */
  readonly latest: readonly LatestAspect[];
  /** Earlier values by their version in the history. */
  readonly history: readonly AspectRow[];
  readonly timeseries: readonly TimeseriesRow[];
  /** In the order in which they were applied. */
  readonly log: readonly Omit<LogEntry, 'offset'>[];
  readonly documents: readonly DocumentChange[];
  /**
   * Fields of the documents that hold long text: an index of values leaves them out, and filters read them from the
   * documents. Those that a `ResolvedQuery` names as its `textFields` are among them. None when absent.
   */
  readonly textFields?: ReadonlySet<string>;
  /** The whole list of edges of an aspect; it replaces the list that was there. */
  readonly edges: readonly { readonly key: AspectKey; readonly edges: readonly Edge[] }[];
}
