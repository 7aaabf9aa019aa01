import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  createSecretBox,
  type KeyPurpose,
  type KeyRing,
  keyFileName,
  openKeyFile,
  removeFromKeyFile,
  rotateKeyFile,
} from '@colophon/auth';
import { keyPurposes } from '@colophon/auth/ports';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openIdentityStore } from '@colophon/store-sqlite/identity';
import { openDatabase } from '@colophon/store-sqlite/node';
import { ConfigurationError } from '../configuration-error.ts';
import { secretsSealedWith } from './secrets.ts';

/** A key of a server, without its secret. */
export interface ListedKey {
  readonly id: string;
  readonly purpose: KeyPurpose;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** True for the key that makes what is new. */
  readonly isCurrent: boolean;
}

const keyFileIn = (dataFolder: string): string => join(dataFolder, keyFileName);

/**
 * The keys of a data folder, of each purpose the newest first.
 *
 * @throws ConfigurationError when it has no key file. @throws AuthError `INVALID_CONFIGURATION` when that is malformed
 */
export function listKeys(dataFolder: string): readonly ListedKey[] {
  const path = keyFileIn(dataFolder);
  if (!existsSync(path))
    throw new ConfigurationError(`${path} does not exist: it is made for the first sign-in or secret.`);
  return listedIn(openKeyFile(path));
}

/**
 * Adds a key of each purpose. A server uses them from its next start on, when it also encrypts all secrets with the new one.
 * Sessions and access tokens depend on no key, so none of them ends.
 *
 * @throws ConfigurationError and AuthError as {@link listKeys}
 */
export function rotateKeys(dataFolder: string): readonly ListedKey[] {
  listKeys(dataFolder);
  const path = keyFileIn(dataFolder);
  for (const purpose of keyPurposes) rotateKeyFile(path, purpose);
  return listKeys(dataFolder);
}

/**
 * Removes a key of a data folder that no server uses.
 *
 * @throws ConfigurationError when a secret still needs it: start the server once, which encrypts all with the newest key.
 * @throws AuthError `INVALID_CONFIGURATION` for the newest key, and for an id that there is not
 */
export async function removeKey(dataFolder: string, id: string): Promise<readonly ListedKey[]> {
  const path = keyFileIn(dataFolder);
  // It holds the folder, so that no server writes another secret meanwhile.
  const store = createSqliteStore(openDatabase(dataFolder));
  try {
    const box = createSecretBox(openKeyFile(path));
    const isCurrent = listKeys(dataFolder).some((key) => key.id === id && key.isCurrent);
    const [needed] = isCurrent ? [] : await secretsSealedWith(store, box, id);
    if (needed !== undefined)
      throw new ConfigurationError(
        `The key ${id} is still needed for ${needed}. Start the server once: it encrypts all secrets with the newest key.`,
      );
    const keys = removeFromKeyFile(path, id);
    const identity = openIdentityStore(dataFolder);
    await identity.removeKey(id).finally(() => identity.close());
    return listedIn(keys);
  } finally {
    await store.close();
  }
}

const listedIn = (keys: KeyRing): readonly ListedKey[] =>
  keyPurposes.flatMap((purpose) =>
    keys.all(purpose).map(({ id, createdAt }, place) => ({ id, purpose, createdAt, isCurrent: place === 0 })),
  );
