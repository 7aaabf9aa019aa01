import { OverloadError } from './overload-error.ts';
import { throwIfAborted } from './pace.ts';
import type { QueryBounds } from './query-bounds.ts';
import { QueryTimeoutError, queryWaitedMessage } from './query-timeout-error.ts';
import { afterPendingInput } from './write/after-pending-input.ts';

export interface WorkQueueOptions {
  /** Works that run at the same time, each a slice in turn. */
  readonly maxRunning: number;
  /** Works that wait for their turn; further ones are rejected. */
  readonly maxWaiting: number;
}

/** Runs works in the order in which they came, a few at a time. */
export interface WorkQueue {
  /**
   * @param bounds When they end before the turn of the work, the work never starts.
   * @throws OverloadError when too many wait already.
   */
  run<T>(work: () => Promise<T>, bounds?: QueryBounds): Promise<T>;
  /** Works that run and that wait now. */
  load(): { readonly running: number; readonly waiting: number };
}

export function createWorkQueue({ maxRunning, maxWaiting }: WorkQueueOptions): WorkQueue {
  const waiting = new Set<() => void>();
  let running = 0;
  let isStarting = false;

  async function startNext(): Promise<void> {
    if (isStarting) return;
    isStarting = true;
    while (waiting.size > 0 && running < maxRunning) {
      // What has arrived meanwhile may be that a client has gone.
      await afterPendingInput();
      const [next] = waiting;
      if (!next) break;
      running++;
      next();
    }
    isStarting = false;
  }

  function turn(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        waiting.delete(start);
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        waiting.delete(start);
        try {
          throwIfAborted(signal);
        } catch (error) {
          reject(error);
        }
      };
      signal?.addEventListener('abort', leave, { once: true });
      waiting.add(start);
      void startNext();
    });
  }

  return {
    load: () => ({ running, waiting: waiting.size }),
    async run(work, { signal, deadline = Number.POSITIVE_INFINITY } = {}) {
      throwIfAborted(signal);
      if (waiting.size >= maxWaiting) throw new OverloadError(`${maxWaiting} queries are queued already`);
      await turn(signal);
      try {
        // Those before it have ended by their own deadlines, which are not much later.
        if (Date.now() > deadline) throw new QueryTimeoutError(queryWaitedMessage);
        // Here, and not where it was its turn: that may be in the trace of another request.
        return await work();
      } finally {
        running--;
        void startNext();
      }
    },
  };
}
