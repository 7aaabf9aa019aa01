import { DatabaseError } from '@colophon/store-sql';
import { type Connections, queryOn } from './connection/connections.ts';
import type { Query } from './connection/query.ts';
import { endCopy } from './copy/marker.ts';
import { migrations } from './migrations.ts';
import { schema, schemaVersion } from './schema.ts';

/** The oldest PostgreSQL that the statements of the store run on, as the server tells its version. */
const oldestServer = 140_000;

/** Only one process prepares the tables at a time. */
const prepareLock = 0x636f6c70;

/**
 * Creates the tables in an empty database, and upgrades those of an earlier version.
 *
 * @param isCopyTarget True for a database that goes on to be a copy; otherwise, one that is complete is none any more.
 * @throws DatabaseError when the tables are of a later version of Colophon, or of another program.
 */
export async function prepareTables(connections: Connections, isCopyTarget = false): Promise<void> {
  const client = await connections.connect();
  const query = queryOn(client);
  try {
    await checkServer(query);
    await query('BEGIN');
    await query('SELECT pg_advisory_xact_lock($1::bigint)', [prepareLock]);
    await createTables(query);
    if (!isCopyTarget) await endCopy(query);
    await query('COMMIT');
  } finally {
    // What was not committed goes with the connection.
    await client.end();
  }
}

async function checkServer(query: Query): Promise<void> {
  const [row] = await query(
    "SELECT current_setting('server_version_num')::integer AS number, current_setting('server_version') AS version, current_setting('server_encoding') AS encoding",
  );
  if (Number(row?.number) < oldestServer)
    throw new DatabaseError(`PostgreSQL: expected version 14 or later, got ${row?.version}.`);
  if (row?.encoding !== 'UTF8')
    throw new DatabaseError(
      `The encoding of the database: expected UTF8, got ${row?.encoding}. Create it with: CREATE DATABASE colophon ENCODING 'UTF8' TEMPLATE template0`,
    );
}

async function createTables(query: Query): Promise<void> {
  const tables = await query(
    "SELECT c.relname AS name FROM pg_class c WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p') ORDER BY 1",
  );
  const names = tables.map(({ name }) => String(name));
  if (!names.includes('meta')) {
    if (names.length > 0)
      throw new DatabaseError(`The database belongs to another program: it has a table "${names[0]}".`);
    await query(schema);
    return;
  }
  const [row] = await query('SELECT version FROM meta');
  const found = Number(row?.version);
  if (found > schemaVersion)
    throw new DatabaseError(
      `The database has tables of version ${found}, from a later version of Colophon; this one knows versions up to ${schemaVersion}. Install the later version, or restore a backup from before the upgrade.`,
    );
  for (const { version, sql } of migrations) {
    if (version <= found) continue;
    await query(sql);
    await query('UPDATE meta SET version = $1', [version]);
  }
}
