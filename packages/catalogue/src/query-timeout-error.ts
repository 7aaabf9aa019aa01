/** A query took longer than a query may. It read only; the message says how to narrow it. */
export class QueryTimeoutError extends Error {
  override readonly name = 'QueryTimeoutError';
  readonly code = 'QUERY_TIMEOUT';
}

/** Checks the name as well as the class, so that it holds when two copies of the package are loaded. */
export const isQueryTimeoutError = (error: unknown): error is QueryTimeoutError =>
  error instanceof QueryTimeoutError || (error instanceof Error && error.name === 'QueryTimeoutError');
