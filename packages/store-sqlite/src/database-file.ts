import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  openSync,
  readSync,
  rmSync,
  statSync,
} from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { restoreHint } from '@colophon/store-sql';

/** The data folder cannot be used; the message says why and what to do. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}

/**
 * SQLite's field for the program that a file belongs to. It also states whether the file is complete by itself: while a
 * catalogue runs, and after it was killed, the latest changes are in the write-ahead log next to it.
 * https://www.sqlite.org/fileformat2.html#application_id
 */
export const applicationIds = {
  /** "Colc": closed in order. */
  complete: 0x436f6c63,
  /** "Colo": in use, or killed. */
  needsLog: 0x436f6c6f,
} as const;

const applicationIdOffset = 68;

export const logOf = (path: string): string => `${path}-wal`;

/**
 * Rejects a database that has lost what it had, and that SQLite would take for an empty one or for an older state.
 *
 * @throws DataFolderError that names the file, and says what to do.
 */
export function ensureNoLostData(path: string): void {
  const log = logOf(path);
  if (!existsSync(path)) {
    if (sizeOf(log) > 0)
      throw new DataFolderError(
        `The database ${path} is missing, but its write-ahead log exists. Restore it, or move the log away to start empty. ${restoreHint}`,
      );
    if (isLink(path))
      throw new DataFolderError(
        `The database ${path} is a link to a file that does not exist. Mount its disk, or remove the link to start empty. ${restoreHint}`,
      );
    return;
  }
  if (sizeOf(path) === 0)
    throw new DataFolderError(
      `The database ${path} is empty (0 bytes): its data is lost. ${restoreHint} To start empty, remove the file.`,
    );
  // Read in this order, and twice, since another process may be stopping or starting.
  if (beginsWithPage(log) || applicationIdOf(path) !== applicationIds.needsLog || beginsWithPage(log)) return;
  const fault =
    sizeOf(log) === 0
      ? 'is missing or empty, and the latest changes were in it. Restore it.'
      : 'is damaged at its beginning, and the latest changes were in it.';
  throw new DataFolderError(`The write-ahead log ${log} ${fault} ${restoreHint}`);
}

/** True for a symbolic link, wherever it leads. */
export const isLink = (path: string): boolean =>
  lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;

const logHeaderBytes = 32;
const frameHeaderBytes = 24;

/**
 * True when a write-ahead log has a header, and a first page that belongs to it: SQLite reads a log that has not as one
 * without changes. https://www.sqlite.org/fileformat2.html#walformat
 */
function beginsWithPage(log: string): boolean {
  if (sizeOf(log) < logHeaderBytes + frameHeaderBytes) return false;
  const bytes = readBytes(log, 0, logHeaderBytes + frameHeaderBytes);
  const magic = 0x377f0682;
  if ((bytes.readUInt32BE(0) & ~1) >>> 0 !== magic) return false;
  const page = bytes.subarray(logHeaderBytes);
  const [salt, pageSalt] = [bytes.readUInt32BE(16), page.readUInt32BE(8)];
  // The log begins anew when all of it is in the database: until its first page is written, that of before stays there.
  if ((pageSalt + 1) >>> 0 === salt) return true;
  return pageSalt === salt && bytes.readUInt32BE(20) === page.readUInt32BE(12);
}

/**
 * Makes an empty database, so that it has its name only when it is whole: a file of zero bytes is never one that has
 * just been made.
 */
export function createFile(path: string): void {
  const draft = `${path}.${process.pid}.new`;
  try {
    const database = new DatabaseSync(draft);
    database.exec(`PRAGMA journal_mode = WAL; PRAGMA application_id = ${applicationIds.complete}`);
    database.close();
    placeNew(draft, path);
  } catch (error) {
    // Another process was faster: its file is as good.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    for (const file of [draft, logOf(draft), `${draft}-shm`]) rmSync(file, { force: true });
  }
}

/**
 * Atomically gives a complete file its name, unless that name is taken.
 *
 * @throws the system's error `EEXIST` if there is one
 */
export function placeNew(draft: string, path: string): void {
  try {
    linkSync(draft, path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Some file systems have no links.
    if (
      code === undefined ||
      !['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(code) ||
      !existsSync(draft)
    )
      throw error;
    copyFileSync(draft, path, constants.COPYFILE_EXCL);
  } finally {
    for (const file of [draft, logOf(draft), `${draft}-shm`]) rmSync(file, { force: true });
  }
}

/** Zero for a file that is not there. */
export function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

const applicationIdOf = (path: string): number => readBytes(path, applicationIdOffset, 4).readUInt32BE();

/** Zeros stand for what is beyond the end of the file. */
function readBytes(path: string, position: number, length: number): Buffer {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(length);
    readSync(file, bytes, 0, length, position);
    return bytes;
  } finally {
    closeSync(file);
  }
}
