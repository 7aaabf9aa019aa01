import { CatalogueError } from '../errors.ts';
import { createPace } from '../pace.ts';
import type { ChangeLog, ChangesPage, ChangesQuery, Waiting } from '../ports/change-log.ts';
import type { Leadership } from '../ports/leadership.ts';

const consumerName = /^[\w.-]{1,100}$/;

/** The log of changes, for readers that follow it. */
export interface Changes {
  /** Changes from an offset on: immediately if there are any, otherwise when one arrives within the time to wait. */
  read(query: ChangesQuery, waiting?: Waiting): Promise<ChangesPage>;
  /** Offset of the first change of a time or later, in milliseconds since the epoch; that of the next change if there is none yet. */
  offsetSince(timeMs: number): Promise<number>;
  /** The offset at which a named consumer goes on; undefined when it never moved. */
  position(consumer: string): Promise<number | undefined>;
  /**
   * Keeps where a consumer goes on: it has dealt with everything before.
   *
   * @throws CatalogueError `INVALID_REQUEST` for a place beyond the one of the next change, at which it would wait for long.
   * @throws LeadershipLostError when the leader of the consumer's work is another process by now.
   */
  move(consumer: string, next: number, leadership?: Leadership): Promise<void>;
  /** Forgets a consumer. */
  forget(consumer: string): Promise<void>;
}

export function createChanges(store: ChangeLog): Changes {
  return {
    async read(query, waiting) {
      const deadline = performance.now() + (waiting?.waitMs ?? 0);
      const pace = createPace();
      let page = await store.changes(query);
      while (waiting && page.entries.length === 0 && !waiting.signal?.aborted) {
        const left = deadline - performance.now();
        if (left <= 0) break;
        // Immediate when the page was of a part of the log alone: others come in between its parts.
        await store.waitForChanges(page.next - 1, { ...waiting, waitMs: left });
        await pace();
        page = await store.changes({ ...query, from: page.next });
      }
      return page;
    },

    async offsetSince(timeMs) {
      // Times rise with the offsets, as far as the clock of the server does.
      let [low, high] = [1, (await store.logHead()) + 1];
      while (low < high) {
        const middle = Math.floor((low + high) / 2);
        const [entry] = await store.log(middle, 1);
        if (entry && entry.created.time < timeMs) low = middle + 1;
        else high = middle;
      }
      return low;
    },

    position: async (consumer) => store.consumer(checkName(consumer)),

    async move(consumer, next, leadership) {
      checkName(consumer);
      await checkPlace(store, next);
      await store.setConsumer(consumer, next, leadership);
    },

    forget: async (consumer) => store.setConsumer(checkName(consumer), undefined),
  };
}

/** The first change has offset 1. */
async function checkPlace(store: ChangeLog, next: number): Promise<void> {
  if (next <= 1) return;
  const { entries } = await store.changes({ from: next - 1, limit: 1 });
  if (entries.length > 0) return;
  throw new CatalogueError(
    'INVALID_REQUEST',
    `next: expected at most the offset after the last change, got ${next}`,
  );
}

function checkName(consumer: string): string {
  if (consumerName.test(consumer)) return consumer;
  throw new CatalogueError(
    'INVALID_REQUEST',
    `consumer: expected up to 100 letters, digits, dots, dashes and underscores, got ${JSON.stringify(consumer)}`,
  );
}
