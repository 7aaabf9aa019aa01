import type { AccessControl, ChangeProposal, Permissions, Privilege, Session } from '@colophon/catalogue';
import { createPace, forbidden, subjectOf } from '@colophon/catalogue';
import { type Caller, callerOf, type IdentityServices } from '@colophon/http/identity';
import type { Registry } from '@colophon/schema';
import { RequestError } from '@colophon/wire';
import { type AspectLoader, createAspectLoader } from './entities/load-aspects.ts';
import { createExistenceLoader, type ExistenceLoader } from './entities/load-existence.ts';
import { createOwners, type Owners } from './entities/owners.ts';

/** What the resolvers of one request have. */
export interface GraphqlContext {
  readonly session: Session;
  readonly registry: Registry;
  /** URN of who asks. */
  readonly actor: string;
  /** Reads aspects, all that a level of a query asks for at once, and each once. */
  readonly aspects: AspectLoader;
  /** The same for whether entities exist. */
  readonly existence: ExistenceLoader;
  /** To which entity a value of an aspect belongs. */
  readonly owners: Owners;
  /**
   * Whether who asks has any one of the privileges: on an entity, or without one on the catalogue. A column is decided with
   * its dataset.
   */
  may(anyOf: readonly Privilege[], urn?: string): Promise<boolean>;
  /**
   * Requires what {@link may} finds out.
   *
   * @param named What the error names. Default: the entity; another one where the caller did not name that, and need not be
   * able to see it.
   * @throws CatalogueError `FORBIDDEN`
   */
  require(anyOf: readonly Privilege[], urn?: string, named?: string): Promise<void>;
  /**
   * The session without access control, in the name of who asks: for what a resolver has decided about by itself, such as
   * a view of the caller's own.
   */
  readonly unguarded: Session;
  /** Absent where everybody may do everything. */
  readonly accessControl: AccessControl | undefined;
  /** Absent where there is no sign-in. */
  readonly identity: IdentityServices | undefined;
  /**
   * Decrypts the value of a secret or connection, which was encrypted when it was written. Absent where everybody may do
   * everything: whoever reaches the server would read them.
   */
  readonly unsealSecret: UnsealSecret | undefined;
  /** @throws RequestError `NOT_FOUND` where there is no sign-in, and so nothing to manage. */
  readonly caller: Caller;
  /**
   * For a query that writes: a request by GET may come from any page that its user opens, and must change nothing.
   *
   * @throws RequestError `METHOD_NOT_ALLOWED`
   */
  requirePost(): void;
  /** Applies proposals in one transaction. What was read before is read anew afterwards. */
  write(proposals: readonly ChangeProposal[]): Promise<void>;
  /** Forgets what was read: after a command that is not {@link write}. */
  refresh(): void;
}

/**
 * Decrypts a value as it is stored.
 *
 * @param urn The entity that it belongs to.
 * @returns undefined for what cannot be decrypted any more, since its key is gone.
 */
export type UnsealSecret = (sealed: string, urn: string) => string | undefined;

export interface ContextOptions {
  readonly session: Session;
  /** The same without access control. Default: `session`, where everybody may do everything. */
  readonly unguarded?: Session | undefined;
  /** Absent where everybody may do everything. */
  readonly accessControl?: AccessControl | undefined;
  /** Absent where there is no sign-in. */
  readonly identity?: IdentityServices | undefined;
  /** Default: secrets are stored as they were sent. Without access control, nobody is shown any. */
  readonly unsealSecret?: UnsealSecret | undefined;
  /** True for a request by GET. Default: false. */
  readonly isGet?: boolean;
}

/** The context of one request. */
export function createContext({
  session,
  unguarded = session,
  accessControl,
  identity,
  unsealSecret = (sealed) => sealed,
  isGet = false,
}: ContextOptions): GraphqlContext {
  const { registry } = session;
  const { principal } = session.context;
  const aspects = createAspectLoader(session);
  const existence = createExistenceLoader(session);
  let caller: Caller | undefined;
  /** Read once, as the session does, until the request itself may have changed them. */
  let permissions: Promise<Permissions> | undefined;
  const refresh = () => {
    permissions = undefined;
    aspects.clear();
    existence.clear();
  };
  // What policies compare is read past the session, and ends with it.
  const pace = createPace(session.context);
  const may = async (anyOf: readonly Privilege[], urn?: string) => {
    if (!accessControl) return true;
    permissions ??= accessControl.permissions(principal);
    const known = await permissions;
    await pace();
    if (known.mayEverywhere(anyOf)) return true;
    if (urn === undefined) return (await accessControl.decide(known.actor, anyOf)).isAllowed;
    const subject = subjectOf(registry, urn);
    // Kept from one question to the next: a page of entities may ask for all that may be done to each.
    const [resource] = await accessControl.resources([subject], known.fieldsOf(anyOf));
    return resource !== undefined && known.may(anyOf, resource);
  };
  return {
    session,
    unguarded,
    accessControl,
    identity,
    unsealSecret: accessControl && unsealSecret,
    registry,
    actor: principal.urn,
    aspects,
    existence,
    owners: createOwners(),
    may,
    async require(anyOf, urn, named = urn) {
      if (!(await may(anyOf, urn))) throw forbidden(anyOf, named);
    },
    get caller() {
      caller ??= callerOf(session, { identity });
      return caller;
    },
    requirePost() {
      if (isGet)
        throw new RequestError('METHOD_NOT_ALLOWED', 'This query writes. Send it with POST, as a mutation.');
    },
    async write(proposals) {
      await session.propose(proposals);
      refresh();
    },
    refresh,
  };
}
