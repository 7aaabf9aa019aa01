import {
  QueryTimeoutError,
  queryTimeoutMessage,
  queryWaitedMessage,
  throwIfAborted,
} from '@colophon/catalogue/for-stores';
import { type CommitNotice, type Outcome, searching, type Times } from './messages.ts';
import { detach } from './parameters.ts';
import { type Slots, untilMs } from './slots.ts';

export interface QueryPoolOptions {
  /** The threads. */
  readonly slots: Slots;
  /** Longest time that a query runs to which its caller gives no deadline, in milliseconds. */
  readonly deadlineMs: number;
  /** Called, in the context of its caller, with when a read ran. By default, nobody asks. */
  readonly onRan?: OnRan | undefined;
}

/** Hears when a thread ran something, by its name. */
export type OnRan = (name: string, times: Times) => void;

/** What reads in threads. */
export interface QueryPool extends Pick<Slots, 'restart' | 'utilisation' | 'close'> {
  /**
   * Runs a read of the store in one of the threads.
   *
   * @throws QueryTimeoutError when its deadline has passed, even before a thread was free; one that still runs is then
   * ended, and another one takes its place.
   */
  run(name: string, parameters: readonly unknown[]): Promise<unknown>;
  /** Tells the threads that have searched about a commit, before anyone else is told. */
  notify(notice: CommitNotice): void;
}

export function createQueryPool({ slots, deadlineMs, onRan }: QueryPoolOptions): QueryPool {
  return {
    async run(name, parameters) {
      const { signal, deadline, ownBudget, ...call } = detach(parameters);
      throwIfAborted(signal);
      ensureInTime(deadline);
      const slot = await slots.take({ signal, deadline });
      const { thread } = slot;
      // The start of a thread is no part of the time that the query may take, unless its caller has set the deadline.
      await thread.started;
      if (deadline !== undefined && deadline <= Date.now()) {
        slots.free(slot);
        ensureInTime(deadline);
      }
      const leftMs = deadline === undefined ? deadlineMs : untilMs(deadline);
      const timer = setTimeout(
        // Between two steps, the query ends by itself at the deadline that it knows: the thread keeps what it has read.
        () => slots.end(slot, new QueryTimeoutError(queryTimeoutMessage(name, leftMs))),
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
        slots.free(slot);
      }
    },

    notify(notice) {
      for (const { thread, hasSearched } of slots.started()) if (hasSearched) thread.notify(notice);
    },

    restart: slots.restart,
    utilisation: slots.utilisation,
    close: slots.close,
  };
}

/** How long after its deadline a query may end by itself, in milliseconds. */
const graceMs = 100;

function ensureInTime(deadline: number | undefined): void {
  if (deadline !== undefined && deadline <= Date.now()) throw new QueryTimeoutError(queryWaitedMessage);
}
