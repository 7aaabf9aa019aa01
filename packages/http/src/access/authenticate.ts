import { type Principal, systemActor } from '@colophon/catalogue';
import { isSecureClient } from '../client.ts';
import { readCookie } from './read-cookie.ts';
import { credentialsUnchecked, invalidCredentials } from './refusals.ts';

/** Who a request comes from, and what says so. */
export interface Caller extends Principal {
  /** Id of the session or access token; the issuer of a JWT. */
  readonly credential?: string;
}

/**
 * Who a request comes from; undefined when it has no credentials, or those of a session that is over. It may throw or
 * reject: the failure is what the request gets, unless everybody may do what it asks for. `env` is what the server around
 * the app passed on with the request.
 */
export type Authenticate = (
  request: Request,
  env?: unknown,
) => Caller | undefined | Promise<Caller | undefined>;

/** What is needed of the `Authenticator` of `@colophon/auth`. */
export interface CredentialReader {
  /** Rejects with an `AuthError`: `INVALID_TOKEN`, or `UNAVAILABLE` when nobody can say whether the token is valid. */
  fromToken(token: string): Promise<Caller>;
  /** Undefined for a session that is over. */
  fromSession(secret: string): Promise<Caller | undefined>;
}

/** The name and secret of DataHub's other processes. */
export interface SystemClient {
  readonly id: string;
  readonly secret: string;
}

export interface AuthenticationOptions {
  readonly credentials: CredentialReader;
  /** Who may do everything by naming a secret. Default: nobody. */
  readonly systemClient?: SystemClient;
  /** Where readers reach the server: with `https:`, all of them speak TLS. Default: each request tells. */
  readonly publicUrl?: string | undefined;
}

/** Name of the session cookie without TLS. */
export const plainSessionCookie = 'colophon-session';

/** With TLS, the cookie has a prefix with which no other host of the domain, and no page without TLS, can set it. */
const sessionCookieOf = (isSecure: boolean): string =>
  isSecure ? `__Host-${plainSessionCookie}` : plainSessionCookie;

/**
 * Recognises callers by the header `Authorization`, with a bearer token or the text of the system client, and without
 * that header by the session cookie. A header that is not accepted is an error, even beside a good cookie: the caller
 * meant it.
 */
export function createAuthenticate({
  credentials,
  systemClient,
  publicUrl,
}: AuthenticationOptions): Authenticate {
  const isSystemClient = systemClient && createSystemCheck(systemClient);

  async function fromHeader(header: string): Promise<Caller> {
    const { scheme = '', rest = '' } = /^(?<scheme>\S+) +(?<rest>\S.*)$/.exec(header)?.groups ?? {};
    const isBearer = scheme.toLowerCase() === 'bearer';
    if (isBearer) return credentials.fromToken(rest.trimEnd()).catch(rethrow);
    // DataHub's processes send the two as they are, not in base64.
    if (scheme.toLowerCase() === 'basic' && (await isSystemClient?.(rest)))
      return { urn: systemActor, by: 'system' };
    throw invalidCredentials();
  }

  return (request, env) => {
    const header = request.headers.get('authorization');
    if (header !== null) return fromHeader(header);
    const cookies = request.headers.get('cookie');
    const secret =
      cookies === null
        ? undefined
        : readCookie(cookies, sessionCookieOf(isSecureClient(env, request.url, publicUrl)));
    return secret === undefined ? undefined : credentials.fromSession(secret).catch(rethrow);
  };
}

/** Errors of `@colophon/auth` are told by their name, as its own guard does. */
function rethrow(error: unknown): never {
  if (!(error instanceof Error) || error.name !== 'AuthError') throw error;
  if ('code' in error && error.code === 'UNAVAILABLE') throw credentialsUnchecked({ cause: error });
  throw invalidCredentials();
}

/** Compares digests, so that the time says nothing about how much of the secret is right. */
function createSystemCheck({ id, secret }: SystemClient): (given: string) => Promise<boolean> {
  if (id === '' || secret === '') throw new TypeError('The system client needs an id and a secret');
  const expected = digest(`${id}:${secret}`);
  return async (given) => {
    const [left, right] = await Promise.all([expected, digest(given)]);
    return left.reduce((difference, byte, i) => difference | (byte ^ (right[i] ?? 0)), 0) === 0;
  };
}

const digest = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
