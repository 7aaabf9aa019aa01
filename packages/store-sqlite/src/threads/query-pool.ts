import { QueryTimeoutError, throwIfAborted } from '@colophon/catalogue/for-stores';
import type { CommitNotice, Outcome } from './messages.ts';
import { detach } from './parameters.ts';
import { Thread } from './thread.ts';

export interface QueryPoolOptions {
  /** Path of the database. */
  readonly path: string;
  /** Most threads; each runs one query at a time. */
  readonly size: number;
  /** Longest time that a query runs, in milliseconds. */
  readonly deadlineMs: number;
  /** The module that a thread runs. For tests. */
  readonly script?: URL;
}

/** Threads that read. They start when they are first needed. */
export interface QueryPool {
  /**
   * Runs a read of the store in one of the threads.
   *
   * @throws QueryTimeoutError when it took too long; the thread is then ended, and another one takes its place.
   */
  run(name: string, parameters: readonly unknown[]): Promise<unknown>;
  /** Tells the threads about a commit, before anyone else is told. */
  notify(notice: CommitNotice): void;
  /** Ends all threads, and with them the queries under way; others start when they are needed. */
  restart(): void;
  close(): Promise<void>;
}

interface Slot {
  readonly thread: Thread;
  isBusy: boolean;
}

const defaultScript = new URL('./query-thread.ts', import.meta.url);

export function createQueryPool({
  path,
  size,
  deadlineMs,
  script = defaultScript,
}: QueryPoolOptions): QueryPool {
  const slots = new Set<Slot>();
  /** Who waits for a thread. */
  const waiting = new Set<(slot: Slot) => void>();
  const ending = new Set<Promise<unknown>>();

  function start(): Slot {
    const slot: Slot = { thread: new Thread(script, path, () => discard(slot)), isBusy: false };
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

  function take(signal: AbortSignal | undefined): Promise<Slot> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting.delete(got);
        reject(aborted());
      };
      const got = (slot: Slot) => {
        signal?.removeEventListener('abort', leave);
        resolve(slot);
      };
      signal?.addEventListener('abort', leave, { once: true });
      const idle = [...slots].find(({ isBusy }) => !isBusy) ?? (slots.size < size ? start() : undefined);
      if (idle) give(idle, got);
      else waiting.add(got);
    });
  }

  return {
    async run(name, parameters) {
      const { signal, ownBudget, ...call } = detach(parameters);
      throwIfAborted(signal);
      const slot = await take(signal);
      const { thread } = slot;
      // The start of a thread is no part of the time that the query takes.
      await thread.started;
      const deadline = setTimeout(() => {
        slots.delete(slot);
        const end = thread.terminate(new QueryTimeoutError(queryTimeoutMessage(name, deadlineMs)));
        ending.add(end);
        void end.finally(() => ending.delete(end));
        discard(slot);
      }, deadlineMs);
      let abort = () => {};
      try {
        const outcome: Outcome = await thread.call({ name, ...call }, (id) => {
          abort = () => thread.abort(id);
          signal?.addEventListener('abort', abort, { once: true });
        });
        if (outcome.spent !== undefined) ownBudget?.spend(outcome.spent);
        return outcome.value;
      } finally {
        clearTimeout(deadline);
        signal?.removeEventListener('abort', abort);
        free(slot);
      }
    },

    notify(notice) {
      for (const { thread } of slots) thread.notify(notice);
    },

    restart() {
      for (const slot of slots) {
        slots.delete(slot);
        void slot.thread.terminate(new Error('The thread that writes has ended'));
        discard(slot);
      }
    },

    async close() {
      const closed = new Error('The store is closed');
      await Promise.all([...ending, ...[...slots].map(({ thread }) => thread.terminate(closed))]);
    },
  };
}

const aborted = () => new DOMException('The caller has disconnected', 'AbortError');

/** How a query can be made cheaper, by the method of the store. */
const remedies: Readonly<Record<string, string>> = {
  search: 'Name entity types, filters or longer words, and fewer facets, sort fields or text fields.',
  groups: 'Name entity types or filters.',
  walkLineage: 'Ask for fewer hops, fewer entities, or a shorter time.',
  scrollEdges: 'Name relationship types or one of the ends, or ask for a smaller page.',
  timeseries: 'Ask for a shorter time or a smaller limit.',
};

/** What the caller is told about a query that took too long. */
export const queryTimeoutMessage = (name: string, deadlineMs: number): string =>
  `The query was stopped after ${deadlineMs / 1000} s. ${remedies[name] ?? 'Ask for a smaller page or for fewer entities.'}`;
