import type { Store } from '@colophon/catalogue';
import { openPostgresStore } from '@colophon/store-postgres';
import { type Postgres, startPostgres } from '../support/postgres.ts';

/** A real PostgreSQL for the tests of a file. */
export interface TestDatabase {
  readonly server: Postgres;
  readonly url: string;
  /** A store over the database, as another process would open it. */
  open(): Promise<Store>;
  /** The same after everything in the database was removed. */
  openEmpty(): Promise<Store>;
  stop(): Promise<void>;
}

export async function startTestDatabase(): Promise<TestDatabase> {
  // Nothing here outlives its server: no commit has to reach the disk.
  const server = await startPostgres('colophon', ['-c', 'fsync=off', '-c', 'max_connections=200']);
  const url = `postgres://${server.user}:${server.password}@127.0.0.1:${server.port}/colophon`;
  const open = () => openPostgresStore({ url });
  return {
    server,
    url,
    open,
    async openEmpty() {
      const store = await open();
      const tables = await server.query<{ readonly name: string }>(
        "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'meta'",
      );
      await server.query(`TRUNCATE ${tables.map(({ name }) => name).join(', ')} RESTART IDENTITY`);
      await server.query('UPDATE meta SET unlogged = 0, documents = 0, words = 0, model = NULL');
      return store;
    },
    stop: server.stop,
  };
}
