import { type Catalogue, type ChangeProposal, createTraceId, withTrace } from '@colophon/catalogue';

/**
 * Applies proposals, and returns the id by which a client can ask what became of them. Their values carry it in their
 * system metadata. A failed condition of asynchronous ones is only reported by the trace.
 *
 * @throws CatalogueError
 */
export async function proposeTraced(
  catalogue: Catalogue,
  proposals: readonly ChangeProposal[],
  isAsync = false,
): Promise<string> {
  const traceId = createTraceId(Date.now());
  const { earlierTraceId } = isAsync
    ? await catalogue.proposeAsync(proposals, traceId)
    : await catalogue.propose(proposals.map((proposal) => withTrace(proposal, traceId)));
  return earlierTraceId || traceId;
}

/** W3C's header with the id by which a client can ask what became of the writes just acknowledged. */
export function addTrace(response: Response, traceId = createTraceId(Date.now())): Response {
  response.headers.set('traceparent', `00-${traceId}-${traceId.slice(16)}-01`);
  return response;
}
