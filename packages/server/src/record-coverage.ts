import { setTimeout } from 'node:timers/promises';
import type { Catalogue, Store } from '@colophon/catalogue';
import { measureCoverage } from '@colophon/graphql';

export interface RecordedCoverage {
  /** Ends what is under way, before the store is closed. */
  close(): Promise<void>;
}

/** How often it is asked whether anything is to be counted. */
const checkMs = 60_000;
/** Least time between two counts, whichever process made the first. */
const leastMs = 10 * 60_000;

interface Clock {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Waits for the next check. Default: a minute. */
  readonly pause: (signal: AbortSignal) => Promise<unknown>;
}

const realClock: Clock = {
  now: Date.now,
  pause: (signal) => setTimeout(checkMs, undefined, { signal, ref: false }).catch(() => undefined),
};

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/**
 * Counts the coverage of the catalogue once a day, and again as the day goes on and something was written: what was
 * counted last stays. Of several processes over a store, the one that looks first counts.
 *
 * @param onFault Called when the counts fail. They are tried again.
 */
export function recordCoverage(
  catalogue: Pick<Catalogue, 'as'>,
  store: Pick<Store, 'setCoverage' | 'coverageMeasuredAt' | 'logHead'>,
  onFault: (error: unknown) => void,
  { now, pause }: Clock = realClock,
): RecordedCoverage {
  const closing = new AbortController();
  const { signal } = closing;
  /** End of the log when this process counted last. */
  let countedHead: number | undefined;

  async function isDue(head: number): Promise<boolean> {
    const measuredAt = await store.coverageMeasuredAt();
    if (measuredAt === undefined || dayOf(measuredAt) !== dayOf(now())) return true;
    return head !== countedHead && now() - measuredAt >= leastMs;
  }

  async function check(): Promise<void> {
    const head = await store.logHead();
    if (!(await isDue(head))) return;
    const measuredAt = now();
    const groups = await measureCoverage(catalogue, signal);
    countedHead = head;
    // Without assets there is no share of them. Those of this day that were deleted leave what was counted before.
    if (groups.length > 0) await store.setCoverage({ day: dayOf(measuredAt), measuredAt, groups });
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      await check().catch((error: unknown) => {
        if (!signal.aborted) onFault(error);
      });
      if (!signal.aborted) await pause(signal);
    }
  }

  const running = run();
  return {
    async close() {
      closing.abort();
      await running;
    },
  };
}
