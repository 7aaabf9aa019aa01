import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../support/free-port.ts';
import { type OwnStore, ownStore } from '../support/own-store.ts';
import { type StayingCatalogue, stayingProcess } from './staying/staying.ts';

const root = join(import.meta.dirname, '../..');
/** The port that the pages name, where they name one. */
const shownPort = /(--port |-p )8080\b/;
const startLimitMs = 120_000;

/**
 * A catalogue for the samples, on a port of its own, whose data are in a folder of the run. One that a page's own command
 * starts is a process of its own; the others share one.
 */
export class Catalogue {
  readonly #folder: string;
  #child: ChildProcess | undefined;
  #staying: StayingCatalogue | undefined;
  #port: number | undefined;
  #store: OwnStore | undefined;

  #env: NodeJS.ProcessEnv;

  /** @param env what its process is to find in its environment, beside what every catalogue does */
  constructor(folder: string, env: NodeJS.ProcessEnv = {}) {
    this.#folder = folder;
    this.#env = env;
  }

  /** Where it answers; empty until it has been started once. */
  get address(): string {
    return this.#port === undefined ? '' : `http://localhost:${this.#port}`;
  }

  get isRunning(): boolean {
    return this.#child !== undefined || this.#staying !== undefined;
  }

  /** What tells a catalogue of this run where to listen, and where to keep its data. */
  get env(): NodeJS.ProcessEnv {
    return {
      ...process.env,
      ...(this.#port === undefined ? {} : { PORT: String(this.#port) }),
      COLOPHON_DATA: join(this.#folder, 'data'),
      // Every command of a page loads the whole model. Read from source, that takes most of its time.
      NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
      NO_COLOR: '1',
      npm_config_loglevel: 'error',
      // A notice of a new npm would stand in the output of a sample.
      npm_config_update_notifier: 'false',
      ...this.#store?.env,
      ...this.#env,
    };
  }

  /** Adds to the environment of its processes, from its next start on. */
  add(env: NodeJS.ProcessEnv): void {
    this.#env = { ...this.#env, ...env };
  }

  /**
   * Starts it, by a page's own command or directly, and waits until it answers.
   *
   * @returns what it has printed so far
   */
  async start(command?: string): Promise<string> {
    this.#port ??= await freePort();
    this.#store ??= await ownStore();
    const site = join(this.#folder, 'site');
    await mkdir(site, { recursive: true });
    // Readers have it from "npm start", which serves the documentation: errors lead to a page of it.
    const env = { ...this.env, COLOPHON_SITE: site };
    // What is loaded into a process to change it would change the catalogues of other pages too.
    if (command === undefined && this.#env.COLOPHON_SAMPLES_MUTATION === undefined) {
      this.#staying = await (await stayingProcess('catalogues')).serve(env);
      return '';
    }
    const child =
      command === undefined
        ? spawn(process.execPath, [join(root, 'packages/cli/src/main.ts'), 'serve'], {
            env,
            detached: true,
          })
        : spawn('bash', ['--norc', '-c', command.replace(shownPort, `$1${this.#port}`)], {
            cwd: this.#folder,
            env: this.env,
            detached: true,
          });
    this.#child = child;
    const output = collect(child);
    const deadline = Date.now() + startLimitMs;
    while (!(await answers(this.address))) {
      if (child.exitCode !== null || Date.now() > deadline)
        throw new Error(`the catalogue did not start:\n${output()}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return output();
  }

  /** Stops it. Its data stay, and so does its port. */
  async stop(): Promise<void> {
    await this.#staying?.stop();
    this.#staying = undefined;
    const child = this.#child;
    this.#child = undefined;
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const closed = once(child, 'close');
    // The group, since npm stands between.
    process.kill(-child.pid, 'SIGTERM');
    await closed;
  }

  /** Stops it for good: what it has in a database goes. */
  async end(): Promise<void> {
    await this.stop();
    await this.#store?.remove();
    this.#store = undefined;
  }
}

/** What a process has printed until now, both streams together. */
export function collect(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  }
  return () => text;
}

/**
 * For a request beside the samples. A connection that is kept open is closed by the server after some seconds, which may be
 * just when the next request is sent.
 */
export const oneConnection = { headers: { connection: 'close' } };

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/health`, oneConnection)).ok;
  } catch {
    // Not listening yet: asked again.
    return false;
  }
}
