import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { beforeAll, onTestFinished } from 'vitest';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** The variables and files that the command reads must not come from the machine that runs the tests. */
const environment = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => name !== 'PORT' && !name.startsWith('COLOPHON_')),
  ),
  XDG_CONFIG_HOME: join(tmpdir(), 'colophon-cli-without-config'),
};

export interface Finished {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The current folder of the command. */
  readonly cwd?: string;
}

/** Starts the command in its own process; `done` is its end. */
export function start(
  args: readonly string[],
  { input, env, cwd }: RunOptions = {},
): ChildProcess & { done: Promise<Finished> } {
  const child = spawn(process.execPath, [main, ...args], {
    env: { ...environment, ...env },
    ...(cwd !== undefined && { cwd }),
  });
  child.stdin.on('error', () => undefined).end(input);
  const done = Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)]).then(
    ([[code], stdout, stderr]): Finished => ({ code: code as number | null, stdout, stderr }),
  );
  return Object.assign(child, { done });
}

/** Runs the command in its own process, to its end. */
export const run = (args: readonly string[], options?: RunOptions): Promise<Finished> =>
  start(args, options).done;

export interface Served {
  readonly address: string;
  /** Everything on standard output up to the time at which the server answers. */
  readonly banner: string;
  stop(signal: NodeJS.Signals): Promise<Finished>;
}

/** Runs `colophon serve` on a free port, until the test ends at the latest. */
export const serve = (data: string, args?: readonly string[], options?: RunOptions): Promise<Served> =>
  startServing(onTestFinished, data, args, options);

/** Runs `colophon serve` on a free port, and gives `onEnd` what kills it if it still runs. */
async function startServing(
  onEnd: (end: () => Promise<void>) => void,
  data: string,
  args: readonly string[] = [],
  options?: RunOptions,
): Promise<Served> {
  const child = start(['serve', '--data', data, '--port', '0', ...args], options);
  onEnd(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await child.done;
  });
  let banner = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      banner += chunk.toString();
      if (/data {2,}.*\n/.test(banner)) resolve();
    });
    void child.done.then(({ stderr }) => reject(new Error(`serve ended before it answered: ${stderr}`)));
  });
  return {
    address: /answers at (\S+)/.exec(banner)?.[1] ?? '',
    banner,
    stop(signal) {
      child.kill(signal);
      return child.done;
    },
  };
}

/**
 * Runs one `colophon serve` for all tests of a group, with a data folder of its own.
 *
 * @returns its address, once the tests run
 */
export function serveForAll(): { readonly address: string } {
  const shared = { address: '' };
  beforeAll(async () => {
    const folder = await makeFolder();
    let end = async () => {};
    const { address } = await startServing(
      (given) => {
        end = given;
      },
      join(folder, 'data'),
    );
    shared.address = address;
    return async () => {
      await end();
      await rm(folder, { recursive: true, force: true });
    };
  });
  return shared;
}

/** A folder that goes with the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await makeFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const makeFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'colophon-cli-'));
