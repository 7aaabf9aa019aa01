import type { Applied } from '../search/columns.ts';
import type { EncodedError } from './encode-error.ts';

// What threads say to each other.

/** A call of one of the thread's functions. */
export interface Call {
  readonly kind: 'call';
  readonly id: number;
  readonly name: string;
  readonly parameters: readonly unknown[];
  /** Where an abort signal was among the parameters, or in one of them: it stays here, and a message stands for it. */
  readonly signalAt?: ParameterPlace;
  /** The same of a budget, with what there is left of it. */
  readonly budget?: { readonly at: ParameterPlace; readonly left: number };
}

/** A parameter, or its property. */
export interface ParameterPlace {
  readonly index: number;
  readonly property?: string;
}

/** The caller of a query has gone. */
export interface Abort {
  readonly kind: 'abort';
  readonly id: number;
}

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
}
