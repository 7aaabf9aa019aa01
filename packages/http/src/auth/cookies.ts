import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import { isSecureClient } from '../client.ts';

/** Readable by pages, as DataHub's: the URN of who is signed in. It proves nothing, and nothing here trusts it. */
const actorCookie = 'actor';
const yearSeconds = 365 * 24 * 60 * 60;

/** The cookies of signing in. */
export interface AuthCookies {
  /** The secret of the session, if the browser sent one. */
  session(context: Context): string | undefined;
  /** What an earlier sign-in gave the browser. */
  device(context: Context): string | undefined;
  /** What the browser has kept while it was at a provider. */
  pending(context: Context, provider: string): string | undefined;
  signIn(context: Context, signedIn: SignedInCookies): void;
  signOut(context: Context): void;
  keepPending(context: Context, provider: string, pending: string, lifetimeMs: number): void;
  dropPending(context: Context, provider: string): void;
}

export interface SignedInCookies {
  readonly urn: string;
  readonly secret: string;
  readonly device?: string;
}

/**
 * Behind TLS every cookie of ours but `actor` has the prefix `__Host-`: neither another host of the domain nor a page
 * without TLS can set it, so nobody can put a session into somebody else's browser.
 *
 * @param publicUrl Where readers reach the server: with `https:`, all of them speak TLS.
 */
export function createAuthCookies(publicUrl?: string): AuthCookies {
  const isSecure = ({ env, req }: Context) => isSecureClient(env, req.url, publicUrl);
  const nameOf = (context: Context, name: string) => `${isSecure(context) ? '__Host-' : ''}colophon-${name}`;
  const options = (context: Context): CookieOptions => ({
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(context),
  });
  const pendingName = (provider: string) => `pending-${provider}`;
  const read = (context: Context, name: string) => getCookie(context, nameOf(context, name));
  const write = (context: Context, name: string, value: string, maxAge?: number) =>
    setCookie(context, nameOf(context, name), value, {
      ...options(context),
      ...(maxAge !== undefined && { maxAge }),
    });
  const remove = (context: Context, name: string) =>
    deleteCookie(context, nameOf(context, name), options(context));

  return {
    session: (context) => read(context, 'session'),
    device: (context) => read(context, 'device'),
    pending: (context, provider) => read(context, pendingName(provider)),
    signIn(context, { urn, secret, device }) {
      // It ends with the browser; the server ends it earlier.
      write(context, 'session', secret);
      if (device !== undefined) write(context, 'device', device, yearSeconds);
      setCookie(context, actorCookie, urn, { ...options(context), httpOnly: false });
    },
    signOut(context) {
      remove(context, 'session');
      deleteCookie(context, actorCookie, { ...options(context), httpOnly: false });
    },
    keepPending: (context, provider, pending, lifetimeMs) =>
      write(context, pendingName(provider), pending, Math.max(1, Math.floor(lifetimeMs / 1000))),
    dropPending: (context, provider) => remove(context, pendingName(provider)),
  };
}
