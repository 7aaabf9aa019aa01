import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { ConfigurationError } from './configuration-error.ts';

/** Who sent a request, after the proxies that the operator trusts. */
export interface Client {
  /** IP address; IPv4 in its own form, also where it came over IPv6. Empty when the connection has gone already. */
  readonly address: string;
  /** True when the client speaks TLS: with this server, or with a trusted proxy in front of it. */
  readonly isSecure: boolean;
}

/** Finds out who sent a request, before anything else reads its headers. */
export type ResolveClient = (incoming: IncomingMessage) => Client;

/**
 * What proxies say about a client, in a form that applications like to believe. Only trusted proxies are listened to, and
 * nothing behind this place sees any of it, so that no part of the server can believe somebody else.
 */
const forwardingHeaders: ReadonlySet<string> = new Set([
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-forwarded-server',
  'x-forwarded-ssl',
  'x-client-ip',
  'x-real-ip',
  'true-client-ip',
  'cf-connecting-ip',
]);

/**
 * Reads `X-Forwarded-For`, `-Proto` and `-Host`, but only from proxies in the given address ranges; from anybody else they
 * are removed. The forwarded host replaces the `Host` of the request, and is checked as that is.
 *
 * @param ranges Addresses and CIDR ranges of proxies: `10.0.0.0/8`, `::1`. Default: none are trusted.
 * @throws ConfigurationError for what is no such range.
 */
export function createClientResolver(ranges: readonly string[] = []): ResolveClient {
  const trusted = toBlockList(ranges);
  const isTrusted = (address: string) =>
    ranges.length > 0 && isIP(address) !== 0 && trusted.check(address, familyOf(address));

  return (incoming) => {
    const peer = plainAddress(incoming.socket.remoteAddress ?? '') ?? '';
    const isEncrypted = 'encrypted' in incoming.socket;
    const isForwarded = isTrusted(peer);
    const client = isForwarded
      ? {
          address: clientOf(peer, incoming.headers['x-forwarded-for'], isTrusted),
          isSecure: isSecure(incoming.headers['x-forwarded-proto'], isEncrypted),
        }
      : { address: peer, isSecure: isEncrypted };
    const host = isForwarded ? last(incoming.headers['x-forwarded-host']) : undefined;
    if (host !== undefined) replaceHost(incoming, host);
    removeForwarding(incoming);
    return client;
  };
}

/**
 * The address behind the proxies: each appends the one that it was called from, so the list is read from its end, for as
 * long as those who wrote it are trusted. What stands before that, the client made up.
 */
function clientOf(
  peer: string,
  forwardedFor: string | string[] | undefined,
  isTrusted: (address: string) => boolean,
): string {
  let client = peer;
  const chain = partsOf(forwardedFor);
  for (let i = chain.length - 1; i >= 0 && isTrusted(client); i--) {
    const address = plainAddress(chain[i] ?? '');
    // A proxy may write `unknown`. The last one that is known is responsible.
    if (address === undefined) break;
    client = address;
  }
  return client;
}

/** Only the proxy that this server talks with can know; what stands before its word came from its own caller. */
const isSecure = (proto: string | string[] | undefined, isEncrypted: boolean): boolean => {
  const stated = last(proto)?.toLowerCase();
  return stated === undefined ? isEncrypted : stated === 'https';
};

const partsOf = (header: string | string[] | undefined): string[] =>
  header === undefined
    ? []
    : String(header)
        .split(',')
        .map((part) => part.trim());

const last = (header: string | string[] | undefined): string | undefined =>
  partsOf(header).at(-1) || undefined;

/**
 * An IP address without the port that some proxies append, and IPv4 in its own form: `::ffff:10.0.0.1` and `10.0.0.1` are
 * the same client, and neither may pass for another one. Undefined for what is no address.
 */
export function plainAddress(text: string): string | undefined {
  const bracketed = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(text)?.[1];
  const withPort = /^([\d.]+):\d{1,5}$/.exec(text)?.[1];
  // The zone of a link-local address is this machine's name for a cable.
  const address = (bracketed ?? withPort ?? text).replace(/%.*$/, '').toLowerCase();
  if (isIP(address) === 4) return address;
  if (isIP(address) !== 6) return undefined;
  // Of the forms of an IPv6 address, URLs have the shortest.
  const shortest = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const mapped = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(shortest);
  if (!mapped) return shortest;
  const [high, low] = [Number.parseInt(mapped[1] ?? '', 16), Number.parseInt(mapped[2] ?? '', 16)];
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

function replaceHost({ headers, rawHeaders }: IncomingMessage, host: string): void {
  const hosts = rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host');
  // Several are an error of the request, and stay one.
  if (hosts.length > 1) return;
  headers.host = host;
  const place = rawHeaders.findIndex((name, i) => i % 2 === 0 && name.toLowerCase() === 'host');
  if (place < 0) rawHeaders.push('Host', host);
  else rawHeaders[place + 1] = host;
}

/** Both forms of the headers are read later on. */
function removeForwarding({ headers, rawHeaders }: IncomingMessage): void {
  for (let i = rawHeaders.length - 2; i >= 0; i -= 2) {
    const name = rawHeaders[i]?.toLowerCase() ?? '';
    if (!forwardingHeaders.has(name)) continue;
    rawHeaders.splice(i, 2);
    delete headers[name];
  }
}

function toBlockList(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [, text = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(range) ?? [];
    const address = isIP(text) === 0 ? undefined : plainAddress(text);
    const longest = address !== undefined && isIP(address) === 6 ? 128 : 32;
    const bits = prefix === undefined ? longest : Number(prefix);
    if (address === undefined || bits > longest)
      throw new ConfigurationError(
        `trusted proxy: expected an IP address or a CIDR range, such as 10.0.0.0/8, got ${JSON.stringify(range)}`,
      );
    list.addSubnet(address, bits, familyOf(address));
  }
  return list;
}
