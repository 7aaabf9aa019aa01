import type { AccessControl, Catalogue } from '@colophon/catalogue';
import { type OnRefused, refusalOf } from '@colophon/http';
import { callerOf, type IdentityServices } from '@colophon/http/identity';
import type { Json, JsonObject } from '@colophon/schema';
import {
  describeCode,
  isObject,
  parseJson,
  RequestError,
  readJsonText,
  requireJsonObject,
} from '@colophon/wire';
import { type Context, Hono } from 'hono';
import { executeRequest, type GraphqlRequest } from './execute.ts';
import { failureOf, formatError } from './format-error.ts';

export interface GraphqlRouteOptions {
  readonly catalogue: Catalogue;
  readonly accessControl: AccessControl;
  readonly identity: IdentityServices;
  /** Called for each field that the caller may not have, for the audit log. It must not wait. */
  readonly onRefused?: OnRefused | undefined;
}

/** DataHub's server has the one, and its frontend the other. */
export const graphqlPaths = ['/api/graphql', '/api/v2/graphql'] as const;

/** Longest body, in bytes. */
const maxBodyBytes = 256 * 1024;

/**
 * GraphQL for a server with sign-in. Mount it in the pages of the app, which find out before it who the request comes from.
 */
export function createGraphqlRoutes({
  catalogue,
  accessControl,
  identity,
  onRefused,
}: GraphqlRouteOptions): Hono {
  const routes = new Hono();
  for (const path of graphqlPaths) {
    routes.post(path, answer);
    routes.all(path, ({ req }) => {
      throw new RequestError(
        'METHOD_NOT_ALLOWED',
        `${req.method} ${req.path}: GraphQL requests are sent with POST`,
      );
    });
  }
  return routes;

  async function answer(context: Context): Promise<Response> {
    const requestContext = context.get('requestContext');
    // Asking for the principal refuses who has not signed in, before the body is read.
    void requestContext.principal;
    const request = toRequest(
      requireJsonObject(parseJson(await readJsonText(context.req.raw, maxBodyBytes), '')),
    );
    const session = catalogue.as(requestContext, { access: accessControl });
    const result = await executeRequest(request, { session, caller: callerOf(session, { identity }) });
    const { data = null, errors = [] } = result;
    for (const error of errors) {
      const failure = failureOf(error);
      if (!failure) continue;
      // Nothing that the caller could mend: the app logs it, and answers with a status that says whether to retry.
      if (!failure.expected || describeCode(failure.code).status >= 500) throw error.originalError;
      if (describeCode(failure.code).status === 403) onRefused?.(refusalOf(context, 403, failure));
    }
    context.header('Cache-Control', 'no-store');
    return context.json({ ...(errors.length > 0 && { errors: errors.map(formatError) }), data });
  }
}

/** @throws RequestError `INVALID_REQUEST` */
function toRequest({ query, variables, operationName }: JsonObject): GraphqlRequest {
  if (typeof query !== 'string') throw malformed('/query', 'a string', query);
  if (variables != null && !isObject(variables)) throw malformed('/variables', 'an object', variables);
  if (operationName != null && typeof operationName !== 'string')
    throw malformed('/operationName', 'a string', operationName);
  return { query, variables: variables ?? undefined, operationName: operationName ?? undefined };
}

const malformed = (place: string, expected: string, got: Json | undefined): RequestError =>
  new RequestError(
    'INVALID_REQUEST',
    `${place}: expected ${expected}, got ${got === undefined ? 'nothing' : Array.isArray(got) ? 'an array' : got === null ? 'null' : typeof got}`,
  );
