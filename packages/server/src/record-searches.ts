import { createSearchRecorder, defaultSearchDays, type Store } from '@colophon/catalogue';
import type { SearchTracking } from '@colophon/http';
import { hideTokens } from './redact-url.ts';

export interface RecordedSearches {
  /** Undefined where nothing is recorded. */
  readonly tracking: SearchTracking | undefined;
  /** Writes what waits, before the store is closed. */
  close(): Promise<void>;
}

const flushMs = 5000;
const removalMs = 60 * 60 * 1000;

/**
 * Counts what people search for in the application, and removes counts whose time is over: now, and every hour.
 *
 * @param days Days for which counts are kept. 0 records nothing, and removes what was recorded before.
 * @param onFault Called when the store fails. It is tried again.
 */
export async function recordSearches(
  store: Store,
  days: number = defaultSearchDays,
  onFault: (error: unknown) => void,
): Promise<RecordedSearches> {
  const recorder = createSearchRecorder({
    store,
    now: Date.now,
    days,
    isSecret: (query) => hideTokens(query) !== query,
    onFault,
  });
  await recorder.removeOld();
  if (days === 0) return { tracking: undefined, close: async () => undefined };
  const timers = [
    setInterval(() => void recorder.flush(), flushMs),
    setInterval(() => void recorder.removeOld(), removalMs),
  ];
  for (const timer of timers) timer.unref();
  return {
    tracking: recorder,
    async close() {
      for (const timer of timers) clearInterval(timer);
      await recorder.flush();
    },
  };
}
