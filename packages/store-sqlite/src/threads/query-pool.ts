import type { QueryBounds, StoreUtilisation } from '@colophon/catalogue';
import {
  QueryTimeoutError,
  queryTimeoutMessage,
  queryWaitedMessage,
  throwIfAborted,
} from '@colophon/catalogue/for-stores';
import { type CommitNotice, type Outcome, searching, type Times } from './messages.ts';
import { detach } from './parameters.ts';
import { Thread } from './thread.ts';

export interface QueryPoolOptions {
  /** Path of the database. */
  readonly path: string;
  /** Most threads; each runs one query at a time. */
  readonly size: number;
  /** Longest time that a query runs to which its caller gives no deadline, in milliseconds. */
  readonly deadlineMs: number;
  /** Called, in the context of its caller, with when a read ran. By default, nobody asks. */
  readonly onRan?: OnRan | undefined;
  /** The module that a thread runs. For tests. */
  readonly script?: URL;
}

/** Hears when a thread ran something, by its name. */
export type OnRan = (name: string, times: Times) => void;

/** Threads that read. They start when they are first needed. */
export interface QueryPool {
  /**
   * Runs a read of the store in one of the threads.
   *
   * @throws QueryTimeoutError when its deadline has passed, even before a thread was free; one that still runs is then
   * ended, and another one takes its place.
   */
  run(name: string, parameters: readonly unknown[]): Promise<unknown>;
  /** Tells the threads that have searched about a commit, before anyone else is told. */
  notify(notice: CommitNotice): void;
  /** Ends all threads, and with them the queries under way; others start when they are needed. */
  restart(): void;
  utilisation(): StoreUtilisation;
  close(): Promise<void>;
}

interface Slot {
  readonly thread: Thread;
  isBusy: boolean;
  /** True when it may have columns, which must follow each commit. */
  hasSearched: boolean;
}

const defaultScript = new URL('./query-thread.ts', import.meta.url);

export function createQueryPool({
  path,
  size,
  deadlineMs,
  onRan,
  script = defaultScript,
}: QueryPoolOptions): QueryPool {
  const slots = new Set<Slot>();
  /** Who waits for a thread. */
  const waiting = new Set<(slot: Slot) => void>();
  const ending = new Set<Promise<unknown>>();

  function start(): Slot {
    const slot: Slot = {
      thread: new Thread(script, path, () => discard(slot)),
      isBusy: false,
      hasSearched: false,
    };
    slots.add(slot);
    return slot;
  }

  function discard(slot: Slot): void {
    slots.delete(slot);
    // Those who wait for a thread must not wait for one that has gone.
    const [next] = waiting;
    if (next && slots.size < size) give(start(), next);
  }

  function give(slot: Slot, to: (slot: Slot) => void): void {
    waiting.delete(to);
    slot.isBusy = true;
    to(slot);
  }

  function free(slot: Slot): void {
    slot.isBusy = false;
    const [next] = waiting;
    if (next && slots.has(slot)) give(slot, next);
  }

  function take({ signal, deadline }: QueryBounds): Promise<Slot> {
    return new Promise((resolve, reject) => {
      const leave = (reason: Error) => {
        waiting.delete(got);
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
        reject(reason);
      };
      const abort = () => leave(aborted());
      const timer =
        deadline === undefined
          ? undefined
          : setTimeout(() => leave(new QueryTimeoutError(queryWaitedMessage)), untilMs(deadline));
      const got = (slot: Slot) => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
        resolve(slot);
      };
      signal?.addEventListener('abort', abort, { once: true });
      const idle = [...slots].find(({ isBusy }) => !isBusy) ?? (slots.size < size ? start() : undefined);
      if (idle) give(idle, got);
      else waiting.add(got);
    });
  }

  return {
    async run(name, parameters) {
      const { signal, deadline, ownBudget, ...call } = detach(parameters);
      throwIfAborted(signal);
      ensureInTime(deadline);
      const slot = await take({ signal, deadline });
      const { thread } = slot;
      // The start of a thread is no part of the time that the query may take, unless its caller has set the deadline.
      await thread.started;
      if (deadline !== undefined && deadline <= Date.now()) {
        free(slot);
        ensureInTime(deadline);
      }
      const leftMs = deadline === undefined ? deadlineMs : untilMs(deadline);
      const timer = setTimeout(
        () => {
          slots.delete(slot);
          const end = thread.terminate(new QueryTimeoutError(queryTimeoutMessage(name, leftMs)));
          ending.add(end);
          void end.finally(() => ending.delete(end));
          discard(slot);
          // Between two steps, the query ends by itself at the deadline that it knows: the thread keeps what it has read.
        },
        leftMs + (deadline === undefined ? 0 : graceMs),
      );
      let abort = () => {};
      if (searching.has(name)) slot.hasSearched = true;
      try {
        const outcome: Outcome = await thread.call(
          { name, ...call, ...(onRan && { isTimed: true }) },
          (id) => {
            abort = () => thread.abort(id);
            signal?.addEventListener('abort', abort, { once: true });
          },
        );
        if (outcome.times) onRan?.(name, outcome.times);
        if (outcome.spent !== undefined) ownBudget?.spend(outcome.spent);
        return outcome.value;
      } finally {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
        free(slot);
      }
    },

    notify(notice) {
      for (const { thread, hasSearched } of slots) if (hasSearched) thread.notify(notice);
    },

    restart() {
      for (const slot of slots) {
        slots.delete(slot);
        void slot.thread.terminate(new Error('The thread that writes has ended'));
        discard(slot);
      }
    },

    utilisation() {
      const inUse = [...slots].filter(({ isBusy }) => isBusy).length;
      return { inUse, idle: slots.size - inUse, waiting: waiting.size, limit: size };
    },

    async close() {
      const closed = new Error('The store is closed');
      await Promise.all([...ending, ...[...slots].map(({ thread }) => thread.terminate(closed))]);
    },
  };
}

/** How long after its deadline a query may end by itself, in milliseconds. */
const graceMs = 100;

/** A timer takes no longer time than this. */
const maxTimerMs = 2 ** 31 - 1 - graceMs;

const untilMs = (deadline: number): number => Math.min(deadline - Date.now(), maxTimerMs);

function ensureInTime(deadline: number | undefined): void {
  if (deadline !== undefined && deadline <= Date.now()) throw new QueryTimeoutError(queryWaitedMessage);
}

const aborted = () => new DOMException('The caller has disconnected', 'AbortError');
