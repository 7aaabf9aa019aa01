import { createAudit, type Origin } from '../audit.ts';
import { dayMs, type Environment, hourMs, realEnvironment } from '../environment.ts';
import { AuthError, invalidCredentials } from '../errors.ts';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import { type CheckPassword, createPasswordPolicy } from '../passwords/password-policy.ts';
import type { IdentityStore } from '../ports/identity-store.ts';
import { isRedeemable, type LinkRecord } from '../ports/links.ts';
import type { UserRecord, UserStatus } from '../ports/users.ts';
import type { BackOff } from '../sign-in/back-off.ts';
import { findLink, invalidLink, type MadeLink, makeLink } from './links.ts';
import { isReservedName, parseUserName, signInNameOf, userNameOf, userUrn } from './user-name.ts';

export interface NativeUsersOptions {
  readonly store: IdentityStore;
  readonly hasher: PasswordHasher;
  /** Slows down guesses of the current password, by who has found a browser open: the one of the sign-in. */
  readonly backOff: BackOff;
  /** Default: that of `createPasswordPolicy()`. */
  readonly checkPassword?: CheckPassword;
  /**
   * Whether somebody may do more than others by having this URN, although nobody has signed up under it yet: a role that was
   * given in advance is not for whoever takes the name first. Default: of no URN.
   */
  readonly isPrepared?: (urn: string) => Promise<boolean>;
  readonly environment?: Environment;
}

/** Who does something to a user, and from where. */
export interface Acting extends Origin {
  /** URN. */
  readonly by: string;
}

export interface Invitation extends Acting {
  /** URN of a role. Default: none. */
  readonly role?: string;
  /** URN of a provisioned user that it is for. Default: whoever has it chooses a name. */
  readonly user?: string;
  /** Default: false, one user. */
  readonly isReusable?: boolean;
  /** Default: 7 days. */
  readonly lifetimeMs?: number;
}

export interface SignUp extends Origin {
  /** The name to sign in with, from which the URN is made. */
  readonly name: string;
  readonly password: string;
  /** Of an invitation. */
  readonly token: string;
}

export interface PasswordChange extends Origin {
  /** URN. */
  readonly user: string;
  readonly current: string;
  readonly next: string;
  /** What an earlier sign-in gave the browser. */
  readonly device?: string;
}

/** What was made of a link. */
export interface SignedUp {
  readonly urn: string;
  /** The role that the link gives, for the caller to write into the catalogue. */
  readonly role?: string;
}

/** Users whose passwords are stored here. Names, e-mail addresses, groups and roles are metadata, and the caller's. */
export interface NativeUsers {
  /** Makes a user that has no password yet. @throws AuthError `USER_EXISTS`, `INVALID_NAME` */
  provision(
    user: Acting & { readonly name: string; readonly kind?: UserRecord['kind'] },
  ): Promise<UserRecord>;
  /** @throws AuthError `UNKNOWN_USER` for a link that is for one user, who is none. */
  invite(invitation: Invitation): Promise<MadeLink>;
  /** Invitations that can still be used, newest first, without their tokens. */
  listInvitations(): Promise<readonly LinkRecord[]>;
  /** False when there is none of this id. */
  revokeInvitation(revocation: Acting & { readonly id: string }): Promise<boolean>;
  /** @throws AuthError `INVALID_LINK`, `INVALID_NAME`, `WEAK_PASSWORD`, `USER_EXISTS` */
  signUp(signUp: SignUp): Promise<SignedUp>;
  /**
   * Redeems an invitation for somebody who can sign in already.
   *
   * @param acceptance.user URN of who does it.
   * @returns URN of the role that the link gives, for the caller to write into the catalogue.
   * @throws AuthError `INVALID_LINK` also for a link that gives no role, or is for another user.
   */
  acceptInvitation(acceptance: Origin & { readonly user: string; readonly token: string }): Promise<string>;
  /** A link for one user, valid an hour; earlier ones end. @throws AuthError `UNKNOWN_USER` */
  issueReset(reset: Acting & { readonly user: string }): Promise<MadeLink>;
  /**
   * Sets a password and ends all sessions.
   *
   * @param reset.user URN of who has to be the user of the link. Default: whoever it is for.
   * @throws AuthError `INVALID_LINK`, `WEAK_PASSWORD`
   */
  resetPassword(
    reset: Origin & { readonly user?: string; readonly token: string; readonly password: string },
  ): Promise<string>;
  /**
   * Sets a password and ends all sessions; begin a new one for the caller. A wrong current password counts as an attempt
   * to sign in.
   *
   * @throws AuthError `INVALID_CREDENTIALS`, `WEAK_PASSWORD`, `TOO_MANY_ATTEMPTS`
   */
  changePassword(change: PasswordChange): Promise<void>;
  /** Takes effect with the next request, of every session and token. @throws AuthError `UNKNOWN_USER` */
  setStatus(change: Acting & { readonly user: string; readonly status: UserStatus }): Promise<void>;
  /** Removes a user with its sessions, tokens and links. @throws AuthError `UNKNOWN_USER` */
  remove(removal: Acting & { readonly user: string }): Promise<void>;
}

