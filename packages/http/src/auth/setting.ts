import type { AuthError, Origin } from '@colophon/auth';
import type { AccessControl } from '@colophon/catalogue';
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
  /** Decides who may see what a provider says about people. Default: nobody may. */
  readonly accessControl?: Pick<AccessControl, 'permissions'> | undefined;
  /** Called when a provider cannot be used: its configuration is wrong, or it does not answer. For the operator's log. */
  readonly onProviderFailure?: (error: AuthError) => void;
}

/** What all routes of signing in have. */
export interface AuthSetting {
  readonly services: AuthServices;
  readonly cookies: AuthCookies;
  readonly minPasswordLength: number;
  /** Whether the caller manages users, and may see what a provider says about them. */
  mayManageUsers(context: Context): Promise<boolean>;
  readonly onProviderFailure: (error: AuthError) => void;
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
  accessControl,
  onProviderFailure = () => {},
}: AuthRouteOptions): AuthSetting => ({
  services,
  cookies: createAuthCookies(publicUrl),
  minPasswordLength,
  onProviderFailure,
  async mayManageUsers(context) {
    const { caller } = context.get('requestContext');
    if (!caller || !accessControl) return false;
    return (await accessControl.permissions(caller.urn)).mayEverywhere(['MANAGE_USERS_AND_GROUPS']);
  },
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
