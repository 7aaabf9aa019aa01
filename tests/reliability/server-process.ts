import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

/** The `colophon` command. */
export const main = resolve(import.meta.dirname, '../../packages/cli/src/main.ts');

/** `colophon serve` as a process of its own. */
export interface ServerProcess {
  readonly address: string;
  /** What it printed before its address. */
  readonly banner: readonly string[];
  /** Ends the process at once, with no chance to finish anything. */
  kill(): Promise<void>;
  /** Asks the process to stop; gives its exit code. */
  stop(): Promise<number | null>;
}

/** Starts the server on any free port, with further variables of the environment, and waits until it answers. */
export async function startServer(
  dataFolder: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [main, 'serve', '--port', '0', '--data', dataFolder], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const exited = once(child, 'exit') as Promise<[number | null]>;
  return {
    ...(await addressOf(child)),
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    async stop() {
      child.kill('SIGTERM');
      const [code] = await exited;
      return code;
    },
  };
}

async function addressOf({
  stdout,
  stderr,
}: ChildProcess): Promise<Pick<ServerProcess, 'address' | 'banner'>> {
  if (!stdout || !stderr) throw new Error('The process has no output to read');
  let errors = '';
  const banner: string[] = [];
  stderr.on('data', (text) => {
    errors += text;
  });
  for await (const line of createInterface({ input: stdout })) {
    const address = /^Colophon answers at (\S+)$/.exec(line)?.[1];
    if (address !== undefined) {
      // What else it prints is nobody's business, but the pipe must not fill up.
      stdout.resume();
      return { address, banner };
    }
    banner.push(line);
  }
  throw new Error(`The server ended before it answered: ${errors}`);
}
