import type { Origin } from '@colophon/auth';
import type { Context } from 'hono';
import { type AuthCookies, createAuthCookies } from './cookies.ts';
import type { AuthServices } from './services.ts';

export interface AuthRouteOptions {
  readonly services: AuthServices;
  /** Address at which readers reach the server. Default: that of each request. */
  readonly publicUrl?: string | undefined;
  /** IP address of the caller, by what the server around the app passed on with the request. Default: unknown. */
  readonly addressOf?: (env: unknown) => string | undefined;
  /** Fewest characters of a new password, as the pages say it. */
  readonly minPasswordLength: number;
}

/** What all routes of signing in have. */
export interface AuthSetting {
  readonly services: AuthServices;
  readonly cookies: AuthCookies;
  readonly minPasswordLength: number;
  /** Where a request comes from. */
  originOf(context: Context): Origin;
  /** The server's own address, as the browser knows it. */
  addressOf(context: Context): string;
}

export const createSetting = ({
  services,
  publicUrl,
  addressOf,
  minPasswordLength,
}: AuthRouteOptions): AuthSetting => ({
  services,
  cookies: createAuthCookies(publicUrl),
  minPasswordLength,
  originOf(context) {
    const address = addressOf?.(context.env);
    const userAgent = context.req.header('user-agent');
    return {
      requestId: context.get('requestContext').requestId,
      ...(address !== undefined && { address }),
      ...(userAgent !== undefined && { userAgent }),
    };
  },
  // The host of a request was checked before.
  addressOf: ({ req }) => publicUrl ?? new URL(req.url).origin,
});
