import type { AroundCommand } from '@colophon/catalogue';
import type { HttpContext } from '@colophon/http';
import type { Logger } from 'pino';
import { logAnswer } from '../create-log.ts';
import type { ServedWith } from '../listen.ts';
import type { Metrics } from '../metrics.ts';
import { type AnsweredRequest, observeRequests } from '../observe.ts';
import type { RequestTrace, Tracing } from './tracing.ts';

export interface TracedRequests {
  readonly tracing: Tracing | undefined;
  readonly metrics: Metrics;
  readonly log: Logger;
  /** The route of a request, as it is defined. */
  routeOf(request: AnsweredRequest): string | undefined;
  contextOf(incoming: object): HttpContext | undefined;
}

type Fetch = (request: Request, env: ServedWith) => Response | Promise<Response>;

/** Logs and counts requests, and makes a span of each where traces are made. */
export function traceRequests({ tracing, metrics, log, routeOf, contextOf }: TracedRequests) {
  const traces = new WeakMap<object, RequestTrace>();
  const onRequest = observeRequests(
    (request) => {
      const route = routeOf(request);
      logAnswer(log, request);
      metrics.count(request, route);
      const { status, complete: isComplete, requestId, traceId, span } = request;
      const writeId = traceId === span?.traceId ? undefined : traceId;
      span?.end({ status, route, isComplete, requestId, writeId });
    },
    contextOf,
    (incoming) => {
      metrics.begin();
      const { method = '', headers } = incoming;
      const trace = tracing?.startRequest(method, headers.traceparent?.toString());
      if (trace) traces.set(incoming, trace);
      return trace;
    },
  );
  const within =
    (fetch: Fetch): Fetch =>
    (request, env) => {
      const trace = traces.get(env.incoming);
      return trace
        ? trace.within(() => fetch(request, { ...env, traceId: trace.ownTraceId }))
        : fetch(request, env);
    };
  return { onRequest, within };
}

/** A span around each command, and what is around it anyway. */
export const traceCommands =
  (tracing: Tracing | undefined, around: AroundCommand = (_, run) => run()): AroundCommand =>
  (command, run) =>
    tracing
      ? tracing.span(`catalogue.${command.name}`, {}, () => around(command, run))
      : around(command, run);
