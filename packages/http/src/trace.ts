import { createTraceId } from '@colophon/catalogue';

/** W3C's header with the id by which a client can ask what became of the writes just acknowledged. */
export function addTrace(response: Response, time = Date.now()): Response {
  const traceId = createTraceId(time);
  response.headers.set('traceparent', `00-${traceId}-${traceId.slice(16)}-01`);
  return response;
}
