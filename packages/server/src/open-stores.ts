import { mkdirSync } from 'node:fs';
import type { IdentityStore } from '@colophon/auth/ports';
import type { Store } from '@colophon/catalogue';
import type { Readiness } from '@colophon/http';
import type { ReplicaStatus } from '@colophon/store-postgres';
import type { MigrationProgress } from '@colophon/store-sqlite';
import { openIdentityStore } from '@colophon/store-sqlite/identity';
import { openThreadedStore, type SharedThreads } from '@colophon/store-sqlite/node';
import type { Logger } from 'pino';
import { ConfigurationError } from './configuration-error.ts';
import type { Followers } from './observability/followers.ts';
import { statementSpans, threadSpans } from './observability/store-spans.ts';
import type { Tracing } from './observability/tracing.ts';

/** Where a server keeps everything. */
export interface StoreSettings {
  /** Folder of the embedded database. Of a server with another store, it has the keys alone. */
  readonly dataFolder: string;
  /** Address of a PostgreSQL database, such as `postgres://user@host:5432/database`. Default: the embedded one. */
  readonly url?: string | undefined;
  /** Address of a standby of that database, which answers searches where it can. Default: none. */
  readonly replicaUrl?: string | undefined;
  /** Threads that run queries of the embedded database. Default: one for each core, at most 4. */
  readonly queryThreads?: number | undefined;
  /** Threads that several stores share. Default: the store has its own. */
  readonly threads?: SharedThreads | undefined;
  /** Longest time of a query, in milliseconds. */
  readonly queryTimeoutMs: number;
  /** Default: no traces are made. */
  readonly tracing?: Tracing | undefined;
  readonly onMigration?: ((progress: MigrationProgress) => void) | undefined;
  readonly log: Pick<Logger, 'warn'>;
}

/** The stores of a server. */
export interface Stores {
  readonly store: Store;
  /** For people to read, without a password. */
  readonly place: string;
  /** Opens the store of who may sign in, which its caller closes. */
  openIdentity(): Promise<IdentityStore>;
  /** Of a store that has one. */
  readonly replica?: ReplicaStatus | undefined;
}

/** @throws ConfigurationError for an address of no PostgreSQL; the errors of the store for its folder or its database. */
export async function openStores({
  dataFolder,
  url,
  replicaUrl,
  queryThreads: workers,
  threads,
  queryTimeoutMs: deadlineMs,
  tracing,
  onMigration,
  log,
}: StoreSettings): Promise<Stores> {
  if (replicaUrl !== undefined) requirePostgres('--store-replica', replicaUrl);
  if (url === undefined) {
    if (replicaUrl !== undefined)
      throw new ConfigurationError('--store-replica: expected --store with it, and there is none.');
    return {
      store: openThreadedStore(dataFolder, {
        workers,
        threads,
        deadlineMs,
        ...(onMigration && { onMigration }),
        ...(tracing && { onRan: threadSpans(tracing) }),
      }),
      place: dataFolder,
      openIdentity: async () => openIdentityStore(dataFolder),
    };
  }
  requirePostgres('--store', url);
  // Loaded where it is used: its client takes time and memory that the embedded store does not need.
  const postgres = await import('@colophon/store-postgres');
  const store = await postgres.openPostgresStore({
    url,
    deadlineMs,
    ...(replicaUrl !== undefined && {
      replica: {
        url: replicaUrl,
        onTrouble: (reason) => log.warn({ reason }, 'the read replica is not used'),
        onRecovered: () => log.warn('the read replica is used again'),
      },
    }),
    ...(tracing && { aroundStatement: statementSpans(tracing) }),
  });
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  return {
    store,
    replica: store.replica,
    place: postgres.describeUrl(url),
    openIdentity: () => postgres.openPostgresIdentityStore({ url, deadlineMs }),
  };
}

/** @throws ConfigurationError without the value, which may have a password. */
function requirePostgres(option: string, url: string): void {
  if (!/^postgres(ql)?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new ConfigurationError(
      `${option}: expected the address of a PostgreSQL database, such as postgres://colophon@db:5432/colophon, and it is something else.`,
    );
}

/** Lets a server say how its replica is doing. */
export function registerReplica(
  replica: ReplicaStatus,
  { readiness, followers }: { readonly readiness: Readiness; readonly followers: Followers },
): void {
  // Without it, the database answers everything.
  readiness.register({ name: 'replica', isRequired: false, check: async () => replica.check() });
  followers.register('replica', async () => replica.head);
}
