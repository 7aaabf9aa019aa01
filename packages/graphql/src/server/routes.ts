import type { AccessControl, Catalogue } from '@colophon/catalogue';
import { compressedFromLength, type HttpContext, type OnRefused, refusalOf } from '@colophon/http';
import type { IdentityServices } from '@colophon/http/identity';
import type { Json, JsonObject } from '@colophon/schema';
import {
  describeCode,
  isObject,
  parseJson,
  RequestError,
  readJsonText,
  requireJsonObject,
} from '@colophon/wire';
import type { ExecutionResult } from 'graphql';
import { type Context, Hono } from 'hono';
import { createContext, type UnsealSecret } from '../context.ts';
import { failureOf } from './format-error.ts';

export interface GraphqlRouteOptions {
  readonly catalogue: Catalogue;
  /** Absent where everybody may do everything. */
  readonly accessControl?: AccessControl | undefined;
  /** Absent where there is no sign-in. */
  readonly identity?: IdentityServices | undefined;
  /** Default: secrets are stored as they were sent. */
  readonly unsealSecret?: UnsealSecret | undefined;
  /** Called for each field that the caller may not have, for the audit log. It must not wait. */
  readonly onRefused?: OnRefused | undefined;
  /** Path of the page with the explorer, on a server that has the documentation. */
  readonly explorer?: string | undefined;
  /** Called for each fault of the server in a field. */
  readonly onUnexpected?: ((error: unknown, requestId: string) => void) | undefined;
}

/** DataHub's server has the one, and its frontend the other. */
export const graphqlPaths = ['/api/graphql', '/api/v2/graphql'] as const;

/** Longest body, in bytes, unless the caller may send less. */
export const maxBytes = 1024 * 1024;

/** GraphQL. Mount it in the pages of the app, which find out before it who the request comes from. */
export function createGraphqlRoutes({
  catalogue,
  accessControl,
  identity,
  explorer,
  unsealSecret,
  onRefused,
  onUnexpected,
}: GraphqlRouteOptions): Hono {
  const routes = new Hono();
  // Where DataHub's server has its explorer.
  if (explorer !== undefined) routes.get('/api/graphiql', (context) => context.redirect(explorer));
  let server: Promise<ReturnType<typeof import('./create-yoga.ts').createServer>> | undefined;
  for (const path of graphqlPaths) {
    routes.on(['GET', 'POST'], path, answer);
    routes.all(path, ({ req }) => {
      throw new RequestError(
        'METHOD_NOT_ALLOWED',
        `${req.method} ${req.path}: GraphQL requests are sent with POST, and queries with GET, too`,
      );
    });
  }
  return routes;

  async function answer(context: Context): Promise<Response> {
    const requestContext = context.get('requestContext');
    // Asking for the principal refuses who has not signed in, before the body is read.
    void requestContext.principal;
    const session = catalogue.as(requestContext, { access: accessControl });
    const unguarded = catalogue.as(requestContext);
    // Loaded for the first request: a server that nobody asks for GraphQL does not wait for it.
    server ??= import('./create-yoga.ts').then(({ createServer }) => createServer());
    const response = await (await server).fetch(await toRequest(context.req.raw, requestContext), {
      graphql: createContext({
        session,
        unguarded,
        accessControl,
        identity,
        unsealSecret,
        isGet: context.req.method !== 'POST',
      }),
      queryTimeoutMs: requestContext.queryTimeoutMs,
      onErrors(errors, data) {
        for (const error of errors) {
          const failure = failureOf(error);
          if (!failure) continue;
          const { status } = describeCode(failure.code);
          // When nothing at all could be answered, the app logs the fault, and its status says whether to retry. A request
          // that takes too long takes as long again.
          const isFault = !failure.expected || (status >= 500 && failure.code !== 'QUERY_TIMEOUT');
          if (isFault && isEmpty(data)) throw error.originalError;
          if (!failure.expected) onUnexpected?.(error.originalError, requestContext.requestId);
          if (status === 403) onRefused?.(refusalOf(context, 403, failure));
        }
      },
    });
    response.headers.set('Cache-Control', 'no-store');
    if (Number(response.headers.get('Content-Length') ?? Infinity) >= compressedFromLength)
      response.headers.set('Vary', 'Accept-Encoding');
    return response;
  }
}

const isEmpty = (data: ExecutionResult['data']): boolean =>
  data == null || Object.values(data).every((value) => value === null);

/** @throws RequestError `INVALID_REQUEST` and others for a body that is no request. */
async function toRequest(
  raw: Request,
  { signal, maxBodyBytes = maxBytes }: Pick<HttpContext, 'signal' | 'maxBodyBytes'>,
): Promise<Request> {
  const headers = { accept: raw.headers.get('Accept') ?? '*/*', 'content-type': 'application/json' };
  if (raw.method === 'GET') {
    checkMembers(membersOf(new URL(raw.url).searchParams));
    return new Request(raw.url, { headers, signal });
  }
  const body = requireJsonObject(parseJson(await readJsonText(raw, Math.min(maxBytes, maxBodyBytes)), ''));
  checkMembers(body);
  const { query, variables, operationName, extensions } = body;
  return new Request(raw.url, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query, variables, operationName, extensions }),
    signal,
  });
}

/** @throws RequestError `INVALID_REQUEST` for what is no JSON. */
const membersOf = (parameters: URLSearchParams): JsonObject =>
  Object.fromEntries(
    [...parameters].map(([name, text]) => [
      name,
      (name === 'variables' || name === 'extensions') && text !== '' ? parseJson(text, `/${name}`) : text,
    ]),
  );

/** @throws RequestError `INVALID_REQUEST` */
function checkMembers({ query, variables, operationName, extensions }: JsonObject): void {
  if (typeof query !== 'string' && !(query === undefined && isObject(extensions)))
    throw malformed('/query', 'a string', query);
  if (variables != null && !isObject(variables)) throw malformed('/variables', 'an object', variables);
  if (operationName != null && typeof operationName !== 'string')
    throw malformed('/operationName', 'a string', operationName);
  if (extensions != null && !isObject(extensions)) throw malformed('/extensions', 'an object', extensions);
}

const malformed = (place: string, expected: string, got: Json | undefined): RequestError =>
  new RequestError(
    'INVALID_REQUEST',
    `${place}: expected ${expected}, got ${got === undefined ? 'nothing' : Array.isArray(got) ? 'an array' : got === null ? 'null' : typeof got}`,
  );
