import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Report, Request } from './messages.ts';

const main = join(import.meta.dirname, 'main.ts');
/** So much of what a process has printed is kept for the case that it ends. */
const keptLength = 10_000;

/** A catalogue in a process that it shares with others. */
export interface StayingCatalogue {
  readonly address: string;
  stop(): Promise<void>;
}

/** A process that stays until the runner ends. */
export class StayingProcess {
  /** Where it takes calls of the command. */
  readonly port: number;
  readonly #child: ChildProcess;
  #lastId = 0;
  #waiting = 0;

  constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.port = port;
  }

  /** @throws Error with what it printed when the catalogue does not start */
  async serve(env: NodeJS.ProcessEnv): Promise<StayingCatalogue> {
    const id = ++this.#lastId;
    const ended = this.#reportOn(id, 'ended');
    // Nobody need wait for it before the catalogue is stopped.
    ended.catch(() => undefined);
    const served = this.#reportOn(id, 'address');
    this.#send({ id, start: env });
    const report = await this.#awaited(Promise.race([served, ended]));
    if ('ended' in report) throw new Error(`the catalogue did not start:\n${report.printed}`);
    return {
      address: 'address' in report ? report.address : '',
      stop: async () => {
        this.#send({ id, stop: true });
        await this.#awaited(ended);
      },
    };
  }

  /** Keeps the runner from ending while it waits. */
  async #awaited<Value>(promise: Promise<Value>): Promise<Value> {
    this.#waiting++;
    this.#child.channel?.ref();
    try {
      return await promise;
    } finally {
      this.#waiting--;
      if (this.#waiting === 0) this.#child.channel?.unref();
    }
  }

  #send(request: Request): void {
    this.#child.send(request);
  }

  #reportOn(id: number, key: string): Promise<Report> {
    return new Promise((resolve, reject) => {
      const settle = (act: () => void): void => {
        this.#child.off('message', listener).off('exit', onExit);
        act();
      };
      const listener = (report: Report): void => {
        if ('id' in report && report.id === id && key in report) settle(() => resolve(report));
      };
      const onExit = (): void => settle(() => reject(new Error('the process of the catalogues has ended')));
      this.#child.setMaxListeners(0).on('message', listener).on('exit', onExit);
    });
  }
}

const started = new Map<string, Promise<StayingProcess>>();

/** The process that serves the catalogues, or the one that runs the commands; started when it is first asked for. */
export function stayingProcess(name: 'catalogues' | 'commands'): Promise<StayingProcess> {
  const existing = started.get(name) ?? start();
  started.set(name, existing);
  return existing;
}

async function start(): Promise<StayingProcess> {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, NODE_COMPILE_CACHE: join(import.meta.dirname, '../../../.cache/compiled') },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed = (printed + text).slice(-keptLength);
    });
  child.once('exit', (code) => {
    if (code !== null) console.error(`A process of the samples ended with code ${code}:\n${printed}`);
  });
  const [{ port }] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error(`a process of the samples did not start:\n${printed}`);
    }),
  ])) as [{ port: number }];
  // It ends with the channel to this process, which need not wait for it.
  child.unref();
  child.channel?.unref();
  for (const stream of [child.stdout, child.stderr]) (stream as { unref?(): void } | null)?.unref?.();
  return new StayingProcess(child, port);
}
