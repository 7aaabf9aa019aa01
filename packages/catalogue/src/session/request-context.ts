/** Who asks. */
export interface Principal {
  /** URN of a user. It is the actor of every write. */
  readonly urn: string;
  /**
   * What proves it. `system` is the secret that the other processes of the server know: it allows everything, and nothing
   * else does, least of all the name. Absent when nothing has to prove who asks.
   */
  readonly by?: 'session' | 'access-token' | 'issuer' | 'system';
}

/** Who every request comes from, as long as there is no sign-in: the user of DataHub's quickstart. */
export const localUser: Principal = { urn: 'urn:li:corpuser:datahub' };

/**
 * What is known about a request, whichever interface it came through. It is made once, where the request arrives, and
 * passed to {@link Catalogue.as}.
 */
export interface RequestContext {
  readonly principal: Principal;
  /** The id that the log has, and that the caller sees. */
  readonly requestId: string;
  /** IP address of the caller, after trusted proxies; absent where it is not known. */
  readonly address?: string | undefined;
  /** By which the caller can ask what became of the writes of the request. As `createTraceId` makes it. */
  readonly traceId: string;
  /** Aborted when the caller has disconnected. It may be made when it is first read: most requests never do. */
  readonly signal: AbortSignal;
  /**
   * When the queries of the request end with a `QueryTimeoutError`, in milliseconds since the epoch; its commands are done
   * to their end. Default: each query as long as the store lets any read take.
   */
  readonly deadline?: number | undefined;
  /**
   * Offset of the log that the answers of the request are to know, or `latest` for all that was committed when each was
   * asked: an index that lags is waited for, up to the deadline. Default: it says how far it is.
   */
  readonly waitFor?: number | 'latest' | undefined;
}
