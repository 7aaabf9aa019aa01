import {
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { type Environment, realEnvironment } from '../environment.ts';
import { AuthError } from '../errors.ts';
import { type KeyPurpose, keyPurposes } from '../ports/keys.ts';
import { createKey, createKeyRing, type Key, type KeyRing, keyBytes } from './key-ring.ts';
import { parseKeys, printKey } from './parse-keys.ts';

/** Name of the key file in the data folder, where the operator gives no other. */
export const keyFileName = 'identity.keys';

const heading =
  '# Keys of this Colophon, oldest first. Keep this file secret, and back it up apart from the data that it encrypts.\n';
const ownerOnly = 0o600;

/**
 * Reads the keys of a file, and makes the file with new keys when it does not exist. Nobody but its owner may read it:
 * permissions that are wider are taken back.
 *
 * @throws AuthError `INVALID_CONFIGURATION` when it has a line that is no key, or cannot be protected.
 */
export function openKeyFile(path: string, environment: Environment = realEnvironment): KeyRing {
  if (!existsSync(path)) {
    const keys = keyPurposes.map((purpose) => makeKey(purpose, environment));
    // Another process may have been faster, and then its keys are the keys.
    place(path, keys, (draft) => {
      try {
        placeNew(draft, path);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
    });
  }
  protect(path);
  const keys = readKeys(path);
  for (const purpose of keyPurposes)
    if (!keys.some((key) => key.purpose === purpose))
      throw new AuthError('INVALID_CONFIGURATION', `${path} has no key for ${purpose}`);
  return createKeyRing(keys);
}

/**
 * Adds a key to a file. From then on it makes what is new; the earlier ones stay for what they made. Sessions and access
 * tokens depend on no key, so none of them ends.
 */
export function rotateKeyFile(
  path: string,
  purpose: KeyPurpose,
  environment: Environment = realEnvironment,
): KeyRing {
  const keys = [...readKeys(path), makeKey(purpose, environment)];
  place(path, keys, (draft) => renameSync(draft, path));
  return createKeyRing(keys);
}

/**
 * Removes a key that nothing needs any more: encrypt all secrets anew first.
 *
 * @throws AuthError `INVALID_CONFIGURATION` for the key that makes what is new, and for one that the file has not.
 */
export function removeFromKeyFile(path: string, id: string): KeyRing {
  const keys = readKeys(path);
  const ring = createKeyRing(keys);
  const key = keys.find((one) => one.id === id);
  if (!key) throw new AuthError('INVALID_CONFIGURATION', `${path} has no key ${id}`);
  if (ring.current(key.purpose).id === id)
    throw new AuthError('INVALID_CONFIGURATION', `Key ${id} is in use. Rotate it before you remove it.`);
  const kept = keys.filter((one) => one !== key);
  place(path, kept, (draft) => renameSync(draft, path));
  return createKeyRing(kept);
}

const readKeys = (path: string): readonly Key[] => parseKeys(readFileSync(path, 'utf8'), path);

/** A new key, whose ID a command line does not take for an option. */
function makeKey(purpose: KeyPurpose, { now, randomBytes }: Environment): Key {
  const key = createKey(purpose, randomBytes(keyBytes), now());
  return key.id.startsWith('-') ? makeKey(purpose, { now, randomBytes }) : key;
}

/** Writes a draft that is complete and on the disk before it gets its name: a key that is lost takes its secrets with it. */
function place(path: string, keys: readonly Key[], name: (draft: string) => void): void {
  const draft = `${path}.${process.pid}.new`;
  rmSync(draft, { force: true });
  const file = openSync(draft, 'wx', ownerOnly);
  try {
    writeSync(file, heading + keys.map(printKey).join(''));
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  try {
    name(draft);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Gives a complete file its name, unless that name is taken. @throws the system's error `EEXIST` if it is */
function placeNew(draft: string, path: string): void {
  try {
    linkSync(draft, path);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    // Some file systems have no links.
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(code)) throw error;
    copyFileSync(draft, path, constants.COPYFILE_EXCL);
  }
}

function protect(path: string): void {
  // Windows has no such permissions; the folder decides there.
  if (process.platform === 'win32' || (statSync(path).mode & 0o077) === 0) return;
  try {
    chmodSync(path, ownerOnly);
  } catch (cause) {
    throw new AuthError(
      'INVALID_CONFIGURATION',
      `Other users of this machine can read ${path}. Run chmod 600 on it.`,
      { cause },
    );
  }
}
