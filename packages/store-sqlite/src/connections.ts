import { DatabaseSync } from 'node:sqlite';
import { adapt } from './adapt.ts';
import { setDurable } from './set-durable.ts';
import type { SqlDatabase } from './sql.ts';

/** How long a connection waits for another one, in milliseconds: for a checkpoint, or for the recovery of the log. */
export const busyTimeoutMs = 10_000;

/**
 * Memory for pages, in KiB, of each connection beside the first: the pages are in the cache of the system, too, so that
 * a larger one saves little time.
 */
const cacheKiB = { reader: 8 * 1024, writer: 16 * 1024 } as const;

/** A further connection to a database that this process has opened: for reads. */
export function openReader(path: string): SqlDatabase {
  const database = new DatabaseSync(path, { readOnly: true, timeout: busyTimeoutMs });
  database.exec(`PRAGMA cache_size = -${cacheKiB.reader}; PRAGMA temp_store = MEMORY`);
  return adapt(database);
}

/** A further connection to a database that this process has opened: the one that writes. */
export function openWriter(path: string): SqlDatabase {
  const database = new DatabaseSync(path, { timeout: busyTimeoutMs });
  setDurable(database);
  database.exec(`PRAGMA cache_size = -${cacheKiB.writer}; PRAGMA temp_store = MEMORY`);
  return adapt(database);
}
