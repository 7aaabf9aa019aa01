/** Kinds of queries that wait for their turn. */
export type QueuedQuery =
  | 'search'
  | 'scroll'
  | 'autocomplete'
  | 'browse'
  | 'lineage'
  | 'searchLineage'
  | 'lineagePath';

/** Submissions that are committed in one transaction. */
export interface SubmittedGroup {
  /** Proposals of all of them. */
  readonly proposals: number;
  /** What {@link Instruments.onSubmitted} returned for each. */
  readonly submissions: readonly unknown[];
}

/**
 * Sees how a catalogue works, for metrics and traces. What runs around something calls `run` once, and returns, or throws,
 * what that does.
 */
export interface Instruments {
  /** Runs around each query, with its wait for its turn. */
  readonly aroundQuery?: <T>(query: QueuedQuery, run: () => Promise<T>) => Promise<T>;
  /** Called, in the context of the caller, when proposals begin to wait for their transaction. */
  readonly onSubmitted?: (proposals: number) => unknown;
  /** Runs around the transaction of a group. */
  readonly aroundCommit?: <T>(group: SubmittedGroup, run: () => Promise<T>) => Promise<T>;
}

/** How much a catalogue has to do at a moment. */
export interface CatalogueLoad {
  /** Proposals that are accepted and not yet committed. */
  readonly pendingProposals: number;
  /** Queries that run, and those that wait for their turn. */
  readonly runningQueries: number;
  readonly waitingQueries: number;
}
