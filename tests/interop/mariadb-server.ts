import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import mysql from 'mysql2/promise';
import { freePort } from '../support/free-port.ts';
import { runProcess } from './run-process.ts';

const guard = fileURLToPath(new URL('kafka/guard.mjs', import.meta.url));
const find = (name: string) =>
  ['/usr/sbin', '/usr/bin', '/usr/local/bin']
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
const server = find('mariadbd');
const installer = find('mariadb-install-db');
/** How long it may take to start: many times as long as on an idle machine. */
const startLimitMs = 120_000;

/** The sentence that says what is missing on this machine, if anything is. */
export const missingMariadb: string | undefined =
  server === undefined || installer === undefined
    ? 'MariaDB is not installed (Debian: mariadb-server).'
    : undefined;

export interface MariadbServer extends AsyncDisposable {
  readonly port: number;
  /** Runs statements as its administrator. */
  run(statements: string): Promise<void>;
  /** Runs a single statement in a database, so that logs have it on its own. */
  runIn(database: string, statement: string): Promise<void>;
}

/** Starts MariaDB on a free port of this machine, with an account `root` that has no password. */
export async function startMariadb(extra: readonly string[] = []): Promise<MariadbServer> {
  // The server gives up the rights of root, and must be able to enter the folder without them.
  const folder = await mkdtemp('/tmp/colophon-mariadb-');
  const data = join(folder, 'data');
  const temporary = join(folder, 'tmp');
  await mkdir(data);
  await mkdir(temporary);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await must('chown', ['-R', 'mysql', folder]);
  const common = ['--no-defaults', `--datadir=${data}`, ...(isRoot ? ['--user=mysql'] : [])];
  await must(String(installer), [
    ...common,
    `--tmpdir=${temporary}`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
  ]);
  const port = await freePort();
  const options = [
    ...common,
    `--tmpdir=${temporary}`,
    `--port=${port}`,
    '--bind-address=127.0.0.1',
    `--socket=${folder}/m.sock`,
    `--pid-file=${folder}/m.pid`,
    '--innodb-buffer-pool-size=32M',
    '--innodb-flush-log-at-trx-commit=0',
    '--skip-name-resolve',
    ...extra,
  ];
  const child = spawn(process.execPath, [guard, String(server), ...options], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      printed += chunk;
    });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  async function stop(): Promise<void> {
    child.kill();
    await ended;
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  const open = () =>
    mysql.createConnection({ host: '127.0.0.1', port, user: 'root', multipleStatements: true });
  const until = performance.now() + startLimitMs;
  for (;;) {
    const client = await open().catch(() => undefined);
    if (client) {
      await client.end();
      break;
    }
    if (child.exitCode !== null || performance.now() > until) {
      await stop();
      throw new Error(`MariaDB does not start:\n${printed}`);
    }
    await pause(100);
  }
  return {
    port,
    async run(statements) {
      const client = await open();
      await client.query(statements);
      await client.end();
    },
    async runIn(database, statement) {
      const client = await mysql.createConnection({ host: '127.0.0.1', port, user: 'root', database });
      await client.query(statement);
      await client.end();
    },
    [Symbol.asyncDispose]: stop,
  };
}

async function must(program: string, args: readonly string[]): Promise<void> {
  const { code, stdout, stderr } = await runProcess(program, args);
  if (code !== 0) throw new Error(`${program} ended with code ${code}\n${stdout}${stderr}`);
}
