import { createHash, timingSafeEqual } from 'node:crypto';
import {
  type AccessTokens,
  type BackOff,
  type IdentityStore,
  type PasswordHasher,
  userNameOf,
} from '@colophon/auth';
import type { SystemClient } from '@colophon/http/auth';

export interface SystemClientOptions {
  readonly id: string;
  readonly secret: string;
  readonly store: IdentityStore;
  readonly tokens: AccessTokens;
  readonly hasher: PasswordHasher;
  /** Slows down guesses that come through DataHub's frontend: the one of the sign-in. */
  readonly backOff: BackOff;
}

/** How long a token for a session of DataHub's frontend lasts, in milliseconds: a day, as there. */
const sessionMs = 24 * 60 * 60 * 1000;

export function createSystemClient({
  id,
  secret,
  store,
  tokens,
  hasher,
  backOff,
}: SystemClientOptions): SystemClient {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  // DataHub's frontend sends the text as it is, and not in base64.
  const expected = digest(`Basic ${id}:${secret}`);
  return {
    // Of digests, which have one length, so that the time says nothing about the secret.
    isCaller: (authorization) => timingSafeEqual(digest(authorization), expected),
    async makeToken(owner) {
      const user = await store.readUser(owner);
      const { token } = await tokens.create({
        kind: user?.kind === 'service' ? 'service' : 'personal',
        owner,
        by: `urn:li:corpuser:${id}`,
        name: "Session of DataHub's frontend",
        lifetimeMs: sessionMs,
      });
      return token;
    },
    async hasPassword(urn, password, address) {
      const attempt = {
        name: userNameOf(urn),
        isSharedAddress: true,
        ...(address !== undefined && { address }),
      };
      await backOff.begin(attempt);
      const user = await store.readUser(urn);
      const isRight = await hasher.verify(password, user?.passwordHash);
      if (!isRight || user?.status !== 'active') return false;
      await backOff.forgive(attempt);
      return true;
    },
  };
}
