import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { isCallbackRoute } from '../auth/callback-path.ts';
import type { AccessCheck } from './access-rules.ts';
import { safeMethods } from './same-origin.ts';

/** How long a browser may remember that a page may call, in seconds. */
const preflightSeconds = 600;

/**
 * Rejects requests that name another host, and writes of pages that are not allowed. Pages of allowed origins get the
 * headers of CORS.
 */
export function restrictAccess(access: AccessCheck): MiddlewareHandler {
  const answerAllowed = cors({
    origin: (origin) => origin,
    exposeHeaders: ['*'],
    maxAge: preflightSeconds,
  });
  return async (context, next) => {
    const { raw } = context.req;
    access.host(raw);
    // An operation that writes on GET is checked where it is called.
    // An identity provider may send people back by a form. It is answered by a redirect, and changes nothing.
    const isCallback = raw.method === 'POST' && isCallbackRoute(context.req.path);
    if (!safeMethods.has(raw.method) && !isCallback) access.writer(raw);
    if (access.allowedOrigin(raw) === undefined) return next();
    if (raw.headers.has('access-control-request-private-network'))
      context.header('Access-Control-Allow-Private-Network', 'true');
    return answerAllowed(context, next);
  };
}
