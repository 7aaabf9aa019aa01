import { afterPendingInput } from './write/after-pending-input.ts';

/** Longest time that a long work takes at a stretch. */
const sliceMs = 10;

/** Called between the steps of a long work. */
export type Pace = () => Promise<void>;

/**
 * Yields between the steps of long work, as often as needed, and ends the work when its caller has gone.
 *
 * @throws DOMException `AbortError`, from the pace, when the signal is aborted.
 */
export function createPace(signal?: AbortSignal): Pace {
  let resumedMs = performance.now();
  return async () => {
    throwIfAborted(signal);
    if (performance.now() - resumedMs < sliceMs) return;
    await afterPendingInput();
    resumedMs = performance.now();
    throwIfAborted(signal);
  };
}

/** Always an error: the reason of a signal may be any value. */
export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new DOMException('The caller has disconnected', 'AbortError');
}
