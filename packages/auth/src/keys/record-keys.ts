import type { Environment } from '../environment.ts';
import { AuthError } from '../errors.ts';
import { type KeyStore, keyPurposes } from '../ports/keys.ts';
import type { KeyRing } from './key-ring.ts';

/**
 * Compares the keys of a server with those that its store has seen, and records the new ones. A server that starts with
 * the wrong key file says so, instead of failing at the first secret.
 *
 * @throws AuthError `INVALID_CONFIGURATION` when the store has seen keys, and none of them is here.
 */
export async function recordKeys(store: KeyStore, keys: KeyRing, { now }: Environment): Promise<void> {
  const seen = await store.listKeys();
  for (const purpose of keyPurposes) {
    const known = seen.filter((key) => key.purpose === purpose);
    if (known.length > 0 && !known.some(({ id }) => keys.find(purpose, id)))
      throw new AuthError(
        'INVALID_CONFIGURATION',
        `None of the keys for ${purpose} has been used with this store before: ${known.map(({ id }) => id).join(', ')}. Give the server its key file, or restore it from a backup.`,
      );
  }
  for (const purpose of keyPurposes)
    for (const { id } of [...keys.all(purpose)].reverse())
      await store.addKey({ id, purpose, addedAt: now() });
}
