import { type AuthenticatedPrincipal, isAuthError } from '@colophon/auth';
import type { Principal } from '@colophon/catalogue';
import type { AuthCookies, SystemClient } from '@colophon/http/auth';
import type { MiddlewareHandler } from 'hono';
import type { Authentication } from './authentication.ts';

/** Finds out who each request comes from, and refuses what needs to know it. */
export interface Gate {
  /** Looks at the credentials of a request, before anything else does. */
  identify(request: Request): Promise<void>;
  /** Who an identified request comes from. */
  principalOf(request: Request): Principal;
  /** Answers requests without a principal by 401; those for {@link publicPaths} pass. */
  readonly refuse: MiddlewareHandler;
}

/** What clients and monitors ask before they sign in. */
export const publicPaths: ReadonlySet<string> = new Set([
  '/health',
  '/health/live',
  '/health/ready',
  '/config',
  '/openapi/operations/dev/featureFlags',
]);

/** The actor of a request without credentials. It may do nothing. */
const nobody: Principal = { urn: 'urn:li:corpuser:unknown' };
const system: Principal = { urn: 'urn:li:corpuser:__datahub_system' };

type Finding =
  | { readonly principal: Principal | AuthenticatedPrincipal }
  | { readonly status: 401 | 503; readonly message: string };

const missing: Finding = {
  status: 401,
  message: 'Sign in, or send an access token: Authorization: Bearer <token>',
};

export function createGate(
  { authenticator }: Pick<Authentication, 'authenticator'>,
  cookies: AuthCookies,
  systemClient?: SystemClient,
): Gate {
  const findings = new WeakMap<Request, Finding>();

  async function find(request: Request): Promise<Finding> {
    const authorization = request.headers.get('authorization');
    // Credentials that are sent on purpose decide, also when they are wrong.
    if (authorization !== null) {
      if (systemClient?.isCaller(authorization)) return { principal: system };
      const [, token] = /^bearer +(\S+)$/i.exec(authorization) ?? [];
      if (token === undefined) return missing;
      return { principal: await authenticator.fromToken(token) };
    }
    const secret = cookies.sessionOf(request);
    const principal = secret === undefined ? undefined : await authenticator.fromSession(secret);
    return principal ? { principal } : missing;
  }

  return {
    async identify(request) {
      const finding = await find(request).catch((error: unknown): Finding => {
        if (!isAuthError(error)) throw error;
        return { status: error.code === 'UNAVAILABLE' ? 503 : 401, message: error.message };
      });
      findings.set(request, finding);
    },

    principalOf(request) {
      const finding = findings.get(request);
      return finding && 'principal' in finding ? finding.principal : nobody;
    },

    async refuse(context, next) {
      const finding = findings.get(context.req.raw) ?? missing;
      if ('principal' in finding || publicPaths.has(context.req.path)) return next();
      const { status, message } = finding;
      return context.json({ code: 'UNAUTHENTICATED', message, status }, status, {
        'WWW-Authenticate': 'Bearer realm="Colophon"',
        'Cache-Control': 'no-store',
      });
    },
  };
}
