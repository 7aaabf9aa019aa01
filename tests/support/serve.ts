import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ownStore } from './own-store.ts';

export interface Served extends AsyncDisposable {
  /** Address of the server, without a slash at its end. */
  readonly address: string;
  /** A temporary folder that goes when the server stops; a home for the clients. */
  readonly home: string;
  /** Of a server with sign-in: the link that makes the first administrator. It never comes from others. */
  readonly administratorLink: Promise<string>;
  stop(): Promise<void>;
}

const main = join(import.meta.dirname, '../../packages/cli/src/main.ts');
const linkLine = /^ +administrator +(http:\S+)/;
const addressLine = /^Colophon answers at (https?:\S+)$/;

/** Starts the real `colophon serve` on a free port, with a data folder of its own and the options given. */
export const serve = (...options: string[]): Promise<Served> => serveWith({}, ...options);

/** The same with further variables of the environment. */
export async function serveWith(
  env: Readonly<Record<string, string>>,
  ...options: string[]
): Promise<Served> {
  const home = await mkdtemp(join(tmpdir(), 'colophon-test-'));
  const store = await ownStore();
  const args = [main, 'serve', '--port', '0', '--data', join(home, 'data'), ...options];
  const child = spawn(process.execPath, args, {
    cwd: home,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...store.env, ...env },
  });
  const ended = once(child, 'exit');
  const link = Promise.withResolvers<string>();
  const address = await new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`colophon serve ended with code ${code} as it started`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = addressLine.exec(line)?.[1];
      if (found !== undefined) resolve(found);
      const administratorLink = linkLine.exec(line)?.[1];
      if (administratorLink !== undefined) link.resolve(administratorLink);
    });
  });
  async function stop(): Promise<void> {
    child.kill('SIGTERM');
    await ended;
    await store.remove();
    await rm(home, { recursive: true, force: true });
  }
  return { address, home, administratorLink: link.promise, stop, [Symbol.asyncDispose]: stop };
}
