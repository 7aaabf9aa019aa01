import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, openSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { Readable } from 'node:stream';
import type { BackupFile, BackupOptions } from '@colophon/catalogue';
import { busyTimeoutMs } from './connections.ts';
import { applicationIds, logOf } from './database-file.ts';
import { explainFault } from './explain-fault.ts';

/** Pages copied between two looks at the signal. Others wait for the database that long: a millisecond or two. */
const pagesPerStep = 200;

const draftName = /^(backup-[\da-f-]{36}\.partial|copy-\w{6}$)/;

/**
 * Copies a database that is open, while it is read and written. The copy is of the moment at which it began, which its own
 * connection holds on to: another one that writes would make it begin again.
 *
 * @param path The database. The copy is made next to it, and removed as soon as it can be read.
 * @throws StoreError when there is no space for the copy.
 */
export async function createBackup(path: string, options: BackupOptions): Promise<BackupFile> {
  const { signal } = options;
  const draft = join(dirname(path), `backup-${randomUUID()}.partial`);
  try {
    await copy(path, draft, options);
    signal.throwIfAborted();
    markComplete(draft);
    const { size } = statSync(draft);
    const file = createReadStream('', { fd: openSync(draft, 'r') });
    const closed = once(file, 'close').catch(() => undefined);
    // The caller may have disconnected before it is read.
    signal.addEventListener('abort', () => void file.destroy(), { once: true });
    const stream = Readable.toWeb(file) as ReadableStream<Uint8Array>;
    return { size, type: 'application/vnd.sqlite3', name: basename(path), stream, closed };
  } catch (error) {
    throw explainFault(error);
  } finally {
    remove(draft);
  }
}

async function copy(path: string, draft: string, { signal, onProgress }: BackupOptions): Promise<void> {
  const database = new DatabaseSync(path, { readOnly: true, timeout: busyTimeoutMs });
  try {
    database.exec('BEGIN; SELECT 1 FROM sqlite_schema');
    await backup(database, draft, {
      rate: pagesPerStep,
      progress({ totalPages, remainingPages }) {
        signal.throwIfAborted();
        onProgress?.((totalPages - remainingPages) / totalPages);
      },
    });
    onProgress?.(1);
  } finally {
    database.close();
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
