/** What ends a read before it is done. A store passes both on to wherever it reads, and obeys whichever comes first. */
export interface QueryBounds {
  /** Aborted when the caller has gone: the read then ends at its next step. */
  readonly signal?: AbortSignal | undefined;
  /**
   * When the read ends with a `QueryTimeoutError`, whatever it has by then, in milliseconds since the epoch. Default:
   * as long as it takes, or as the store lets any read take.
   */
  readonly deadline?: number | undefined;
  /**
   * Offset of the log that the answer is to know: an index that lags waits for it, up to the deadline. Default: it answers
   * by what it knows.
   */
  readonly notBefore?: number | undefined;
}

/** The bounds of a query without the rest of it. */
export const boundsOf = ({ signal, deadline, notBefore }: QueryBounds): QueryBounds => ({
  signal,
  deadline,
  ...(notBefore !== undefined && { notBefore }),
});
