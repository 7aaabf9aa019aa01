import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { IdentityStore } from '@colophon/auth/ports';
import { adapt } from '../adapt.ts';
import { DataFolderError } from '../database-file.ts';
import { setDurable } from '../set-durable.ts';
import type { SqlDatabase } from '../sql.ts';
import { createSqliteIdentityStore } from './sqlite-identity-store.ts';

/** Name of the identity database in the data folder. */
export const identityFileName = 'identity.sqlite';

const ownerOnly = 0o600;

/**
 * Opens the identity store of a data folder, which exists and is held by this process, and creates the file when it is
 * missing. Nobody but the owner of the file may read it; permissions that are wider are taken back, since some platforms
 * widen them when they mount a volume.
 *
 * @throws DataFolderError when the file cannot be protected or read.
 */
export function openIdentityStore(dataFolder: string): IdentityStore {
  const database = openIdentityDatabase(dataFolder);
  try {
    return createSqliteIdentityStore(database);
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * The same without its tables.
 *
 * @throws DataFolderError when the file cannot be protected or read.
 */
export function openIdentityDatabase(dataFolder: string): SqlDatabase {
  const path = join(dataFolder, identityFileName);
  // SQLite gives its log the permissions of the file, so they are right before it is opened.
  protect(path);
  const database = new DatabaseSync(path);
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA secure_delete = ON');
    setDurable(database);
    return adapt(database);
  } catch (error) {
    database.close();
    const notADatabase = 26;
    if ((error as { errcode?: number }).errcode === notADatabase)
      throw new DataFolderError(`The file ${path} is not an identity database of Colophon.`, {
        cause: error,
      });
    throw error;
  }
}

function protect(path: string): void {
  if (!existsSync(path)) closeSync(openSync(path, 'wx', ownerOnly));
  // Windows has no such permissions; the folder decides there.
  if (process.platform === 'win32') return;
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    const mode = statSync(file, { throwIfNoEntry: false })?.mode;
    if (mode === undefined || (mode & 0o077) === 0) continue;
    try {
      chmodSync(file, ownerOnly);
    } catch (error) {
      throw new DataFolderError(
        `Other users of this machine can read ${file}, which has password hashes. Run chmod 600 on it.`,
        { cause: error },
      );
    }
  }
}
