import { createHash } from 'node:crypto';
import { AuthError } from '../errors.ts';
import type { KeyPurpose } from '../ports/keys.ts';

/** A key, with its secret. It is in the memory of the server, in its key file, and nowhere else. */
export interface Key {
  /** Follows from the secret, so that a key that was replaced by another one cannot be taken for it. */
  readonly id: string;
  readonly purpose: KeyPurpose;
  readonly createdAt: number;
  /** 32 bytes. */
  readonly secret: Uint8Array;
}

export const keyBytes = 32;

/** The keys of a server. The newest of each purpose makes what is new; all of them read what is there. */
export interface KeyRing {
  current(purpose: KeyPurpose): Key;
  find(purpose: KeyPurpose, id: string): Key | undefined;
  /** Newest first. */
  all(purpose: KeyPurpose): readonly Key[];
}

/** @throws AuthError `INVALID_CONFIGURATION` when the secret is not of {@link keyBytes} bytes. */
export function createKey(purpose: KeyPurpose, secret: Uint8Array, createdAt: number): Key {
  if (secret.length !== keyBytes)
    throw new AuthError(
      'INVALID_CONFIGURATION',
      `A key for ${purpose} has ${secret.length} bytes: expected ${keyBytes} random bytes`,
    );
  const digest = createHash('sha256').update(`colophon ${purpose} key `).update(secret).digest('base64url');
  return { id: digest.slice(0, 12), purpose, createdAt, secret };
}

/**
 * @param keys In the order in which they were made: of each purpose, the last one makes what is new.
 * @throws AuthError `INVALID_CONFIGURATION` when a purpose has no key.
 */
export function createKeyRing(keys: readonly Key[]): KeyRing {
  const newestFirst = [...keys].reverse();
  const all = (purpose: KeyPurpose) => newestFirst.filter((key) => key.purpose === purpose);
  return {
    all,
    find: (purpose, id) => all(purpose).find((key) => key.id === id),
    current(purpose) {
      const [newest] = all(purpose);
      if (!newest) throw new AuthError('INVALID_CONFIGURATION', `No key for ${purpose} is given`);
      return newest;
    },
  };
}
