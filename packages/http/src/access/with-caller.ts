import type { MiddlewareHandler } from 'hono';
import { HttpRequestContext, type Identity } from '../request-context.ts';
import type { Authenticate } from './authenticate.ts';
import { requireSameOrigin, safeMethods } from './same-origin.ts';

/**
 * Finds out who each request comes from. A request without credentials, or with bad ones, goes on: what everybody may
 * do needs none, and all else asks for the principal.
 */
export const withCaller =
  (authenticate: Authenticate): MiddlewareHandler =>
  async (context, next) => {
    const request = context.req.raw;
    const identity = await identify(authenticate, request, context.env);
    const requestContext = context.get('requestContext');
    if (requestContext instanceof HttpRequestContext) requestContext.identify(identity);
    const isBySession = 'caller' in identity && identity.caller?.by === 'session';
    if (isBySession && !safeMethods.has(request.method)) requireSameOrigin(request);
    return next();
  };

async function identify(authenticate: Authenticate, request: Request, env: unknown): Promise<Identity> {
  try {
    return { caller: await authenticate(request, env) };
  } catch (failure) {
    return { failure };
  }
}
