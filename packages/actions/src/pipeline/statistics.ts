/** What a pipeline has done since it started. */
export interface Statistics {
  /** Events from the source. */
  events: number;
  /** Events that a filter or a transformer dropped. */
  dropped: number;
  /** Events for which the action succeeded. */
  done: number;
  /** Attempts after a failure. */
  retries: number;
  /** Events that failed for good, and were kept. */
  failed: number;
  /** When the action last succeeded, in milliseconds since the epoch. */
  lastDoneAt?: number;
  /** The last event that failed for good. */
  lastFailure?: { readonly time: number; readonly message: string };
}

export const noStatistics = (): Statistics => ({ events: 0, dropped: 0, done: 0, retries: 0, failed: 0 });

/** `3 done, 8 dropped, 1 failed`. */
export const describeStatistics = ({ dropped, done, failed }: Statistics): string =>
  `${done} done, ${dropped} dropped, ${failed} failed`;
