import type { Waiting } from '@colophon/catalogue';

/** Wakes those who wait for entries of the log. */
export interface CommitSignal {
  /** Fulfilled as soon as the log has an entry behind the offset, when the time is over, or when the signal aborts. */
  wait(after: number, waiting: Waiting): Promise<void>;
  /** Tells those who wait that something was committed. */
  committed(): void;
}

/** @param readHead Reads the offset of the latest entry. */
export function createCommitSignal(readHead: () => number): CommitSignal {
  /** By the offset behind which each waits. */
  const waiting = new Map<() => void, number>();
  return {
    wait: (after, { waitMs, signal }) =>
      new Promise((resolve) => {
        const wake = () => {
          clearTimeout(timer);
          signal?.removeEventListener('abort', wake);
          waiting.delete(wake);
          resolve();
        };
        const timer = setTimeout(wake, waitMs);
        signal?.addEventListener('abort', wake);
        waiting.set(wake, after);
        if (signal?.aborted || readHead() > after) wake();
      }),

    committed() {
      if (waiting.size === 0) return;
      const head = readHead();
      for (const [wake, after] of waiting) if (head > after) wake();
    },
  };
}
