import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** Where one server of a test keeps everything, as its environment says it. */
export interface OwnStore {
  readonly env: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

/**
 * The store for one server. When the tests run with the address of a PostgreSQL in `COLOPHON_STORE`, that is a new
 * database there, since no two servers of a test share one by accident; otherwise the embedded store.
 */
export async function ownStore(): Promise<OwnStore> {
  const shared = process.env.COLOPHON_STORE;
  if (!shared) return { env: {}, remove: async () => undefined };
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await ask(shared, `CREATE DATABASE ${name}`);
  const own = new URL(shared);
  own.pathname = `/${name}`;
  return {
    env: { COLOPHON_STORE: own.href },
    remove: () => ask(shared, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

async function ask(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
