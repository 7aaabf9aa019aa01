import type { AuthError, Origin } from '@colophon/auth';
import type { AccessControl } from '@colophon/catalogue';
import type { Context } from 'hono';
import { addressOf as clientAddressOf, isSecureClient } from '../client.ts';
import { type AuthCookies, createAuthCookies } from './cookies.ts';
import type { AuthServices } from './services.ts';

export interface AuthRouteOptions {
  readonly services: AuthServices;
  /** Address at which readers reach the server. Default: that of each request. */
  readonly publicUrl?: string | undefined;
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
    const address = clientAddressOf(context.env);
    const userAgent = context.req.header('user-agent');
    return {
      requestId: context.get('requestContext').requestId,
      ...(address !== undefined && { address }),
      ...(userAgent !== undefined && { userAgent }),
    };
  },
  addressOf({ env, req }) {
    if (publicUrl !== undefined) return new URL(publicUrl).origin;
    // The host of a request was checked before; whether it came by TLS, its address does not tell behind a proxy.
    return `${isSecureClient(env, req.url) ? 'https' : 'http'}://${new URL(req.url).host}`;
  },
});
