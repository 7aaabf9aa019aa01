import type { QueryBounds, StoreUtilisation } from '@colophon/catalogue';
import { QueryTimeoutError, queryWaitedMessage } from '@colophon/catalogue/for-stores';
import { startThread } from './runner.ts';
import { Thread } from './thread.ts';

/** A place for a query: a thread with a connection to the database. */
export interface Slot {
  readonly thread: Thread;
  /** True when it may have columns, which must follow each commit. */
  hasSearched: boolean;
}

/** The threads that run the queries of a database, one at a time each. */
export interface Slots {
  /**
   * A thread that is free, for one query.
   *
   * @throws QueryTimeoutError when none was free before the deadline; AbortError when the caller has gone.
   */
  take(bounds: QueryBounds): Promise<Slot>;
  /** Gives it back. */
  free(slot: Slot): void;
  /** Ends a thread, and with it what it runs. Another one takes its place when it is needed. */
  end(slot: Slot, reason: Error): void;
  /** Ends all threads, and with them the queries under way; others start when they are needed. */
  restart(): void;
  /** The threads that there are now. */
  started(): Iterable<Slot>;
  utilisation(): StoreUtilisation;
  close(): Promise<void>;
}

/** A timer takes no longer time than this. */
export const maxTimerMs = 2 ** 31 - 1 - 1000;

export const untilMs = (deadline: number): number => Math.min(deadline - Date.now(), maxTimerMs);

/** Who wait for a thread, the longest first. */
export class Waiting<Got> {
  readonly #waiting = new Set<(got: Got) => void>();

  get size(): number {
    return this.#waiting.size;
  }

  /** Waits for its turn. */
  join({ signal, deadline }: QueryBounds): Promise<Got> {
    return new Promise((resolve, reject) => {
      const done = () => {
        this.#waiting.delete(take);
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
      };
      const leave = (reason: Error) => {
        done();
        reject(reason);
      };
      const abort = () => leave(new DOMException('The caller has disconnected', 'AbortError'));
      const timer =
        deadline === undefined
          ? undefined
          : setTimeout(() => leave(new QueryTimeoutError(queryWaitedMessage)), untilMs(deadline));
      const take = (got: Got) => {
        done();
        resolve(got);
      };
      signal?.addEventListener('abort', abort, { once: true });
      this.#waiting.add(take);
    });
  }

  /** Gives something to the one who has waited longest; false where nobody waits. */
  serve(got: () => Got): boolean {
    const [next] = this.#waiting;
    next?.(got());
    return next !== undefined;
  }
}

/** Threads of one database alone. They start when they are first needed. */
export function ownSlots(path: string, size: number, script: URL): Slots {
  const slots = new Set<Slot>();
  const idle = new Set<Slot>();
  const waiting = new Waiting<Slot>();
  const ending = new Set<Promise<unknown>>();

  function start(): Slot {
    const slot: Slot = {
      thread: new Thread(startThread(script, path), () => discard(slot)),
      hasSearched: false,
    };
    slots.add(slot);
    return slot;
  }

  function discard(slot: Slot): void {
    slots.delete(slot);
    idle.delete(slot);
    // Those who wait for a thread must not wait for one that has gone.
    if (slots.size < size) waiting.serve(start);
  }

  function end(slot: Slot, reason: Error): void {
    slots.delete(slot);
    const ended = slot.thread.terminate(reason);
    ending.add(ended);
    void ended.finally(() => ending.delete(ended));
    discard(slot);
  }

  return {
    async take(bounds) {
      const [free] = idle;
      if (free) {
        idle.delete(free);
        return free;
      }
      return slots.size < size ? start() : waiting.join(bounds);
    },

    free(slot) {
      if (!slots.has(slot)) return;
      if (!waiting.serve(() => slot)) idle.add(slot);
    },

    end,

    restart() {
      for (const slot of slots) end(slot, new Error('The thread that writes has ended'));
    },

    started: () => slots,

    utilisation: () => ({
      inUse: slots.size - idle.size,
      idle: idle.size,
      waiting: waiting.size,
      limit: size,
    }),

    async close() {
      const closed = new Error('The store is closed');
      await Promise.all([...ending, ...[...slots].map(({ thread }) => thread.terminate(closed))]);
    },
  };
}