export function createNativeUsers({
  store,
  hasher,
  backOff,
  checkPassword = createPasswordPolicy(),
  isPrepared = async () => false,
  environment = realEnvironment,
}: NativeUsersOptions): NativeUsers {
  const audit = createAudit(store, environment);
  const unknownUser = (urn: string) => new AuthError('UNKNOWN_USER', `No user ${urn}`);
  const withPassword = async (password: string) => ({
    passwordHash: await hasher.hash(password),
    passwordChangedAt: environment.now(),
  });

  return {
    async provision({ name, kind = 'person', by, ...origin }) {
      const user = newUser(parseUserName(name), { kind, createdAt: environment.now() });
      if ((await store.addUser(user)) !== 'done') throw userExists(user.urn);
      await audit({ action: 'user-provisioned', outcome: 'done', actor: by, subject: user.urn }, origin);
      return user;
    },

    async invite({ by, role, user, isReusable, lifetimeMs = 7 * dayMs, ...origin }) {
      // Nobody could sign up with it.
      if (user !== undefined && !(await store.readUser(user))) throw unknownUser(user);
      const made = await makeLink(store, environment, {
        kind: 'invite',
        by,
        lifetimeMs,
        ...(role !== undefined && { role }),
        ...(user !== undefined && { user }),
        ...(isReusable !== undefined && { isReusable }),
      });
      await audit({ action: 'invite-created', outcome: 'done', actor: by, subject: made.link.id }, origin);
      return made;
    },

    async listInvitations() {
      const at = environment.now();
      return (await store.listLinks({ kind: 'invite' })).filter((link) => isRedeemable(link, at));
    },

    async revokeInvitation({ id, by, ...origin }) {
      if ((await store.removeLinks({ kind: 'invite', id })) === 0) return false;
      await audit({ action: 'invite-revoked', outcome: 'done', actor: by, subject: id }, origin);
      return true;
    },

    async signUp({ name: typed, password, token, ...origin }) {
      const { link, redemption } = await findLink(store, environment, token, 'invite');
      const name = parseUserName(typed);
      const urn = userUrn(name);
      if (link.user !== undefined && link.user !== urn) throw invalidLink();
      if (isReservedName(name)) throw userExists(urn);
      if (link.user === undefined && (await isPrepared(urn))) throw userExists(urn);
      checkPassword(password, [name]);
      const set = { status: 'active', origin: 'native', ...(await withPassword(password)) } as const;
      const outcome =
        link.user === undefined
          ? await store.addUser({ ...newUser(name, { createdAt: environment.now() }), ...set }, redemption)
          : // Only who was invited by name takes over what others have prepared under it.
            await store.updateUser(
              urn,
              (user) => (mayBeClaimed(user) ? { ...user, ...set } : undefined),
              redemption,
            );
      if (outcome === 'exists' || outcome === 'unchanged') throw userExists(urn);
      if (outcome !== 'done') throw invalidLink();
      await audit(
        { action: 'sign-up', outcome: 'done', actor: urn, subject: urn, details: { invite: link.id } },
        origin,
      );
      return { urn, ...(link.role !== undefined && { role: link.role }) };
    },

    async acceptInvitation({ user: urn, token, ...origin }) {
      const { link, redemption } = await findLink(store, environment, token, 'invite');
      const { role } = link;
      if (role === undefined || !isSameUser(urn, link.user ?? urn)) throw invalidLink();
      const outcome = await store.updateUser(
        urn,
        (user) => (user.kind === 'person' && user.status === 'active' ? { ...user } : undefined),
        redemption,
      );
      if (outcome !== 'done') throw invalidLink();
      await audit(
        {
          action: 'invite-accepted',
          outcome: 'done',
          actor: urn,
          subject: urn,
          details: { invite: link.id },
        },
        origin,
      );
      return role;
    },

    async issueReset({ user, by, ...origin }) {
      const found = await store.readUser(user);
      if (found?.kind !== 'person') throw unknownUser(user);
      await store.removeLinks({ kind: 'reset', user });
      const made = await makeLink(store, environment, { kind: 'reset', by, user, lifetimeMs: hourMs });
      await audit({ action: 'reset-created', outcome: 'done', actor: by, subject: user }, origin);
      return made;
    },

    async resetPassword({ user: expected, token, password, ...origin }) {
      const { link, redemption } = await findLink(store, environment, token, 'reset');
      const { user: urn } = link;
      if (urn === undefined || !isSameUser(urn, expected)) throw invalidLink();
      checkPassword(password, [userNameOf(urn)]);
      const set = await withPassword(password);
      const outcome = await store.updateUser(
        urn,
        (user) => (isNative(user) && user.status !== 'suspended' ? claimed(user, set) : undefined),
        redemption,
      );
      if (outcome !== 'done') throw invalidLink();
      await store.removeLinks({ kind: 'reset', user: urn });
      await audit({ action: 'password-reset', outcome: 'done', actor: urn, subject: urn }, origin);
      return urn;
    },

    async changePassword({ user: urn, current, next, device, ...origin }) {
      const attempt = {
        name: userNameOf(urn),
        ...(origin.address !== undefined && { address: origin.address }),
        ...(device !== undefined && { device }),
      };
      await backOff.begin(attempt);
      const found = await store.readUser(urn);
      const isRight = await hasher.verify(current, found?.passwordHash);
      if (!found || !isRight || found.status !== 'active') {
        await audit({ action: 'password-change', outcome: 'refused', actor: urn, subject: urn }, origin);
        throw invalidCredentials();
      }
      await backOff.forgive(attempt);
      checkPassword(next, [userNameOf(urn)]);
      const set = await withPassword(next);
      // Of two changes at the same time, the second one no longer knows the current password.
      const outcome = await store.updateUser(urn, (user) =>
        user.passwordHash === found.passwordHash && user.status === 'active' ? claimed(user, set) : undefined,
      );
      if (outcome !== 'done') throw invalidCredentials();
      await store.removeLinks({ kind: 'reset', user: urn });
      await audit({ action: 'password-change', outcome: 'done', actor: urn, subject: urn }, origin);
    },

    async setStatus({ user: urn, status, by, ...origin }) {
      // A user that is let in again signs in again.
      const outcome = await store.updateUser(urn, (user) =>
        user.status === status ? undefined : { ...user, status, sessionEpoch: user.sessionEpoch + 1 },
      );
      if (outcome === 'unknown') throw unknownUser(urn);
      if (outcome === 'unchanged') return;
      await audit(
        { action: 'user-status', outcome: 'done', actor: by, subject: urn, details: { status } },
        origin,
      );
    },

    async remove({ user: urn, by, ...origin }) {
      if (!(await store.removeUser(urn))) throw unknownUser(urn);
      await audit({ action: 'user-removed', outcome: 'done', actor: by, subject: urn }, origin);
    },
  };
}

