/** A query took longer than a query may. It read only; the message says how to narrow it. */
export class QueryTimeoutError extends Error {
  override readonly name = 'QueryTimeoutError';
  readonly code = 'QUERY_TIMEOUT';
}

/** Checks the name as well as the class, so that it holds when two copies of the package are loaded. */
export const isQueryTimeoutError = (error: unknown): error is QueryTimeoutError =>
  error instanceof QueryTimeoutError || (error instanceof Error && error.name === 'QueryTimeoutError');

/** How a query can be made cheaper, by the method of the port. */
const remedies: Readonly<Record<string, string>> = {
  search: 'Name entity types, filters or longer words, and fewer facets, sort fields or text fields.',
  groups: 'Name entity types or filters.',
  walkLineage: 'Ask for fewer hops, fewer entities, or a shorter time.',
  scrollEdges: 'Name relationship types or one of the ends, or ask for a smaller page.',
  timeseries: 'Ask for a shorter time or a smaller limit.',
  aggregateTimeseries: 'Ask for a shorter time or fewer entities.',
};

/**
 * What the caller is told about a query that took too long.
 *
 * @param query The method of the port that ran.
 * @param elapsedMs How long it ran.
 */
export const queryTimeoutMessage = (query: string | undefined, elapsedMs: number): string =>
  `The query was stopped after ${Math.round(elapsedMs / 100) / 10} s. ${(query !== undefined && remedies[query]) || 'Ask for a smaller page or for fewer entities.'}`;

/** What the caller is told about a query whose time was over before it could begin. */
export const queryWaitedMessage =
  'The time of the request was over before the query could begin. Send it again later, or ask for a smaller page or for fewer entities.';
