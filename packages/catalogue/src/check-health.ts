import type { Store } from './ports/store.ts';
import { StoreError } from './store-error.ts';

/** How long, in milliseconds, an outcome is cached, so that frequent health checks don't wear out the disk. */
const maxAgeMs = 1000;
/** Time in which a store that works answers. */
const timeoutMs = 5000;

/** Finds out whether the store takes writes. */
export function createHealthCheck(store: Store, maxWaitMs = timeoutMs): () => Promise<void> {
  let last: { readonly outcome: Promise<void>; readonly startedMs: number } | undefined;
  return () => {
    const nowMs = performance.now();
    if (!last || nowMs - last.startedMs > maxAgeMs)
      last = { outcome: within(maxWaitMs, store.checkWritable()), startedMs: nowMs };
    return last.outcome;
  };
}

async function within(waitMs: number, work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    const fault = () => reject(new StoreError('STORE_UNAVAILABLE', 'The store does not respond.'));
    timer = setTimeout(fault, waitMs);
  });
  try {
    await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
