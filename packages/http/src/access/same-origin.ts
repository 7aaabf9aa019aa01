import { RequestError } from '@colophon/wire';
import { hostOf, isSameHost } from './access-rules.ts';

/** A header, with any value, that no page of another origin can set: for writes with a cookie by what is no browser. */
export const csrfHeader = 'X-CSRF-Protection';

/** Methods that change nothing by themselves. */
export const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Where DataHub's clients write with the cookie of a sign-in and none of these headers. JSON is what no form can send; a
 * script of another page may only after the server has agreed to it, and it agrees for no request with cookies.
 */
const jsonPaths: ReadonlySet<string> = new Set(['/api/graphql', '/api/v2/graphql']);

/**
 * For a write that a cookie authenticates, which a browser adds to the requests of every page: it must show that no other
 * page sent it. An allowed origin does not count, since it may write with a token.
 *
 * @throws RequestError `ORIGIN_NOT_ALLOWED`
 */
export function requireSameOrigin(request: Request): void {
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  const isOwn = origin === null || isSameHost(origin, hostOf(request));
  const isSameSite = site === null || site === 'same-origin';
  const isShown =
    origin !== null || site !== null || request.headers.has(csrfHeader) || isJsonOfProgram(request);
  if (isOwn && isSameSite && isShown) return;
  throw new RequestError(
    'ORIGIN_NOT_ALLOWED',
    `A write with a session cookie must come from a page of this server. Send an access token instead, or the header ${csrfHeader}.`,
  );
}

function isJsonOfProgram({ url, headers }: Request): boolean {
  const [type = ''] = (headers.get('content-type') ?? '').split(';', 1);
  return type.trim().toLowerCase() === 'application/json' && jsonPaths.has(new URL(url).pathname);
}
