import type { ChangeProposal, RequestContext, Session, WriteReceipt } from '@colophon/catalogue';

/** Applies proposals. A failed condition of asynchronous ones is only reported by the trace. */
export const propose = (
  session: Session,
  proposals: readonly ChangeProposal[],
  isAsync = false,
): Promise<WriteReceipt> => (isAsync ? session.proposeAsync(proposals) : session.propose(proposals));

/** W3C's header with the id by which a client can ask what became of the writes just acknowledged. */
export const traceHeader = ({
  traceId,
}: Pick<RequestContext, 'traceId'>): { readonly traceparent: string } => ({
  traceparent: `00-${traceId}-${traceId.slice(16)}-01`,
});

/** Adds the {@link traceHeader}. Given to a new response instead, it saves making an object of all headers. */
export function addTrace(response: Response, context: Pick<RequestContext, 'traceId'>): Response {
  response.headers.set('traceparent', traceHeader(context).traceparent);
  return response;
}
