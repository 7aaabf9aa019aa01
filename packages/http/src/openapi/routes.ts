import type { AccessControl, Catalogue, SessionOptions } from '@colophon/catalogue';
import type { Json } from '@colophon/schema';
import { RequestError } from '@colophon/wire';
import { type Context, Hono } from 'hono';
import type { AccessCheck } from '../access/access-rules.ts';
import type { RequireAccess } from '../access/require-access.ts';
import { requireSameOrigin } from '../access/same-origin.ts';
import { addressOf } from '../client.ts';
import { withIdempotencyKey } from '../idempotency.ts';
import { withLag } from '../lag.ts';
import { respondTagged } from '../operation/respond-json.ts';
import type { Readiness } from '../readiness.ts';
import type { RequestBodies } from '../request-bodies.ts';
import { addTrace } from '../trace.ts';
import { type UnknownFieldOptions, withUnknownFields } from '../unknown-fields.ts';
import { createBackups } from './backups.ts';
import { toOpenApiDocument } from './document.ts';
import { decode, parseEntityPath } from './entity-path.ts';
import { identityOperations } from './identity/operations.ts';
import type { IdentityServices } from './identity/services.ts';
import type { Messaging } from './messaging.ts';
import type { Operation } from './operation.ts';
import { operations } from './operations.ts';
import { respondOutcome } from './respond.ts';
import type { SearchTracking } from './search-tracking.ts';

export interface OpenApiOptions extends UnknownFieldOptions {
  readonly catalogue: Catalogue;
  readonly bodies: RequestBodies;
  /** Aborted when the server begins to stop. */
  readonly stopping: AbortSignal;
  /** Aborted when the server is about to stop. */
  readonly draining: AbortSignal;
  readonly readiness: Readiness;
  /** Checks who writes; absent where everybody may. */
  readonly accessCheck: AccessCheck | undefined;
  /** Absent where every principal may do everything. */
  readonly accessControl: AccessControl | undefined;
  readonly requireAccess: RequireAccess;
  /** For the operations about users, tokens and access; absent where there is no sign-in. */
  readonly identity: IdentityServices | undefined;
  /** Absent where the server has no Kafka. */
  readonly messaging: Messaging | undefined;
  /** Absent where searches are not counted. */
  readonly searches: SearchTracking | undefined;
  /** Operations of other packages. */
  readonly furtherOperations: readonly Operation[];
}

/** Paths under which the document is found: ours, and the one that DataHub's clients know. */
const documentPaths = ['/openapi/openapi.json', '/openapi/v3/api-docs'];

/** The routes of all operations, and the document that describes them. */
export function createOpenApiRoutes({
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
  furtherOperations,
  ...options
}: OpenApiOptions): Hono {
  const app = new Hono({ strict: false });

  const backups = createBackups();
  let document: string | undefined;
  const always = [...operations, ...furtherOperations];
  const served = [...always, ...identityOperations];
  const described = identity ? served : always;
  for (const path of documentPaths) {
    app.get(path, (context) => {
      document ??= JSON.stringify(toOpenApiDocument(catalogue.registry, described));
      return respondTagged(context.req.raw, document);
    });
    app.all(path, (context) => rejectMethod(context.req.method, ['GET']));
  }

  for (const [route, group] of Map.groupBy(served, routeOf)) {
    app.all(route, async (context) => {
      const { operation, path } = choose(catalogue, group, context);
      const { raw } = context.req;
      const { headers } = raw;
      const requestContext = context.get('requestContext');
      // Some operations write on GET.
      if (operation.writes) {
        accessCheck?.writer(raw);
        if (requestContext.caller?.by === 'session') requireSameOrigin(raw);
      }
      await requireAccess(requestContext, operation.access);
      const query = readQuery(operation, context);
      if (operation.accessOf) await requireAccess(requestContext, operation.accessOf(query));
      const { writes: isWrite = false, body: schema } = operation;
      const serve = async (sent: Json | undefined) => {
        const body = schema?.read(sent);
        const run = async (sessionOptions: SessionOptions) => {
          // What everybody may call is of nobody.
          const access = operation.access === 'public' ? undefined : accessControl;
          const session = catalogue.as(
            requestContext,
            access ? { ...sessionOptions, access } : sessionOptions,
          );
          const address = addressOf(context.env);
          const server = { stopping, draining, readiness, backups, identity, messaging, searches };
          const call = { path, query, body, headers, address, ...server };
          const response = await respondOutcome(raw, await operation.run(session, call));
          return isWrite ? addTrace(response, requestContext) : response;
        };
        if (!isWrite) return withLag({}, run);
        return withUnknownFields(raw, options, (policy) =>
          withIdempotencyKey(raw, { ...policy, limitsReads: false }, run),
        );
      };
      return schema
        ? bodies.serve(raw, { isWrite, maxBytes: requestContext.maxBodyBytes }, serve)
        : serve(undefined);
    });
  }
  return app;
}

