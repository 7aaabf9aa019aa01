import { createTraceId, type Principal, type RequestContext } from '@colophon/catalogue';
import { RequestError } from '@colophon/wire';
import type { MiddlewareHandler } from 'hono';
import type { Caller } from './access/authenticate.ts';
import { unauthenticated } from './access/refusals.ts';
import { addressOf, traceIdOf } from './client.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** Made for every request before anything else looks at it. */
    readonly requestContext: HttpContext;
  }
}

/** In a request: the offset of the log that its answer is to know, or `latest`, where the search index may lag. */
const waitHeader = 'X-Colophon-Wait-For';

/** The context of a request that came over HTTP. */
export interface HttpContext extends RequestContext {
  /**
   * Who the request comes from.
   *
   * @throws RequestError `UNAUTHENTICATED` when nobody knows: what is done for a principal cannot be done for nobody, even
   * where a check was forgotten.
   */
  readonly principal: Principal;
  /** The same, undefined when nobody knows (yet). */
  readonly caller: Caller | undefined;
  /** Longest body, in bytes, where the caller has a limit of its own. */
  readonly maxBodyBytes?: number | undefined;
  /** How long the queries of the request may take together, in milliseconds, up to the deadline. No limit when absent. */
  readonly queryTimeoutMs?: number | undefined;
}

/** Who a request comes from, or why that is not known. */
export type Identity = { readonly caller: Caller | undefined } | { readonly failure: unknown };

/** Called with each context, and with what the server around the app passed on with the request. */
export type OnContext = (context: HttpContext, env: unknown) => void;

export interface RequestContextOptions {
  /** Who every request comes from. Undefined when each has to say it: {@link withCaller}. */
  readonly caller: Caller | undefined;
  /** How long the queries of a request may take together, in milliseconds, from its arrival on. No limit when absent. */
  readonly queryTimeoutMs: number | undefined;
  readonly onContext: OnContext | undefined;
}

/** Makes the context of each request. */
export const withRequestContext =
  ({ caller, queryTimeoutMs, onContext }: RequestContextOptions): MiddlewareHandler =>
  (context, next) => {
    const requestContext = new HttpRequestContext(
      context.req.raw,
      caller,
      addressOf(context.env),
      traceIdOf(context.env),
    );
    if (queryTimeoutMs !== undefined) requestContext.limit({ queryTimeoutMs });
    context.set('requestContext', requestContext);
    onContext?.(requestContext, context.env);
    return next();
  };

/** Most requests use little of it, so that each member is made when it is first read. */
export class HttpRequestContext implements HttpContext {
  deadline: number | undefined;
  queryTimeoutMs: number | undefined;
  /** Longest body, in bytes, where the caller has a limit of its own. */
  maxBodyBytes: number | undefined;
  readonly address: string | undefined;
  readonly #request: Request;
  #caller: Caller | undefined;
  #failure: unknown;
  #requestId: string | undefined;
  #traceId: string | undefined;

  constructor(request: Request, caller: Caller | undefined, address?: string, traceId?: string) {
    this.#request = request;
    this.#caller = caller;
    this.address = address;
    this.#traceId = traceId;
  }

  get caller(): Caller | undefined {
    return this.#caller;
  }

  get principal(): Principal {
    if (this.#caller) return this.#caller;
    throw this.#failure ?? unauthenticated();
  }

  /** Says who the request comes from, once that is known. */
  identify(identity: Identity): void {
    if ('failure' in identity) this.#failure = identity.failure;
    else this.#caller = identity.caller;
  }

  /** Applies the limits of who the request comes from, in place of those that all have. */
  limit({
    maxBodyBytes,
    queryTimeoutMs,
  }: {
    readonly maxBodyBytes?: number;
    readonly queryTimeoutMs?: number;
  }): void {
    if (maxBodyBytes !== undefined) this.maxBodyBytes = maxBodyBytes;
    if (queryTimeoutMs === undefined) return;
    this.queryTimeoutMs = queryTimeoutMs;
    this.deadline = Date.now() + queryTimeoutMs;
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

  /** @throws RequestError for another value of the header. */
  get waitFor(): number | 'latest' | undefined {
    const wanted = this.#request.headers.get(waitHeader);
    if (wanted === null || wanted === 'latest') return wanted ?? undefined;
    if (/^\d{1,15}$/.test(wanted)) return Number(wanted);
    throw new RequestError(
      'INVALID_REQUEST',
      `${waitHeader}: expected latest or an offset of the log, got "${wanted.slice(0, 40)}"`,
    );
  }
}
