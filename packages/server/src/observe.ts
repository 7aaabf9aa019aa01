import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HttpContext } from '@colophon/http';
import { maxRequestIdLength } from './limits.ts';
import type { RequestTrace } from './observability/tracing.ts';
import { traceContextOf } from './trace-context.ts';
import type { Client } from './trusted-proxies.ts';

/** What is known about a request when it is over. */
export interface AnsweredRequest {
  readonly method: string;
  /** Path and query, as they came. */
  readonly url: string;
  readonly status: number;
  /** False when the connection broke before the whole answer was sent. */
  readonly complete: boolean;
  readonly durationMs: number;
  readonly requestId: string;
  /** The trace of a write, or the one that the client goes on with. */
  readonly traceId: string | undefined;
  /** URN of the user whom the request came from; undefined for what was rejected before that was known. */
  readonly principal: string | undefined;
  /** IP address of the client, after trusted proxies. */
  readonly address: string | undefined;
  /** Its span, where traces are made. */
  readonly span?: RequestTrace | undefined;
}

const requestIdHeader = 'x-request-id';
/** Ids that are safe in logs and headers as they are. */
const acceptableId = new RegExp(String.raw`^[\w.:/+=-]{1,${maxRequestIdLength}}$`);
const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Gives every request an id, its own or a new one, continues its trace, and logs it when it is over. It works
 * on what Node has read of the request and will send: objects of the Fetch standard would cost more than some answers.
 */
export function observeRequests(
  onAnswered: (request: AnsweredRequest) => void,
  contextOf: (incoming: object) => HttpContext | undefined = () => undefined,
  onBegin: (incoming: IncomingMessage) => RequestTrace | undefined = () => undefined,
) {
  return (incoming: IncomingMessage, outgoing: ServerResponse, client?: Client): void => {
    const startedMs = performance.now();
    const trace = onBegin(incoming);
    const { method = '', url = '' } = incoming;
    const { traceparent } = incoming.headers;
    const random = randomUUID();
    const requestId = takeRequestId(incoming, random);
    outgoing.setHeader('X-Request-Id', requestId);
    if (!reads.has(method) || traceparent !== undefined)
      outgoing.setHeader('traceparent', (trace ?? traceContextOf(String(traceparent), random)).traceparent);
    outgoing.once('close', () =>
      onAnswered({
        method,
        url,
        status: outgoing.statusCode,
        complete: outgoing.writableFinished,
        durationMs: performance.now() - startedMs,
        requestId,
        // As it was sent: the answer to a write has an id of its own, with the time of the commit in it.
        traceId: outgoing.getHeader('traceparent')?.toString().split('-')[1],
        principal: contextOf(incoming)?.caller?.urn,
        address: client?.address,
        ...(trace && { span: trace }),
      }),
    );
  };
}

/** The id that the request came with, if it is one; otherwise the new one, which from now on counts as sent. */
function takeRequestId({ headers, rawHeaders }: IncomingMessage, random: string): string {
  const sent = headers[requestIdHeader];
  if (typeof sent === 'string' && acceptableId.test(sent)) return sent;
  // Both are read later on, the list when a program asks for all headers.
  headers[requestIdHeader] = random;
  if (sent !== undefined) {
    for (let i = rawHeaders.length - 2; i >= 0; i -= 2) {
      if (rawHeaders[i]?.toLowerCase() === requestIdHeader) rawHeaders.splice(i, 2);
    }
  }
  rawHeaders.push(requestIdHeader, random);
  return random;
}
