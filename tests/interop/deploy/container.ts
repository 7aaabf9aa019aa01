import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Finished } from '../run-process.ts';
import type { BuiltImage } from './built-image.ts';

const enter = fileURLToPath(new URL('enter.sh', import.meta.url));

export interface ContainerOptions {
  /** Folder of the volume. */
  readonly data: string;
  /** Added to the variables of the image. */
  readonly env?: Readonly<Record<string, string>>;
  /** Instead of the entry point and the command of the image. */
  readonly command?: readonly string[];
}

/** Creates the folder of a volume as Docker does: owned by the user that owns it in the image. */
export async function createVolume(image: BuiltImage, folder: string): Promise<string> {
  const [uid = 0, gid = 0] = image.config.User.split(':').map(Number);
  await mkdir(folder);
  await chown(folder, uid, gid);
  return folder;
}

/** Starts what the image starts, with its variables and as its user. */
export function startContainer(image: BuiltImage, { data, env, command }: ContainerOptions): ChildProcess {
  const { User, Env, Entrypoint, Cmd } = image.config;
  const [uid = '', gid = ''] = User.split(':');
  const variables = Object.fromEntries(Env.map((line) => line.split(/=(.*)/s, 2)));
  const program = command ?? [...Entrypoint, ...Cmd];
  // The variables hold for what runs inside; the programs on the way there are named by their paths.
  return spawn('/usr/bin/unshare', ['--mount', '/bin/sh', enter, image.root, data, uid, gid, ...program], {
    env: { ...variables, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Runs a container to its end. */
export async function runContainer(image: BuiltImage, options: ContainerOptions): Promise<Finished> {
  const child = startContainer(image, options);
  const texts = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name]?.setEncoding('utf8').on('data', (chunk: string) => {
      texts[name] += chunk;
    });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code: code ?? 1, ...texts };
}

/** A server in a container. */
export interface ServingContainer extends AsyncDisposable {
  readonly process: ChildProcess;
  readonly address: string;
  /** What it has printed so far. */
  printed(): string;
  /** Sends SIGTERM and returns how it ended. */
  stop(): Promise<{ readonly code: number | null; readonly signal: string | null }>;
}

/** Starts the server of the image and waits until it answers. */
export async function serveContainer(
  image: BuiltImage,
  port: number,
  { env, ...options }: ContainerOptions,
): Promise<ServingContainer> {
  const child = startContainer(image, { ...options, env: { PORT: String(port), ...env } });
  let text = '';
  const ended = once(child, 'close');
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
        if (/^ {2}data /m.test(text)) resolve();
      });
    ended.then(([code]) => reject(new Error(`The container ended with code ${code}:\n${text}`)), reject);
  });
  async function stop() {
    child.kill('SIGTERM');
    const [code, signal] = (await ended) as [number | null, string | null];
    return { code, signal };
  }
  return {
    process: child,
    address: `http://127.0.0.1:${port}`,
    printed: () => text,
    stop,
    async [Symbol.asyncDispose]() {
      await stop();
    },
  };
}
