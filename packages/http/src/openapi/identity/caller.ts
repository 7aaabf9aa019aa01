import { type Actor, forbidden, type Privilege, type Session } from '@colophon/catalogue';
import { RequestError } from '@colophon/wire';
import { TooManyRequestsError } from '../../limits/limiter.ts';
import type { Call } from '../operation.ts';
import type { IdentityServices } from './services.ts';

/** Who asks, and what may be asked of whom. */
export interface Caller {
  readonly urn: string;
  readonly services: IdentityServices;
  /** What the records say: who did it. */
  readonly acting: { readonly by: string; readonly requestId: string; readonly address?: string };
  may(...anyOf: readonly Privilege[]): Promise<boolean>;
  /** @throws CatalogueError `FORBIDDEN` unless the caller may say who is in the group. */
  requireMembersOf(group: string): Promise<void>;
  /** @throws CatalogueError `FORBIDDEN` without any of the privileges on the catalogue. */
  require(...anyOf: readonly Privilege[]): Promise<void>;
  /**
   * Who may let others in must not thereby become who may do everything: what gives power over a user who manages
   * policies needs that privilege, too.
   *
   * @throws CatalogueError `FORBIDDEN`
   */
  requirePowerOver(user: string): Promise<void>;
}

type Identified = Pick<Call<unknown, unknown, unknown>, 'identity'>;

/** @throws RequestError `NOT_FOUND` where there is no sign-in, and so nothing to manage. */
export function servicesOf({ identity }: Identified): IdentityServices {
  if (identity) return identity;
  throw new RequestError(
    'NOT_FOUND',
    'Sign-in is off, so that there are no users and tokens to manage. Start the server with --auth to turn it on.',
  );
}

/** @throws RequestError `NOT_FOUND` as {@link servicesOf}. */
export function callerOf({ context }: Session, call: Identified): Caller {
  const identity = servicesOf(call);
  const { principal } = context;
  const { urn } = principal;
  const { access } = identity;
  let known: Promise<Actor> | undefined;
  const may = async (...anyOf: readonly Privilege[]) => {
    known ??= access.actor(principal);
    return (await access.decide(await known, anyOf)).isAllowed;
  };
  const require = async (...anyOf: readonly Privilege[]) => {
    if (!(await may(...anyOf))) throw forbidden(anyOf);
  };
  return {
    urn,
    services: identity,
    acting: {
      by: urn,
      requestId: context.requestId,
      ...(context.address !== undefined && { address: context.address }),
    },
    may,
    require,
    async requireMembersOf(group) {
      if (await may('MANAGE_USERS_AND_GROUPS')) return;
      const resource = await access.resource(group, 'corpGroup');
      const actor = await access.actor(principal);
      if (!(await access.decide(actor, ['EDIT_GROUP_MEMBERS'], resource)).isAllowed)
        throw forbidden(['EDIT_GROUP_MEMBERS', 'MANAGE_USERS_AND_GROUPS'], group);
    },
    async requirePowerOver(user) {
      // As if the user were active: who is suspended today may be let in again.
      const other = { ...(await access.actor(user)), isActive: true };
      if ((await access.decide(other, ['MANAGE_POLICIES'])).isAllowed) await require('MANAGE_POLICIES');
    },
  };
}

/** What the packages for sign-in refuse, as an answer. It is known by its name: http has their types alone. */
export async function asRequest<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'AuthError' || !('code' in error)) throw error;
    if ('retryAfterMs' in error && typeof error.retryAfterMs === 'number')
      throw new TooManyRequestsError(error.message, error.retryAfterMs);
    if (error.code === 'INVALID_CREDENTIALS')
      throw new RequestError('INVALID_REQUEST', '/current: this is not your password');
    throw new RequestError(error.code === 'UNKNOWN_USER' ? 'NOT_FOUND' : 'INVALID_REQUEST', error.message);
  }
}

/** @throws RequestError `INVALID_REQUEST` for what is no URN of that type. */
export function requireUrn(entityType: string, urn: string, place: string): string {
  if (urn.startsWith(`urn:li:${entityType}:`) && urn.length > `urn:li:${entityType}:`.length) return urn;
  throw new RequestError(
    'INVALID_REQUEST',
    `${place}: expected a URN of the type ${entityType}, got ${JSON.stringify(urn)}`,
  );
}
