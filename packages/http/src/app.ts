import { type AccessControl, type Catalogue, localUser } from '@colophon/catalogue';
import { RequestError, toFailure } from '@colophon/wire';
import { Hono } from 'hono';
import { type AccessRules, createAccessCheck } from './access/access-rules.ts';
import type { Authenticate } from './access/authenticate.ts';
import { createRequireAccess, type MayOnCatalogue } from './access/require-access.ts';
import { restrictAccess } from './access/restrict-access.ts';
import { withCaller } from './access/with-caller.ts';
import { createRequestLimits, type RequestLimits } from './limits/limit-requests.ts';
import type { IdentityServices } from './openapi/identity/services.ts';
import type { Messaging } from './openapi/messaging.ts';
import type { Operation } from './openapi/operation.ts';
import { createOpenApiRoutes } from './openapi/routes.ts';
import type { SearchTracking } from './openapi/search-tracking.ts';
import { compressLong } from './operation/compress.ts';
import { rejectLongPaths } from './operation/path-length.ts';
import { createReadiness, type Readiness } from './readiness.ts';
import { type OnRefused, refusalOf } from './refusal.ts';
import { createRequestBodies } from './request-bodies.ts';
import { type OnContext, withRequestContext } from './request-context.ts';
import { respondError } from './respond-error.ts';
import { createRestliRoutes } from './restli/routes.ts';
import type { UnknownFieldOptions } from './unknown-fields.ts';

export interface AppOptions extends UnknownFieldOptions {
  readonly catalogue: Catalogue;
  /** Longest body of a request, in bytes. Default 16 MiB, a little above what DataHub's clients send at most. */
  readonly maxBodyBytes?: number;
  /**
   * Which hosts requests may name, and which pages may write. Without it, as in a worker of a browser, where no request
   * comes from outside, nothing is checked.
   */
  readonly access?: AccessRules;
  /**
   * How long the queries of a request may take together, in milliseconds, from its arrival on; `QUERY_TIMEOUT` ends those
   * that take longer. Default: each as long as the store lets a query take.
   */
  readonly queryTimeoutMs?: number | undefined;
  /** Further routes, asked first: the pages of a site. */
  readonly pages?: Hono;
  /** Further operations, served and described with those of this package. */
  readonly operations?: readonly Operation[];
  /** Aborted when the server begins to stop, which ends requests that wait for changes. Never aborted by default. */
  readonly stopping?: AbortSignal;
  /**
   * Aborted when the server is about to stop: it serves on, and `GET /health/ready` says that no more clients should come.
   * Default: `stopping`.
   */
  readonly draining?: AbortSignal;
  /** What the server depends on, for `GET /health/ready`. Default: the store of the catalogue. */
  readonly readiness?: Readiness;
  /** True if the documentation is at `/docs` of the same origin: failures then link to their explanation. Default false. */
  readonly hasDocs?: boolean;
  /** Who a request comes from. By default sign-in is off: every request comes from the local user. */
  readonly authenticate?: Authenticate;
  /** Decides what principals may see and do. By default, everything. */
  readonly accessControl?: AccessControl | undefined;
  /** Decides about operations that need a privilege on the catalogue. Default: as `accessControl` does. */
  readonly mayOnCatalogue?: MayOnCatalogue | undefined;
  /** For the operations about users, tokens and access. Default: none, since there is no sign-in. */
  readonly identity?: IdentityServices | undefined;
  /** For the operations about messages. Default: none, since there is no Kafka. */
  readonly messaging?: Messaging | undefined;
  /** Counts what people search for in the application. Default: nothing does. */
  readonly searches?: SearchTracking | undefined;
  /** How much each caller may ask for. Without it, as much as it likes. */
  readonly limits?: RequestLimits;
  /** Called when the context of a request is made. */
  readonly onContext?: OnContext;
  /** Called with each request that is answered with 401 or 403, for the audit log. It must not wait. */
  readonly onRefused?: OnRefused;
  /** Called with every error that is not the caller's, with the id that the answer carries in `X-Request-Id`. */
  readonly onUnexpected?: (error: unknown, requestId: string) => void;
}

export const defaultMaxBodyBytes = 16 * 1024 * 1024;

/** The status under which proxies log a client that has gone before its answer; nobody sees it otherwise. */
const clientClosedRequest = 499;

/** What RFC 6750 has an answer say to who sent no token, or a bad one. */
const challengeTo = ({ headers }: Request): string =>
  headers.has('authorization') ? 'Bearer error="invalid_token"' : 'Bearer';

const mayBy =
  (accessControl: AccessControl): MayOnCatalogue =>
  async (principal, anyOf) =>
    (await accessControl.permissions(principal)).mayEverywhere(anyOf);

/**
 * The catalogue over HTTP, as a function from `Request` to `Response`: `app.fetch`. It runs in Node, in a worker and
 * in a browser.
 */
export function createApp({
  catalogue,
  maxBodyBytes = defaultMaxBodyBytes,
  access,
  queryTimeoutMs,
  pages,
  operations = [],
  stopping = new AbortController().signal,
  draining = stopping,
  readiness = createReadiness([{ name: 'store', check: () => catalogue.checkHealth() }]),
  hasDocs = false,
  unknownFields,
  onUnknownFields,
  authenticate,
  accessControl,
  mayOnCatalogue = accessControl && mayBy(accessControl),
  identity,
  messaging,
  searches,
  limits,
  onContext,
  onRefused,
  onUnexpected,
}: AppOptions): Hono {
  const app = new Hono({ strict: false });
  const limited = limits && createRequestLimits(limits);
  if (limited) app.use(limited.addresses);
  app.use(withRequestContext({ caller: authenticate ? undefined : localUser, queryTimeoutMs, onContext }));
  const accessCheck = access && createAccessCheck(access);
  if (accessCheck) app.use(restrictAccess(accessCheck));
  app.use(rejectLongPaths, compressLong);
  if (authenticate) app.use(withCaller(authenticate));
  if (limited) app.use(limited.principals);
  const requireAccess = createRequireAccess(mayOnCatalogue);

  const bodies = createRequestBodies(maxBodyBytes);
  if (pages) app.route('/', pages);
  app.route(
    '/',
    createOpenApiRoutes({
      catalogue,
      bodies,
      stopping,
      draining,
      readiness,
      accessCheck,
      accessControl,
      requireAccess,
      identity,
      messaging,
      searches,
      furtherOperations: operations,
      unknownFields,
      onUnknownFields,
    }),
  );
  app.route(
    '/',
    createRestliRoutes({ catalogue, bodies, accessControl, requireAccess, unknownFields, onUnknownFields }),
  );

  app.notFound((context) => {
    throw new RequestError('NOT_FOUND', `No endpoint for ${context.req.method} ${context.req.path}`);
  });
  app.onError((error, context) => {
    // Nobody reads the response, and abandoned work is not an error; as the server stops, it may find the store closed.
    if (context.req.raw.signal.aborted && (error.name === 'AbortError' || stopping.aborted))
      return new Response(null, { status: clientClosedRequest });
    const failure = toFailure(error);
    const response = respondError(error, { path: context.req.path, hasDocs, failure });
    if (failure.code === 'UNAUTHENTICATED')
      response.headers.set('WWW-Authenticate', challengeTo(context.req.raw));
    if (onRefused && (response.status === 401 || response.status === 403))
      onRefused(refusalOf(context, response.status, failure));
    if (!failure.expected) {
      const { requestId } = context.get('requestContext');
      response.headers.set('X-Request-Id', requestId);
      onUnexpected?.(error, requestId);
    }
    return response;
  });
  return app;
}
