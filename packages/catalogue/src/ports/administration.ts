import type { JsonObject } from '@colophon/schema';
import type { ReadOptions } from '../read-budget.ts';
import type { AspectKey, AspectRow } from './aspects.ts';
import type { Leadership } from './leadership.ts';

/** Which aspects a writer wrote last: those of a run, or those of a model plug-in. */
export type WrittenBy =
  | { readonly runId: string }
  | { readonly registryName: string; readonly registryVersion: string };

export interface Page extends ReadOptions {
  readonly offset: number;
  readonly limit: number;
  /** True to count entities that are soft-deleted too. */
  readonly includeRemoved: boolean;
}

/** One ingestion run, as far as what it wrote is still the latest. */
export interface RunSummary {
  readonly runId: string;
  /** When the run last saw a value, in milliseconds since the epoch. */
  readonly lastObserved: number;
  /** Aspects that it wrote last. */
  readonly rows: number;
}

/** So many failed writes are kept at least, the latest. */
export const maxFailedWrites = 10_000;

/** A write that was acknowledged and could not be done after all. */
export interface FailedWrite extends AspectKey {
  /** The expected and the actual value. */
  readonly message: string;
}

export interface BackupOptions {
  /** Ends the copy, and the stream of what was copied. */
  readonly signal: AbortSignal;
  /** Called while the copy is made, from 0 up to 1. */
  readonly onProgress?: (share: number) => void;
}

/** A copy of everything that is stored, in one consistent state. */
export interface BackupFile {
  /** In bytes. */
  readonly size: number;
  /** Media type of the file, such as `application/vnd.sqlite3`. */
  readonly type: string;
  /** A name for the file, without a folder. */
  readonly name: string;
  readonly stream: ReadableStream<Uint8Array>;
  /** Resolved when the stream has been read or cancelled, and nothing is left of the copy. */
  readonly closed: Promise<unknown>;
}

/** How far the connections, or threads, by which a store reads are in use. */
export interface StoreUtilisation {
  readonly inUse: number;
  readonly idle: number;
  /** Reads that wait for one. */
  readonly waiting: number;
  /** Most that there may be. */
  readonly limit: number;
}

/** The work of a leader. */
export type LeaderWork = (signal: AbortSignal, leadership: Leadership) => Promise<void>;

/** What operators and the catalogue itself ask about a store as a whole. */
export interface StoreAdministration {
  /** How many rows an entity has: versions of its aspects, and time-series values. */
  countRows(urn: string): Promise<{ readonly versions: number; readonly points: number }>;
  /** Runs that wrote anything which is still the latest, the last one first. */
  runs(page: Page): Promise<readonly RunSummary[]>;
  /** The latest aspects that a writer wrote last, ordered by URN and aspect. */
  writtenBy(writer: WrittenBy, page: Page): Promise<readonly AspectRow[]>;
  /** Removes everything that can be made again from the aspects: search documents and edges. */
  dropProjections(): Promise<void>;
  /** Asks for the index beside the store to be built anew, while it is searched; absent from a store that has none. */
  rebuildIndex?(): Promise<void>;

  /** Keeps writes of one trace that failed. Those of the latest traces are kept, as many as {@link maxFailedWrites}. */
  addFailedWrites(traceId: string, failures: readonly FailedWrite[]): Promise<void>;
  /** The writes of a trace that failed, in the order in which they were added. */
  failedWrites(traceId: string): Promise<readonly FailedWrite[]>;

  /** True when values of the aspect are stored, whatever their version. */
  holdsAspect(aspect: string): Promise<boolean>;
  /** The model by which the stored values were written, as it was given to `writeModel` last. */
  readModel(): Promise<JsonObject | undefined>;
  writeModel(model: JsonObject): Promise<void>;

  /**
   * Writes something and removes it again.
   *
   * @throws StoreError when a write would fail now: the disk is full, or gone.
   */
  checkWritable(): Promise<void>;

  /**
   * Copies everything while it is read and written.
   *
   * @returns undefined from a store that has no file to copy: one in memory, or a database with backups of its own.
   * @throws StoreError when there is no space for the copy.
   */
  backup(options: BackupOptions): Promise<BackupFile | undefined>;

  /**
   * Runs a work in one process at a time, of all that use the store: at once when nobody else runs it, or as soon as they
   * have ended. A process that loses it, with its connection, begins to wait again.
   *
   * @param name Of the work, the same in every process.
   * @param work Is given a signal that is aborted when it has to end: another process may have begun by then. What it writes
   * with its leadership is refused from then on.
   * @param ended Aborted to end the work, and to wait no longer.
   * @returns fulfilled when the work has ended by itself, or after `ended` was aborted. A fault of the work rejects it, other
   * than that another process leads.
   */
  lead(name: string, work: LeaderWork, ended: AbortSignal): Promise<void>;

  /** For metrics; absent from a store that reads in the thread of its caller alone. */
  utilisation?(): StoreUtilisation;

  close(): Promise<void>;
}
