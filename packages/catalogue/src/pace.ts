import type { QueryBounds } from './query-bounds.ts';
import { QueryTimeoutError, queryTimeoutMessage } from './query-timeout-error.ts';
import { afterPendingInput } from './write/after-pending-input.ts';

/** Longest time that a long work takes at a stretch. */
const sliceMs = 10;

/** Called between the steps of a long work. */
export type Pace = () => Promise<void>;

/**
 * Yields between the steps of long work, as often as needed, and ends the work when its caller has gone or its time is
 * over.
 *
 * @param query The method of the port that the work answers, for the advice in the error.
 * @throws DOMException `AbortError`, from the pace, when the signal is aborted.
 * @throws QueryTimeoutError from the pace, when the deadline has passed.
 */
export function createPace(bounds: QueryBounds = {}, query?: string): Pace {
  const ensureWanted = createCheck(bounds, query);
  let resumedMs = performance.now();
  return async () => {
    ensureWanted();
    if (performance.now() - resumedMs < sliceMs) return;
    await afterPendingInput();
    resumedMs = performance.now();
    ensureWanted();
  };
}

/** The check that a pace makes, for work that must not let others in. */
export function createCheck({ signal, deadline }: QueryBounds, query?: string): () => void {
  const startMs = performance.now();
  // The clock of the day may be set while the work goes on; the time that is left does not change with it.
  const leftMs = deadline === undefined ? Number.POSITIVE_INFINITY : deadline - Date.now();
  return () => {
    throwIfAborted(signal);
    const elapsedMs = performance.now() - startMs;
    if (elapsedMs > leftMs) throw new QueryTimeoutError(queryTimeoutMessage(query, elapsedMs));
  };
}

/** Always an error: the reason of a signal may be any value. */
export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new DOMException('The caller has disconnected', 'AbortError');
}
