import { createAudit, type Origin } from '../audit.ts';
import { type Environment, hourMs, realEnvironment } from '../environment.ts';
import { AuthError } from '../errors.ts';
import { isPasswordHash, type PasswordHasher } from '../passwords/password-hasher.ts';
import { type CheckPassword, createPasswordPolicy } from '../passwords/password-policy.ts';
import type { IdentityStore } from '../ports/identity-store.ts';
import { findLink, invalidLink, type MadeLink, makeLink } from './links.ts';
import { newUser } from './native-users.ts';
import { parseUserName, systemUrn } from './user-name.ts';

export interface FirstAdministratorOptions {
  readonly store: IdentityStore;
  readonly hasher: PasswordHasher;
  readonly checkPassword?: CheckPassword;
  readonly environment?: Environment;
}

/** How a catalogue without users gets its first one. There is no default user, and no default password. */
export interface FirstAdministrator {
  /**
   * Makes the link that the start prints, valid an hour, and ends earlier ones.
   *
   * @returns undefined when somebody can sign in already.
   */
  offer(): Promise<MadeLink | undefined>;
  /**
   * Makes the first administrator.
   *
   * @returns its URN; the caller gives it the role.
   * @throws AuthError `INVALID_LINK`, `INVALID_NAME`, `WEAK_PASSWORD`, `USER_EXISTS`
   */
  claim(
    claim: Origin & { readonly token: string; readonly name: string; readonly password: string },
  ): Promise<string>;
  /**
   * Makes an administrator from a name and a hash that the operator gives, as `PasswordHasher.hash` prints it. A user that
   * exists keeps the password that it has: what stands in the environment is for the first start.
   *
   * @returns its URN when it was made; undefined when it was there.
   * @throws AuthError `INVALID_CONFIGURATION` for what is no hash; the message does not repeat it.
   */
  setFromHash(given: { readonly name: string; readonly passwordHash: string }): Promise<string | undefined>;
}

export function createFirstAdministrator({
  store,
  hasher,
  checkPassword = createPasswordPolicy(),
  environment = realEnvironment,
}: FirstAdministratorOptions): FirstAdministrator {
  const audit = createAudit(store, environment);
  const add = async (typed: string, passwordHash: string, token?: string) => {
    const createdAt = environment.now();
    const user = newUser(parseUserName(typed), { createdAt });
    const redemption =
      token === undefined
        ? undefined
        : (await findLink(store, environment, token, 'first-administrator')).redemption;
    const outcome = await store.addUser(
      { ...user, status: 'active', origin: 'native', passwordHash, passwordChangedAt: createdAt },
      redemption,
    );
    return { urn: user.urn, outcome };
  };
  return {
    async offer() {
      await store.removeLinks({ kind: 'first-administrator' });
      if (await hasActivePerson(store)) return undefined;
      return makeLink(store, environment, { kind: 'first-administrator', by: systemUrn, lifetimeMs: hourMs });
    },

    async claim({ token, name, password, ...origin }) {
      await findLink(store, environment, token, 'first-administrator');
      checkPassword(password, [parseUserName(name)]);
      const { urn, outcome } = await add(name, await hasher.hash(password), token);
      if (outcome === 'exists') throw new AuthError('USER_EXISTS', `The name ${name} is taken`);
      if (outcome === 'spent') throw invalidLink();
      await store.removeLinks({ kind: 'first-administrator' });
      await audit({ action: 'first-administrator', outcome: 'done', actor: urn, subject: urn }, origin);
      return urn;
    },

    async setFromHash({ name, passwordHash }) {
      if (!isPasswordHash(passwordHash))
        throw new AuthError(
          'INVALID_CONFIGURATION',
          'The password of the first administrator is not a hash of this server: expected "$scrypt$ln=…,r=…,p=…$salt$hash"',
        );
      const { urn, outcome } = await add(name, passwordHash);
      if (outcome === 'exists') return undefined;
      await audit({ action: 'first-administrator', outcome: 'done', subject: urn });
      return urn;
    },
  };
}

async function hasActivePerson(store: IdentityStore): Promise<boolean> {
  const limit = 100;
  for (let after: string | undefined; ; ) {
    const page = await store.listUsers({ limit, ...(after !== undefined && { after }) });
    if (page.some(({ kind, status }) => kind === 'person' && status === 'active')) return true;
    after = page.at(-1)?.urn;
    if (page.length < limit) return false;
  }
}
