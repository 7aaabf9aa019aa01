import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { BackupFile, BackupOptions } from '@colophon/catalogue';
import { restoreHint } from '@colophon/store-sql';
import { adapt } from './adapt.ts';
import { createBackup, removeDrafts } from './backup.ts';
import {
  applicationIds,
  createFile,
  DataFolderError,
  ensureNoLostData,
  isLink,
  logOf,
  sizeOf,
} from './database-file.ts';
import { explainFault } from './explain-fault.ts';
import { lockFolder } from './folder-lock.ts';
import { setDurable } from './set-durable.ts';
import type { SqlDatabase } from './sql.ts';

export { restoreHint } from '@colophon/store-sql';
export { DataFolderError, placeNew } from './database-file.ts';

/** Name of the database in the data folder. */
export const databaseFileName = 'colophon.db';

/** A database in a file. */
export interface FileDatabase extends SqlDatabase {
  /** Copies it while it is read and written. */
  backup(options: BackupOptions): Promise<BackupFile>;
}

/** True when a folder has a database, or what is left of one. */
export function holdsDatabase(dataFolder: string): boolean {
  const path = join(dataFolder, databaseFileName);
  return existsSync(path) || isLink(path) || sizeOf(logOf(path)) > 0;
}

/**
 * Opens the database of a data folder, making both when missing, and holds the folder for this process until it ends,
 * however it ends. The process may open further connections to the same file: `connections.ts`.
 *
 * @throws DataFolderError when the folder cannot be written, another process holds it, or its file is damaged.
 */
export function openDatabase(dataFolder: string): FileDatabase {
  const path = join(dataFolder, databaseFileName);
  let release = () => {};
  try {
    makeFolder(dataFolder);
    for (const needed of [dataFolder, path])
      if (existsSync(needed)) accessSync(needed, constants.R_OK | constants.W_OK);
    release = lockFolder(dataFolder);
    ensureNoLostData(path);
    if (!existsSync(path)) createFile(path);
    const database = open(path);
    removeDrafts(dataFolder);
    return {
      ...adapt(database),
      ...markInUse(database, release),
      backup: (options) => createBackup(path, options),
    };
  } catch (error) {
    release();
    throw explainFolder(dataFolder, error);
  }
}

/**
 * Opens a copy of a database, which is removed when it is closed. What is done to it leaves the database as it is.
 *
 * @param folder A folder with space for the copy.
 */
export function openCopy(database: SqlDatabase, folder: string): FileDatabase {
  const copyFolder = mkdtempSync(join(folder, 'copy-'));
  const remove = () => rmSync(copyFolder, { recursive: true, force: true });
  try {
    database.prepare('VACUUM INTO ?').run(join(copyFolder, databaseFileName));
    const copy = openDatabase(copyFolder);
    const close = () => {
      copy.close();
      remove();
    };
    return { ...copy, close };
  } catch (error) {
    remove();
    throw explainFault(error);
  }
}

/** A database that lives in memory. */
export interface MemoryDatabase extends SqlDatabase {
  /** The database as the bytes of a file. */
  toBytes(): Uint8Array<ArrayBuffer>;
}

/** Opens a database that lives in memory, for tests and for what is made once and kept as a file. */
export function openMemoryDatabase(): MemoryDatabase {
  const database = new DatabaseSync(':memory:');
  return { ...adapt(database), toBytes: () => bytesOf(database) };
}

/** By way of a file: the first releases of Node 24 cannot return the bytes of a database. */
function bytesOf(database: DatabaseSync): Uint8Array<ArrayBuffer> {
  const folder = mkdtempSync(join(tmpdir(), 'colophon-'));
  try {
    const file = join(folder, databaseFileName);
    database.prepare('VACUUM INTO ?').run(file);
    return new Uint8Array(readFileSync(file));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Makes a folder and those above it. Node's own `recursive` never ends where a file system rejects folders,
 * as in `/proc`: it tries again for as long as the folder above is there.
 */
function makeFolder(path: string): void {
  try {
    mkdirSync(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && statSync(path).isDirectory()) return;
    if (code !== 'ENOENT' || existsSync(dirname(path))) throw error;
    makeFolder(dirname(path));
    mkdirSync(path);
  }
}

function open(path: string): DatabaseSync {
  const database = new DatabaseSync(path);
  try {
    database.exec('PRAGMA journal_mode = WAL');
    setDurable(database);
    database.exec('PRAGMA cache_size = -65536');
    database.exec('PRAGMA temp_store = MEMORY');
    // Meets an earlier version of Colophon, which locks the file itself.
    database.exec('BEGIN IMMEDIATE; COMMIT');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Keeps in the file whether it is complete by itself, as {@link applicationIds} describes. */
function markInUse(database: DatabaseSync, release: () => void): Pick<SqlDatabase, 'claim' | 'close'> {
  let isClaimed = false;
  return {
    claim() {
      isClaimed = true;
      // Into the file itself, and not the log, which may get lost.
      database.exec(`PRAGMA application_id = ${applicationIds.needsLog}; PRAGMA wal_checkpoint(FULL)`);
    },
    close() {
      try {
        // Writes after a full checkpoint go over the log's beginning, and needs no space on a full disk.
        if (isClaimed)
          database.exec(`PRAGMA wal_checkpoint(RESTART); PRAGMA application_id = ${applicationIds.complete}`);
      } catch {
        // The log then stays next to the file, as after a crash, and is read at the next start.
      } finally {
        database.close();
        release();
      }
    },
  };
}

/** Says why the database of a folder cannot be opened, where its operator can do something about it. */
export function explainFolder(dataFolder: string, error: unknown): unknown {
  const { code, errcode, message } = error as { code?: string; errcode?: number; message?: string };
  const busy = 5;
  const locked = 6;
  if (errcode === busy || errcode === locked) {
    return new DataFolderError(
      `Another process is using the data folder ${dataFolder}. Stop it, or choose another folder.`,
    );
  }
  const path = join(dataFolder, databaseFileName);
  if (existsSync(path) && statSync(path).isDirectory())
    return new DataFolderError(`${path} is a folder, not a database. Move it away. ${restoreHint}`);
  const cannotOpen = 14;
  const readOnly = 8;
  if (
    code === 'EACCES' ||
    code === 'EROFS' ||
    code === 'EPERM' ||
    code === 'ENOENT' ||
    errcode === cannotOpen ||
    errcode === readOnly
  ) {
    return new DataFolderError(
      `The data folder ${dataFolder} cannot be written. Change its permissions and those of its files, or choose another folder.`,
    );
  }
  if (code === 'ENOTDIR' || code === 'EEXIST') {
    return new DataFolderError(`The data folder ${dataFolder} is not a folder. Choose another path.`);
  }
  const notADatabase = 26;
  if (errcode === notADatabase)
    return new DataFolderError(`The file ${path} is not a Colophon database: ${message}. ${restoreHint}`);
  const corrupt = 11;
  if (errcode !== undefined && (errcode & 0xff) === corrupt)
    return new DataFolderError(`The database ${path} is damaged: ${message}. ${restoreHint}`);
  const inputOutput = 10;
  if (errcode !== undefined && (errcode & 0xff) === inputOutput)
    return new DataFolderError(
      `The database ${path} cannot be read: ${message}. Check the disk. ${restoreHint}`,
    );
  return error;
}
