import { type AccessRules, hostNameOf, isLoopbackName } from '@colophon/http';

/** Where the server listens, and who may call it. */
export interface AccessSettings {
  readonly host: string;
  readonly allowedHost?: readonly string[];
  readonly allowedOrigin?: readonly string[];
  /** Address at which readers reach the server; that of each request when it is missing. */
  readonly publicUrl?: string;
}

/** Wildcard addresses. */
const wildcards: ReadonlySet<string> = new Set(['0.0.0.0', '[::]']);

/** The public address is a name of the server, and its pages are the server's own, in addition to what is allowed. */
export function accessRulesOf({
  host,
  allowedHost = [],
  allowedOrigin = [],
  publicUrl,
}: AccessSettings): AccessRules {
  const bound = boundNameOf(host);
  const own = publicUrl === undefined ? undefined : new URL(publicUrl);
  return {
    allowedHosts: [bound, ...(own ? [own.hostname] : []), ...allowedHost],
    allowsAnyAddress: wildcards.has(bound),
    allowedOrigins: [...(own ? [own.origin] : []), ...allowedOrigin],
  };
}

/** True when no other machine can reach the address. */
export const isLoopback = (host: string): boolean => isLoopbackName(boundNameOf(host));

/** The address to listen on as clients name it: IPv6 in brackets. */
const boundNameOf = (host: string): string => hostNameOf(host.includes(':') ? `[${host}]` : host) ?? host;
