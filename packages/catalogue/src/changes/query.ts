import type { LogEntry } from '../ports.ts';
import type { ReadBudget } from '../read-budget.ts';

/** Which changes a reader of the log wants; of all when a list is empty or absent. */
export interface LogFilter {
  readonly entityTypes?: readonly string[];
  readonly aspects?: readonly string[];
}

/** Asks for changes from an offset on. */
export interface ChangesQuery extends LogFilter {
  readonly from: number;
  /** Most changes in an answer; fewer when their values are long. */
  readonly limit: number;
  /** For several reads in a row. Default: a new one. */
  readonly budget?: ReadBudget;
}

/** Changes in commit order, and where to continue: after the last entry scanned, whether it matched or not. */
export interface ChangesPage {
  readonly entries: readonly LogEntry[];
  readonly next: number;
}

/** How long a reader waits for a change when there is none yet. */
export interface Waiting {
  readonly waitMs: number;
  /** Ends the wait immediately; returns what has arrived by then. */
  readonly signal?: AbortSignal;
}
