/** What the value of a `Host` header consists of: a name or an address, and perhaps a port. Nothing with `@` or a path. */
const plainHost = /^[\w.:[\]-]+$/;

/**
 * The host name of a `Host` header or of an address, in the form that URLs have: lower case, no port, IPv6 in brackets.
 *
 * @returns nothing when it is malformed.
 */
export function hostNameOf(host: string): string | undefined {
  const url = `http://${host}`;
  if (!plainHost.test(host) || !URL.canParse(url)) return undefined;
  const { hostname } = new URL(url);
  // `localhost.` is the same name, written as absolute.
  return hostname.endsWith('.') ? hostname.slice(0, -1) : hostname;
}

/** True for names that every resolver maps to this machine (RFC 6761), and for loopback addresses. */
export const isLoopbackName = (name: string): boolean =>
  name === 'localhost' || name.endsWith('.localhost') || name === '[::1]' || /^127\.[\d.]+$/.test(name);

/** True for an IP address. A page can rebind its own name to another machine, and never an address. */
export const isIpAddress = (name: string): boolean => name.startsWith('[') || /^[\d.]+$/.test(name);
