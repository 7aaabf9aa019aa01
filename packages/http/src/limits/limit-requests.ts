import type { Principal } from '@colophon/catalogue';
import type { MiddlewareHandler } from 'hono';
import { addressOf } from '../client.ts';
import { createLimiter, type LimiterOptions, type RateLimit } from './limiter.ts';

/** How much each caller may ask for. */
export interface RequestLimits {
  /** Of each address without sign-in, and of each whose credentials are rejected. Default {@link anonymousLimit}. */
  readonly anonymous?: RateLimit;
  /** Of each principal. Default {@link principalLimit}. */
  readonly principal?: RateLimit;
  /** Of each principal with a role, by the role's URN; with several, the highest of each number. */
  readonly byRole?: Readonly<Record<string, RateLimit>>;
  /** The roles of a principal, as far as they are known without waiting. Default: none. */
  readonly rolesOf?: (principal: Principal) => readonly string[];
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

  function limitOf(principal: Principal): RateLimit {
    const limits = rolesOf(principal).flatMap((role) => byRole[role] ?? []);
    return limits.length === 0 ? signedIn : limits.reduce(higherOf);
  }

  return {
    async addresses(context, next) {
      const address = networkOf(addressOf(context.env));
      byAddress.check(address, anonymous);
      await next();
      if (context.res.status === unauthorized) byAddress.spend(address, anonymous);
    },
    async principals(context, next) {
      const { caller } = context.get('requestContext');
      const end =
        caller === undefined || isAnonymous(caller)
          ? byAddress.begin(networkOf(addressOf(context.env)), anonymous)
          : byPrincipal.begin(caller.urn, limitOf(caller));
      try {
        await next();
      } finally {
        end();
      }
    },
  };
}

const unauthorized = 401;

const higherOf = (a: RateLimit, b: RateLimit): RateLimit => ({
  perSecond: Math.max(a.perSecond, b.perSecond),
  burst: Math.max(a.burst, b.burst),
  concurrent: Math.max(a.concurrent, b.concurrent),
});

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
