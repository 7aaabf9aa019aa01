import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { AwsClient } from 'aws4fetch';
import { freePort } from '../support/free-port.ts';
import { lakeEnvironment } from './environments.ts';
import { environmentOf } from './python.ts';

const guard = fileURLToPath(new URL('kafka/guard.mjs', import.meta.url));
/** How long it may take to start: many times as long as on an idle machine. */
const startLimitMs = 120_000;

/** Credentials of the server. */
export const s3Key = { accessKeyId: 'key-of-test', secretAccessKey: 'secret-of-test' };

export interface S3Server extends AsyncDisposable {
  readonly address: string;
  /** Sends a signed request, and fails unless it succeeds. */
  request(method: string, path: string, body?: string | Uint8Array): Promise<Response>;
}

/** Starts moto, which answers as S3 does. It does not check signatures; the unit test of the store does. */
export async function startS3Server(): Promise<S3Server> {
  const home = await mkdtemp(join(tmpdir(), 'colophon-s3-'));
  const port = await freePort();
  const program = join(lakeEnvironment.folder, 'bin/moto_server');
  const child = spawn(process.execPath, [guard, program, '-H', '127.0.0.1', '-p', String(port)], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: environmentOf({ home }),
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      printed += chunk;
    });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const address = `http://127.0.0.1:${port}`;
  const client = new AwsClient({ ...s3Key, service: 's3', region: 'us-east-1' });
  async function stop(): Promise<void> {
    child.kill();
    await ended;
    await rm(home, { recursive: true, force: true });
  }
  const until = performance.now() + startLimitMs;
  while (!(await fetch(`${address}/moto-api/`).catch(() => undefined))) {
    if (child.exitCode !== null || performance.now() > until) {
      await stop();
      throw new Error(`moto does not start:\n${printed}`);
    }
    await pause(100);
  }
  return {
    address,
    async request(method, path, body) {
      const response = await client.fetch(address + path, {
        method,
        ...(body && { body: body as BodyInit }),
      });
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
      return response;
    },
    [Symbol.asyncDispose]: stop,
  };
}
