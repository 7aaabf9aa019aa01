import { setTimeout as pause } from 'node:timers/promises';
import type { Store } from '@colophon/catalogue';

/** Entries of the log that are read at a time. */
const pageSize = 500;
/** How long to wait for a commit, in milliseconds. */
const waitMs = 30_000;
/** Shortest time between two looks at the log, in milliseconds: under load, each of them sees many commits. */
const pauseMs = 200;
/** How long to wait after a fault of the store, in milliseconds. */
const retryMs = 2000;

export interface FollowedCommits {
  readonly store: Pick<Store, 'changes' | 'logHead' | 'waitForChanges'>;
  /** Aspects that matter. */
  readonly aspects: readonly string[];
  /** Called when every commit will be seen that comes from now on. */
  readonly onBegun: () => Promise<void>;
  /** Called with the names of those that have changed. */
  readonly onChanged: (aspects: ReadonlySet<string>) => void;
  /** Called when the store cannot be read; the follower tries again. */
  readonly onTrouble: (error: unknown) => void;
}

/**
 * Follows what is committed from now on, by any process that uses the store.
 *
 * @returns fulfilled after the signal is aborted.
 */
export async function followCommits(
  { store, aspects, onBegun, onChanged, onTrouble }: FollowedCommits,
  signal: AbortSignal,
): Promise<void> {
  let next: number | undefined;
  while (!signal.aborted)
    try {
      if (next === undefined) {
        next = (await store.logHead()) + 1;
        await onBegun();
      }
      await store.waitForChanges(next - 1, { waitMs, signal });
      if (signal.aborted) return;
      const page = await store.changes({ from: next, limit: pageSize, aspects });
      next = page.next;
      if (page.entries.length > 0) onChanged(new Set(page.entries.map(({ aspect }) => aspect)));
      await sleep(pauseMs, signal);
    } catch (error) {
      if (signal.aborted) return;
      onTrouble(error);
      await sleep(retryMs, signal);
    }
}

/** Until the time is over, or the signal aborts. */
const sleep = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  pause(milliseconds, undefined, { signal }).catch(() => undefined);
