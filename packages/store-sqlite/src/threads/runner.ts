import module from 'node:module';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Outcome, ToThread } from './messages.ts';

/** What runs calls: a thread, or a part of one that others have parts of, too. */
export interface Runner {
  postMessage(message: ToThread): void;
  /** It keeps the process alive. */
  ref(): void;
  /** It does not. */
  unref(): void;
  onMessage(listener: (outcome: Outcome) => void): void;
  /** Called when it has ended, with the reason. It may be called more than once. */
  onEnd(listener: (reason: Error) => void): void;
  terminate(): Promise<unknown>;
}

/** A thread of its own, which runs a module over a database. */
export function startThread(script: URL, path: string): Runner {
  const worker = startWorker(script, { path });
  return {
    postMessage: (message) => worker.postMessage(message),
    ref: () => worker.ref(),
    unref: () => worker.unref(),
    onMessage: (listener) => void worker.on('message', listener),
    onEnd(listener) {
      worker.on('error', listener);
      worker.on('exit', () => listener(new Error('A thread of the store has ended')));
    },
    terminate: () => worker.terminate(),
  };
}

/** What the process was started with, such as a program as text, is not meant for its threads. */
export const startWorker = (script: URL, workerData: unknown): Worker =>
  new Worker(script, { workerData, execArgv: [], env: threadEnvironment() });

/**
 * Threads do not take over the cache of compiled sources that the process uses, unless a variable names it. Without it,
 * each would compile what it runs, and for TypeScript load the compiler, too: 13 MiB of memory.
 */
function threadEnvironment(): NodeJS.ProcessEnv {
  const cache = module.getCompileCacheDir?.();
  // The last part is added again: it names the version of Node.
  return cache === undefined ? process.env : { ...process.env, NODE_COMPILE_CACHE: dirname(cache) };
}