function readQuery({ query }: Operation, { req }: Context): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(query).map(([name, parameter]) => {
      const texts =
        req.queries(name) ?? (parameter.alias === undefined ? undefined : req.queries(parameter.alias));
      return [name, parameter.read(name, texts ?? [])];
    }),
  );
}

/** Everything below the first parameter is one route: a URN may hold slashes, and one route is quick to find. */
const routeOf = ({ path }: Operation): string => path.replace(/\{.*/, '*');

/** The operation of a group, all of one route, that a request is for, and the parameters in its path. */
function choose(
  catalogue: Catalogue,
  group: readonly Operation[],
  context: Context,
): { operation: Operation; path: Readonly<Record<string, string>> } {
  const { method, url } = context.req;
  const segments = rawPathOf(url).split('/');
  const fitting = group.flatMap((operation) => {
    const path = readPath(catalogue, operation.path, segments);
    return path ? [{ operation, path }] : [];
  });
  const [first] = fitting;
  if (!first) throw new RequestError('NOT_FOUND', `No endpoint for ${method} ${context.req.path}`);
  const chosen =
    fitting.find(({ operation }) => operation.method === method) ??
    // Every route that serves GET also serves HEAD.
    fitting.find(({ operation }) => method === 'HEAD' && operation.method === 'GET');
  const served = fitting.map(({ operation }) => operation.method);
  return chosen ?? rejectMethod(method, served);
}

/** The parameters in a path; nothing when it does not fit the template. */
function readPath(
  { registry }: Catalogue,
  template: string,
  segments: readonly string[],
): Readonly<Record<string, string>> | undefined {
  const path: Record<string, string> = {};
  const parts = template.split('/');
  for (const [i, part] of parts.entries()) {
    const segment = segments[i];
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (segment === undefined || (name === undefined && part !== segment)) return undefined;
    if (name === 'urn') {
      const last = parts.at(-1);
      const isFixed = last !== undefined && !last.startsWith('{');
      if (isFixed && segments.at(-1) !== last) return undefined;
      const text = segments.slice(i, isFixed ? -1 : undefined).join('/');
      const { urn, aspectName } = parseEntityPath(registry, path.entityName, text);
      if ((aspectName !== undefined) !== parts.includes('{aspectName}')) return undefined;
      return { ...path, urn, ...(aspectName !== undefined && { aspectName }) };
    }
    if (name !== undefined) path[name] = decode(segment);
  }
  return segments.length === parts.length ? path : undefined;
}

/** The path as it came, without decoding and without a slash at its end. */
function rawPathOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('://') + 3);
  const end = url.slice(start).search(/[?#]/);
  return url.slice(start, end < 0 ? undefined : start + end).replace(/(?<=.)\/$/, '');
}

function rejectMethod(method: string, allowed: readonly string[]): never {
  throw new RequestError(
    'METHOD_NOT_ALLOWED',
    `method: expected ${[...new Set(allowed)].join(' or ')}, got ${method}`,
  );
}
