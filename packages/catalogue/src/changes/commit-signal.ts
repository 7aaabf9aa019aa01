import type { Store } from '../ports.ts';

/** Wakes those who wait for a commit. */
export interface CommitSignal {
  /** The store that they wait on: it reports each commit. */
  readonly store: Store;
  /** Fulfilled by the next commit, and without one when the time is over or the signal aborts. */
  next(waitMs: number, signal?: AbortSignal): Promise<void>;
}

/** Listens to the commits of a store. */
export function createCommitSignal(store: Store): CommitSignal {
  const waiting = new Set<() => void>();
  return {
    store: {
      ...store,
      async write(work) {
        const result = await store.write(work);
        for (const wake of waiting) wake();
        return result;
      },
    },

    next(waitMs, signal) {
      return new Promise((resolve) => {
        const wake = () => {
          clearTimeout(timer);
          signal?.removeEventListener('abort', wake);
          waiting.delete(wake);
          resolve();
        };
        const timer = setTimeout(wake, waitMs);
        signal?.addEventListener('abort', wake);
        waiting.add(wake);
        if (signal?.aborted) wake();
      });
    },
  };
}
