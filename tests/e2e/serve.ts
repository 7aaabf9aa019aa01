import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root, siteFolder } from './folders.ts';

export interface ServedSite extends AsyncDisposable {
  /** Address of the server, without a slash at its end. */
  readonly address: string;
}

const addressLine = /^Colophon answers at (http:\S+)$/;

/** Starts the real `colophon serve` with the built site, on a free port, with a data folder that goes with it. */
export async function serveSite(): Promise<ServedSite> {
  const data = await mkdtemp(join(tmpdir(), 'colophon-e2e-'));
  const args = ['serve', '--port', '0', '--data', data, '--site', siteFolder];
  const child = spawn(process.execPath, [join(root, 'packages/cli/src/main.ts'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const address = await new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`colophon serve ended with code ${code} as it started`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = addressLine.exec(line)?.[1];
      if (found !== undefined) resolve(found);
    });
  });
  return {
    address,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await ended;
      await rm(data, { recursive: true, force: true });
    },
  };
}
