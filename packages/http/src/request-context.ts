import { createTraceId, type Principal, type RequestContext } from '@colophon/catalogue';
import type { MiddlewareHandler } from 'hono';

declare module 'hono' {
  interface ContextVariableMap {
    /** Made for every request before anything else looks at it. */
    readonly requestContext: RequestContext;
  }
}

/** Who a request comes from. */
export type Authenticate = (request: Request) => Principal;

/** Called with each context, and with what the server around the app passed on with the request. */
export type OnContext = (context: RequestContext, env: unknown) => void;

export interface RequestContextOptions {
  readonly authenticate: Authenticate;
  /** How long the queries of a request may take together, in milliseconds, from its arrival on. No limit when absent. */
  readonly queryTimeoutMs: number | undefined;
  readonly onContext: OnContext | undefined;
}

/** Makes the context of each request. */
export const withRequestContext =
  ({ authenticate, queryTimeoutMs, onContext }: RequestContextOptions): MiddlewareHandler =>
  (context, next) => {
    const request = context.req.raw;
    const deadline = queryTimeoutMs === undefined ? undefined : Date.now() + queryTimeoutMs;
    const requestContext = new HttpRequestContext(request, authenticate(request), deadline);
    context.set('requestContext', requestContext);
    onContext?.(requestContext, context.env);
    return next();
  };

/** Most requests use little of it, so that each member is made when it is first read. */
class HttpRequestContext implements RequestContext {
  readonly principal: Principal;
  readonly deadline: number | undefined;
  readonly #request: Request;
  #requestId: string | undefined;
  #traceId: string | undefined;

  constructor(request: Request, principal: Principal, deadline: number | undefined) {
    this.#request = request;
    this.principal = principal;
    this.deadline = deadline;
  }

  /** The server around the app gives each request an id; without it, as in a worker, the app does. */
  get requestId(): string {
    this.#requestId ??= this.#request.headers.get('X-Request-Id') ?? crypto.randomUUID();
    return this.#requestId;
  }

  get traceId(): string {
    this.#traceId ??= createTraceId(Date.now());
    return this.#traceId;
  }

  get signal(): AbortSignal {
    return this.#request.signal;
  }
}
