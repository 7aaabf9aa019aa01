import type { DatabaseSync } from 'node:sqlite';

/** What a connection that writes is set to. */
export function setDurable(database: DatabaseSync): void {
  // A commit has reached the disk when it returns: what was acknowledged survives a power cut.
  database.exec('PRAGMA synchronous = FULL');
  // The search values of new entities are scattered over the file. The longer they gather in the write-ahead log, the
  // fewer times each page is written back: 8,000 pages are 32 MiB.
  database.exec('PRAGMA wal_autocheckpoint = 8000');
}
