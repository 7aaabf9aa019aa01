import type { Applied } from '../search/columns.ts';
import type { EncodedError } from './encode-error.ts';

// What threads say to each other.

/** A call of one of the thread's functions. */
export interface Call {
  readonly kind: 'call';
  readonly id: number;
  readonly name: string;
  readonly parameters: readonly unknown[];
  /** The parameter whose property `signal` stayed behind: a message stands for it. */
  readonly signalAt?: number;
  /** The same of the property `budget`, with what there is left of it. */
  readonly budget?: { readonly at: number; readonly left: number };
  /** True to be told when it ran. */
  readonly isTimed?: boolean;
}

/** When something ran, in milliseconds since the epoch. */
export interface Times {
  readonly startMs: number;
  readonly endMs: number;
}

/** The caller of a query has gone. */
export interface Abort {
  readonly kind: 'abort';
  readonly id: number;
}

/** The queries that use the columns, which must be of the same state as what they read. */
export const searching: ReadonlySet<string> = new Set(['search', 'groups']);

/** What a commit changed, for the columns of a thread that searches. */
export interface CommitNotice {
  readonly kind: 'commit';
  /** Number of the commit: the columns are as the database was then. */
  readonly sequence: number;
  /** Absent when everything has changed. */
  readonly applied?: readonly Applied[];
}

export type ToThread = Call | Abort | CommitNotice;

/** The end of a call; with the id 0, that of the start of the thread. */
export interface Outcome {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: EncodedError;
  /** What the call spent of its budget. */
  readonly spent?: number;
  /** When it ran, where the call asked for that. */
  readonly times?: Times;
}