const userExists = (urn: string) => new AuthError('USER_EXISTS', `The name ${userNameOf(urn)} is taken`);

/** A user that nobody has signed in as. */
export const newUser = (
  name: string,
  { kind = 'person', createdAt }: { readonly kind?: UserRecord['kind']; readonly createdAt: number },
): UserRecord => ({
  urn: userUrn(name),
  signInName: signInNameOf(name),
  kind,
  // A service account has nothing to accept.
  status: kind === 'service' ? 'active' : 'provisioned',
  sessionEpoch: 0,
  createdAt,
});

const isSameUser = (urn: string, expected = urn): boolean =>
  signInNameOf(userNameOf(urn)) === signInNameOf(userNameOf(expected));

const mayBeClaimed = (user: UserRecord): boolean =>
  user.kind === 'person' && user.status === 'provisioned' && user.origin === undefined;

const isNative = (user: UserRecord): boolean =>
  user.kind === 'person' && (user.origin === undefined || user.origin === 'native');

/** With a new password, and without the sessions of the old one. */
const claimed = (
  user: UserRecord,
  set: { readonly passwordHash: string; readonly passwordChangedAt: number },
): UserRecord => ({
  ...user,
  ...set,
  status: 'active',
  origin: 'native',
  sessionEpoch: user.sessionEpoch + 1,
});
