import { type Catalogue, type ChangeProposal, createTraceId } from '@colophon/catalogue';

/**
 * Applies proposals, and gives the id by which a client can ask what became of them. Asynchronous ones carry it in their
 * system metadata, and a condition of theirs that does not hold is reported by the trace alone.
 *
 * @throws CatalogueError
 */
export async function proposeTraced(
  catalogue: Catalogue,
  proposals: readonly ChangeProposal[],
  isAsync: boolean,
): Promise<string> {
  if (!isAsync) {
    await catalogue.propose(proposals);
    return createTraceId(Date.now());
  }
  const traceId = createTraceId(Date.now());
  await catalogue.proposeAsync(proposals, traceId);
  return traceId;
}

/** W3C's header with the id by which a client can ask what became of the writes just acknowledged. */
export function addTrace(response: Response, traceId = createTraceId(Date.now())): Response {
  response.headers.set('traceparent', `00-${traceId}-${traceId.slice(16)}-01`);
  return response;
}
