import { mkdirSync } from 'node:fs';
import type { IdentityStore } from '@colophon/auth/ports';
import type { Store } from '@colophon/catalogue';
import type { MigrationProgress } from '@colophon/store-sqlite';
import { openIdentityStore } from '@colophon/store-sqlite/identity';
import { openThreadedStore } from '@colophon/store-sqlite/node';
import { ConfigurationError } from './configuration-error.ts';

/** Where a server keeps everything. */
export interface StoreSettings {
  /** Folder of the embedded database. Of a server with another store, it has the keys alone. */
  readonly dataFolder: string;
  /** Address of a PostgreSQL database, such as `postgres://user@host:5432/database`. Default: the embedded one. */
  readonly url?: string | undefined;
  /** Threads that run queries of the embedded database. Default: one for each core, at most 4. */
  readonly queryThreads?: number | undefined;
  /** Longest time of a query, in milliseconds. */
  readonly queryTimeoutMs: number;
  readonly onMigration?: ((progress: MigrationProgress) => void) | undefined;
}

/** The stores of a server. */
export interface Stores {
  readonly store: Store;
  /** For people to read, without a password. */
  readonly place: string;
  /** Opens the store of who may sign in, which its caller closes. */
  openIdentity(): Promise<IdentityStore>;
}

/** @throws ConfigurationError for an address of no PostgreSQL; the errors of the store for its folder or its database. */
export async function openStores({
  dataFolder,
  url,
  queryThreads: workers,
  queryTimeoutMs: deadlineMs,
  onMigration,
}: StoreSettings): Promise<Stores> {
  if (url === undefined)
    return {
      store: openThreadedStore(dataFolder, { workers, deadlineMs, ...(onMigration && { onMigration }) }),
      place: dataFolder,
      openIdentity: async () => openIdentityStore(dataFolder),
    };
  if (!/^postgres(ql)?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new ConfigurationError(
      '--store: expected the address of a PostgreSQL database, such as postgres://colophon@db:5432/colophon, and it is something else.',
    );
  // Loaded where it is used: its client takes time and memory that the embedded store does not need.
  const postgres = await import('@colophon/store-postgres');
  const store = await postgres.openPostgresStore({ url, deadlineMs });
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  return {
    store,
    place: postgres.describeUrl(url),
    openIdentity: () => postgres.openPostgresIdentityStore({ url, deadlineMs }),
  };
}
