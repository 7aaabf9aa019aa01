import type { JsonObject } from '@colophon/schema';
import type { AuditStamp, ChangeType, SystemMetadata } from '../proposal.ts';
import type { ReadBudget } from '../read-budget.ts';
import type { Leadership } from './leadership.ts';

/** One change, as it was applied. Offsets rise, and are assigned in the order of the commits. */
export interface LogEntry {
  readonly offset: number;
  readonly urn: string;
  readonly entityType: string;
  readonly aspect: string;
  readonly changeType: ChangeType;
  /** The value after the change; absent after a deletion. */
  readonly value: JsonObject | undefined;
  readonly previousValue: JsonObject | undefined;
  readonly systemMetadata: SystemMetadata;
  /** That of the previous value; absent where there was none, and in entries written before it was kept. */
  readonly previousSystemMetadata: SystemMetadata | undefined;
  /** The headers of the proposal that made the change, such as its conditions; absent when it had none. */
  readonly headers: Readonly<Record<string, string>> | undefined;
  readonly created: AuditStamp;
}

/** Which changes a reader of the log wants; of all when a list is empty or absent. */
export interface LogFilter {
  readonly entityTypes?: readonly string[];
  readonly aspects?: readonly string[];
  /** True for deletions of other aspects, too. */
  readonly orDeletions?: boolean;
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

/** What an entry of the log is about. */
export type ChangedAspect = Pick<LogEntry, 'urn' | 'entityType' | 'aspect'>;

/** What has changed behind an offset of the log. */
export interface ChangedSince {
  /** Offset of the latest entry. */
  readonly head: number;
  /** What the entries behind the offset are about, in their order; absent when they are too many to tell. */
  readonly changed?: readonly ChangedAspect[];
}

/** How long a reader waits for a change when there is none yet. */
export interface Waiting {
  readonly waitMs: number;
  /** Ends the wait immediately; returns what has arrived by then. */
  readonly signal?: AbortSignal;
}

/**
 * Every change that was applied, in the order of the commits. Entries are appended by the transaction that changes the
 * values, as `ChangeSet.log`.
 */
export interface ChangeLog {
  /** Entries from the offset on, at most `limit`. */
  log(fromOffset: number, limit: number): Promise<readonly LogEntry[]>;
  /** Offset of the latest entry; 0 when the log is empty. */
  logHead(): Promise<number>;
  /** Entries that match the filter, and where to continue. May scan only part of the log, and find no match in it. */
  changes(query: ChangesQuery): Promise<ChangesPage>;
  /**
   * What has changed behind the offset, once it was acknowledged. Whoever keeps what was read asks before each use, so that
   * it must be cheap, and need not go back far.
   */
  changedSince(offset: number): Promise<ChangedSince>;
  /**
   * Fulfilled as soon as the log has an entry behind the offset; without one when the time is over or the signal
   * aborts. It never rejects for either.
   */
  waitForChanges(after: number, waiting: Waiting): Promise<void>;

  /** The offset that was kept for a consumer of the log. */
  consumer(name: string): Promise<number | undefined>;
  /**
   * Keeps an offset for a consumer, or forgets it.
   *
   * @throws LeadershipLostError when another process has begun to lead since the leadership was given.
   */
  setConsumer(name: string, next: number | undefined, leadership?: Leadership): Promise<void>;
}
