import { RequestError } from '@colophon/wire';
import { hostNameOf, isIpAddress, isLoopbackName } from './host-name.ts';

/** Under which names the server may be called, and from which web pages. */
export interface AccessRules {
  /** Host names that requests may name, in addition to those of loopback. */
  readonly allowedHosts: readonly string[];
  /** True to accept every IP address as the host, for a server that listens on all addresses of its machine. */
  readonly allowsAnyAddress?: boolean;
  /** Origins whose pages may read and write, such as `https://portal.example.org`. */
  readonly allowedOrigins: readonly string[];
}

/** What of a request decides whether it may pass. */
export interface Caller {
  readonly url: string;
  readonly headers: Headers;
}

/** Checks requests against {@link AccessRules}. */
export interface AccessCheck {
  /** @throws RequestError `HOST_NOT_ALLOWED` when the request names another host than this server. */
  host(caller: Caller): void;
  /**
   * For a request that writes.
   *
   * @throws RequestError `ORIGIN_NOT_ALLOWED` when a page of another origin sent it.
   */
  writer(caller: Caller): void;
  /** The origin of the page that sent the request, if it is one of those allowed. */
  allowedOrigin(caller: Caller): string | undefined;
}

export function createAccessCheck({
  allowedHosts,
  allowsAnyAddress = false,
  allowedOrigins,
}: AccessRules): AccessCheck {
  const hosts = new Set(allowedHosts.map(hostNameOf));
  const origins = new Set(allowedOrigins);
  /** Most callers use one name, which need not be parsed each time. */
  let lastAccepted: string | undefined;

  function isAllowedHost(host: string): boolean {
    if (host === lastAccepted) return true;
    const name = hostNameOf(host);
    if (name === undefined) return false;
    if (!isLoopbackName(name) && !hosts.has(name) && !(allowsAnyAddress && isIpAddress(name))) return false;
    lastAccepted = host;
    return true;
  }

  function allowedOrigin({ headers }: Caller): string | undefined {
    const origin = headers.get('origin');
    return origin !== null && origins.has(origin) ? origin : undefined;
  }

  return {
    host(caller) {
      const host = hostOf(caller);
      const authority = authorityOf(caller.url);
      // They differ when the request line holds a whole address, which then is what counts: RFC 9112, 3.2.2.
      for (const given of host === authority ? [host] : [host, authority]) {
        if (!isAllowedHost(given)) throw hostNotAllowed(given);
      }
    },

    writer(caller) {
      if (allowedOrigin(caller) !== undefined) return;
      const origin = caller.headers.get('origin');
      if (origin !== null && !isSameHost(origin, hostOf(caller))) throw originNotAllowed(origin);
      const site = caller.headers.get('sec-fetch-site');
      // A browser sends no `Origin` with some requests, such as that for an image. Another port of this machine is the
      // same site, and still another origin.
      if (site === 'cross-site' || (site === 'same-site' && origin === null)) throw siteNotAllowed(site);
    },

    allowedOrigin,
  };
}

/** In a browser and in tests a request has no such header. */
export const hostOf = ({ headers, url }: Caller): string => headers.get('host') ?? authorityOf(url);

function authorityOf(url: string): string {
  const start = url.indexOf('://') + 3;
  const end = url.indexOf('/', start);
  return url.slice(start, end < 0 ? undefined : end);
}

/** The scheme is not compared: behind a proxy that speaks TLS, pages have `https:` and the server does not know. */
export function isSameHost(origin: string, host: string): boolean {
  const own = `http://${host}`;
  return URL.canParse(origin) && URL.canParse(own) && new URL(origin).host === new URL(own).host;
}

const hostNotAllowed = (host: string) =>
  new RequestError(
    'HOST_NOT_ALLOWED',
    `Host: expected localhost or a name of this server, got ${JSON.stringify(host)}. If the server has that name, start it with --allowed-host.`,
  );

const originNotAllowed = (origin: string) =>
  new RequestError(
    'ORIGIN_NOT_ALLOWED',
    `Origin: expected a page of this server, got ${JSON.stringify(origin)}. If its pages may write, start the server with --allowed-origin.`,
  );

const siteNotAllowed = (site: string) =>
  new RequestError('ORIGIN_NOT_ALLOWED', `Sec-Fetch-Site: expected same-origin or none, got ${site}.`);
