import type { PasswordHasher } from '../passwords/password-hasher.ts';
import type { IdentityStore } from '../ports/identity-store.ts';
import { signInNameOf, userNameOf } from '../users/user-name.ts';
import type { PasswordVerifier } from './verifier.ts';

export const nativeOrigin = 'native';

/** Compares with the passwords of the store, and hashes one anew when hashes have become more expensive. */
export const createNativeVerifier = (store: IdentityStore, hasher: PasswordHasher): PasswordVerifier => ({
  id: nativeOrigin,
  async verify(name, password) {
    const user = await store.findUser(signInNameOf(name));
    const { passwordHash } = user ?? {};
    const isRight = await hasher.verify(password, passwordHash);
    if (!user || passwordHash === undefined || !isRight) return undefined;
    if (hasher.needsRehash(passwordHash)) {
      const rehashed = await hasher.hash(password);
      // Not over a password that was changed meanwhile.
      await store.updateUser(user.urn, (one) =>
        one.passwordHash === passwordHash ? { ...one, passwordHash: rehashed } : undefined,
      );
    }
    return { name: userNameOf(user.urn) };
  },
});
