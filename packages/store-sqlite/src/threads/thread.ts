import module from 'node:module';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { decodeError } from './encode-error.ts';
import type { Call, CommitNotice, Outcome } from './messages.ts';

/** A call that has not ended. */
interface Pending {
  resolve(outcome: Outcome): void;
  reject(error: Error): void;
}

/** A thread whose functions can be called. It keeps the process alive only while a call has not ended. */
export class Thread {
  readonly #worker: Worker;
  readonly #pending = new Map<number, Pending>();
  #calls = 0;
  readonly #started = Promise.withResolvers<void>();
  #isStarted = false;
  #failure: Error | undefined;

  /** @param onEnd Called when the thread has ended by itself, with the reason. */
  constructor(script: URL, path: string, onEnd: (reason: Error) => void) {
    // What the process was started with, such as a program as text, is not meant for its threads.
    this.#worker = new Worker(script, { workerData: { path }, execArgv: [], env: threadEnvironment() });
    this.#worker.unref();
    this.#worker.on('message', (outcome: Outcome) => {
      this.#isStarted = true;
      this.#started.resolve();
      const call = this.#take(outcome.id);
      if (outcome.error) call?.reject(decodeError(outcome.error));
      else call?.resolve(outcome);
    });
    this.#worker.on('error', (error: Error) => this.#end(error, onEnd));
    this.#worker.on('exit', () => this.#end(new Error('A thread of the store has ended'), onEnd));
  }

  /** Fulfilled when the thread takes calls, or has ended. */
  get started(): Promise<void> {
    return this.#started.promise;
  }

  /** False for a thread that has not begun yet, or that ended before it began. */
  get isStarted(): boolean {
    return this.#isStarted;
  }

  /** @returns the value, and what was spent of the budget. */
  call(call: Omit<Call, 'kind' | 'id'>, onSent?: (id: number) => void): Promise<Outcome> {
    if (this.#failure) return Promise.reject(this.#failure);
    const id = ++this.#calls;
    return new Promise((resolve, reject) => {
      this.#worker.ref();
      this.#pending.set(id, { resolve, reject });
      try {
        this.#worker.postMessage({ kind: 'call', id, ...call } satisfies Call);
      } catch (error) {
        this.#take(id);
        reject(error as Error);
        return;
      }
      onSent?.(id);
    });
  }

  abort(id: number): void {
    this.#worker.postMessage({ kind: 'abort', id });
  }

  notify(notice: CommitNotice): void {
    this.#worker.postMessage(notice);
  }

  /** Ends the thread, and with the error every call that is under way. */
  terminate(reason: Error): Promise<unknown> {
    this.#end(reason, () => {});
    return this.#worker.terminate();
  }

  #take(id: number): Pending | undefined {
    const call = this.#pending.get(id);
    this.#pending.delete(id);
    if (this.#pending.size === 0) this.#worker.unref();
    return call;
  }

  #end(reason: Error, onEnd: (reason: Error) => void): void {
    if (this.#failure) return;
    this.#failure = reason;
    this.#started.resolve();
    for (const { reject } of this.#pending.values()) reject(reason);
    this.#pending.clear();
    this.#worker.unref();
    onEnd(reason);
  }
}

/**
 * Threads do not take over the cache of compiled sources that the process uses, unless a variable names it. Without it,
 * each would compile what it runs, and for TypeScript load the compiler, too: 13 MiB of memory.
 */
function threadEnvironment(): NodeJS.ProcessEnv {
  const cache = module.getCompileCacheDir?.();
  // The last part is added again: it names the version of Node.
  return cache === undefined ? process.env : { ...process.env, NODE_COMPILE_CACHE: dirname(cache) };
}
