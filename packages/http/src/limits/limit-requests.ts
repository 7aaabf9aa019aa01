import type { Principal } from '@colophon/catalogue';
import type { MiddlewareHandler } from 'hono';
import { addressOf } from '../client.ts';
import { HttpRequestContext } from '../request-context.ts';
import { createLimiter, type LimiterOptions, type RateLimit } from './limiter.ts';

/** What one caller may ask for: how often, and how much at a time. */
export interface CallerLimit extends RateLimit {
  /** Longest body of a request, in bytes. Default: `maxBodyBytes` of the app. */
  readonly maxBodyBytes?: number;
  /** How long the queries of a request may take together, in milliseconds. Default: `queryTimeoutMs` of the app. */
  readonly queryTimeoutMs?: number;
}

/** How much each caller may ask for. */
export interface RequestLimits {
  /** Of each address without sign-in, and of each whose credentials are rejected. Default {@link anonymousLimit}. */
  readonly anonymous?: CallerLimit;
  /** Of each principal. Default {@link principalLimit}. */
  readonly principal?: CallerLimit;
  /** Of each principal with a role, by the role's URN; with several, the highest of each number. */
  readonly byRole?: Readonly<Record<string, CallerLimit>>;
  /** The roles of a principal. Asked for each request if there are limits by role. Default: none. */
  readonly rolesOf?: (principal: Principal) => readonly string[] | Promise<readonly string[]>;
  /** True for who has not signed in. Default: nobody. */
  readonly isAnonymous?: (principal: Principal) => boolean;
  /** Milliseconds that never go back. Default `performance.now`. */
  readonly now?: LimiterOptions['now'];
  readonly maxCallers?: LimiterOptions['maxCallers'];
}

export const anonymousLimit: RateLimit = { perSecond: 20, burst: 200, concurrent: 16 };
export const principalLimit: RateLimit = { perSecond: 500, burst: 2000, concurrent: 64 };

/**
 * Two checks: `addresses` comes before a request is authenticated, so that guesses of credentials end early; `principals`
 * after it.
 */
export function createRequestLimits({
  anonymous = anonymousLimit,
  principal: signedIn = principalLimit,
  byRole = {},
  rolesOf = () => [],
  isAnonymous = () => false,
  now = () => performance.now(),
  maxCallers,
}: RequestLimits): { readonly addresses: MiddlewareHandler; readonly principals: MiddlewareHandler } {
  const options = { now, ...(maxCallers !== undefined && { maxCallers }) };
  // Apart: nobody's many addresses make the server forget what principals have done.
  const byAddress = createLimiter(options);
  const byPrincipal = createLimiter(options);

  const hasRoles = Object.keys(byRole).length > 0;
  async function limitOf(principal: Principal): Promise<CallerLimit> {
    if (!hasRoles) return signedIn;
    const roles = await rolesOf(principal);
    const limits = roles.flatMap((role) => (Object.hasOwn(byRole, role) ? (byRole[role] ?? []) : []));
    return limits.length === 0 ? signedIn : limits.reduce(higherOf);
  }

  return {
    async addresses(context, next) {
      if (isUnlimited(context.req.path)) return next();
      const address = networkOf(addressOf(context.env));
      byAddress.check(address, anonymous);
      await next();
      if (context.res.status === unauthorized) byAddress.spend(address, anonymous);
    },
    async principals(context, next) {
      const requestContext = context.get('requestContext');
      const { caller } = requestContext;
      // DataHub's frontend asks for all of its users, and only the operator can give it the secret.
      if (isUnlimited(context.req.path) || caller?.by === 'system') return next();
      const known = caller === undefined || isAnonymous(caller) ? undefined : caller;
      const limit = known ? await limitOf(known) : anonymous;
      if (requestContext instanceof HttpRequestContext) requestContext.limit(limit);
      const end = known
        ? byPrincipal.begin(known.urn, limit)
        : byAddress.begin(networkOf(addressOf(context.env)), limit);
      try {
        await next();
      } finally {
        end();
      }
    },
  };
}

const unauthorized = 401;

/** Whether the server is up is cheap to tell, and who asks too often must not make it look as if it were down. */
const isUnlimited = (path: string): boolean => path === '/health' || path.startsWith('/health/');

const higherOf = (a: CallerLimit, b: CallerLimit): CallerLimit => ({
  perSecond: Math.max(a.perSecond, b.perSecond),
  burst: Math.max(a.burst, b.burst),
  concurrent: Math.max(a.concurrent, b.concurrent),
  ...higher('maxBodyBytes', a, b),
  ...higher('queryTimeoutMs', a, b),
});

/** Where one has no limit of its own, that of the app applies. */
const higher = (name: 'maxBodyBytes' | 'queryTimeoutMs', a: CallerLimit, b: CallerLimit) => {
  const [one, other] = [a[name], b[name]];
  return one === undefined || other === undefined ? {} : { [name]: Math.max(one, other) };
};

/**
 * What counts as one caller without sign-in: an IPv4 address; of IPv6 the first half, since whoever has an IPv6 address
 * usually has the other 2⁶⁴ of its network, too.
 *
 * @param address In its shortest form.
 */
export function networkOf(address = ''): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const after = tail === '' ? [] : tail.split(':');
    while (groups.length + after.length < ipv6Groups) groups.push('0');
    groups.push(...after);
  }
  return `${groups.slice(0, ipv6Groups / 2).join(':')}::/64`;
}

const ipv6Groups = 8;
