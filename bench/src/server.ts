import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureCacheFolder } from './folders.ts';

/** A server under test: a child process that listens. */
export interface Server {
  readonly port: number;
  readonly pid: number;
  /** When the process was started, on the clock of `performance.now()`. */
  readonly startedAt: number;
  /** Stops it and removes what it kept. */
  stop(): Promise<void>;
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const colophon = here('../../packages/cli/src/main.ts');
/** What `npm start` gives Node. */
const memoryOptions = ['--max-semi-space-size=8'];

/** `colophon serve`, as a person runs it, on an empty data folder. */
export const startColophon = (): Promise<Server> =>
  start(colophon, (folder) => ['serve', '--port', '0', '--data', folder]);

/** The same on a data folder that exists, which stays. */
export const startColophonIn = (data: string): Promise<Server> =>
  start(colophon, () => ['serve', '--port', '0', '--data', data]);

/** The same with the application that was built into a folder. */
export const startApplicationIn = (data: string, app: string): Promise<Server> =>
  start(colophon, () => ['serve', '--port', '0', '--data', data, '--app', app]);

/** The same over a PostgreSQL database, which others may use as well. */
export const startColophonOn = (store: string): Promise<Server> =>
  start(colophon, (folder) => ['serve', '--port', '0', '--data', folder], { COLOPHON_STORE: store });

/** The floor of the writes: see its file. */
export const startWriteFloor = (): Promise<Server> =>
  start(here('./floor/write-server.ts'), (folder) => [folder]);

/** The floor of memory and start: a Hono server with one constant answer. */
export const startConstantFloor = (): Promise<Server> => start(here('./floor/constant-server.ts'), () => []);

/** The programs whose compiled sources are kept by now. */
const compiled = new Set<string>();

/** The first start of each program is not the one that is measured: it compiles the sources. */
async function start(
  program: string,
  argumentsFor: (folder: string) => string[],
  more: NodeJS.ProcessEnv = {},
): Promise<Server> {
  if (!compiled.has(program)) await (await launch(program, argumentsFor, more)).stop();
  compiled.add(program);
  return launch(program, argumentsFor, more);
}

async function launch(
  program: string,
  argumentsFor: (folder: string) => string[],
  more: NodeJS.ProcessEnv,
): Promise<Server> {
  const cacheFolder = await ensureCacheFolder();
  const folder = await mkdtemp(join(cacheFolder, 'data-'));
  // As `npm start` does: else each server would load the compiler that strips types, and keep its memory.
  const env = { ...process.env, NODE_COMPILE_CACHE: join(cacheFolder, 'compiled'), ...more };
  const startedAt = performance.now();
  // Node options for the servers alone: `COLOPHON_BENCH_NODE_OPTIONS=--cpu-prof` profiles them.
  const options = process.env.COLOPHON_BENCH_NODE_OPTIONS?.split(' ') ?? [];
  if (program === colophon) options.unshift(...memoryOptions);
  const child = spawn(process.execPath, [...options, program, ...argumentsFor(folder)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  });
  return {
    port: await announcedPort(child),
    pid: child.pid ?? 0,
    startedAt,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        const exited = once(child, 'exit');
        child.kill('SIGTERM');
        await exited;
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Every server here says its address in the first lines that it prints. */
function announcedPort({ stdout, spawnargs }: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let printed = '';
    stdout?.setEncoding('utf8').on('data', (chunk: string) => {
      printed += chunk;
      const port = /http:\/\/[^\s/]+:(\d+)/.exec(printed)?.[1];
      if (port !== undefined) resolve(Number(port));
    });
    stdout?.on('end', () =>
      reject(new Error(`${spawnargs.join(' ')} ended before it listened. It printed: ${printed}`)),
    );
  });
}
