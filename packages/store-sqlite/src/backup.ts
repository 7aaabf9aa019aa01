import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, openSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { Readable } from 'node:stream';
import { applicationIds, logOf } from './database-file.ts';
import { explainFault } from './explain-fault.ts';

/** A copy of a database as the bytes of a file, in one consistent state. */
export interface BackupFile {
  readonly size: number;
  readonly stream: ReadableStream<Uint8Array>;
  /** Resolved when the stream has been read or cancelled, and nothing is left of the copy. */
  readonly closed: Promise<unknown>;
}

/** Pages copied between two looks at the signal. Others wait for the database that long: a millisecond or two. */
const pagesPerStep = 200;

const draftName = /^(backup-[\da-f-]{36}\.partial|copy-\w{6}$)/;

/**
 * Copies a database that is open, while it is read and written. The copy is of the moment at which it is complete.
 *
 * @param folder Where the copy is made; it is removed as soon as it can be read.
 * @throws StoreError when there is no space for the copy.
 */
export async function createBackup(
  database: DatabaseSync,
  folder: string,
  signal: AbortSignal,
): Promise<BackupFile> {
  const draft = join(folder, `backup-${randomUUID()}.partial`);
  try {
    await backup(database, draft, { rate: pagesPerStep, progress: () => signal.throwIfAborted() });
    signal.throwIfAborted();
    markComplete(draft);
    const { size } = statSync(draft);
    const file = createReadStream('', { fd: openSync(draft, 'r') });
    const closed = once(file, 'close').catch(() => undefined);
    // The caller may have disconnected before it is read.
    signal.addEventListener('abort', () => void file.destroy(), { once: true });
    return { size, stream: Readable.toWeb(file) as ReadableStream<Uint8Array>, closed };
  } catch (error) {
    throw explainFault(error);
  } finally {
    remove(draft);
  }
}

/** Removes the copies that a process was making when it was killed. */
export function removeDrafts(folder: string): void {
  for (const name of readdirSync(folder))
    if (draftName.test(name)) rmSync(join(folder, name), { force: true, recursive: true });
}

/** The copy needs no log, other than the database that it is a copy of. */
function markComplete(path: string): void {
  const copy = new DatabaseSync(path);
  try {
    copy.exec(`PRAGMA application_id = ${applicationIds.complete}`);
  } finally {
    copy.close();
  }
}

function remove(draft: string): void {
  for (const file of [draft, logOf(draft), `${draft}-shm`, `${draft}-journal`]) rmSync(file, { force: true });
}
