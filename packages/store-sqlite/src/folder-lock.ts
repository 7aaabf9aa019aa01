import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Name of the file that says which process uses the data folder: by the lock on it, and not by its contents. */
export const lockFileName = '.colophon.lock';

/** A lock that nobody refers to would be collected, and with it the process would lose its folder. */
const held = new Set<DatabaseSync>();

/**
 * Holds a data folder for this process, until it ends, however it ends. It is the lock of an SQLite database that stays
 * empty, which the system takes back from a process that was killed. The file stays: one that is removed could be locked
 * by two processes, each by another file of the name.
 *
 * @returns what releases it
 * @throws the error `SQLITE_BUSY` of SQLite when another process, or another part of this one, holds the folder
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, lockFileName));
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw error;
  }
  held.add(lock);
  return () => {
    held.delete(lock);
    lock.close();
  };
}
