import type { Pace } from '@colophon/catalogue';
import { createPace, throwIfAborted } from '@colophon/catalogue/for-stores';

/**
 * Runs a read that lets others in between its steps, writes among them. When the state by which its numbers go has changed
 * meanwhile, it starts again, and runs in one go.
 *
 * @param state Counts the changes that make what was read before worthless.
 */
export async function inSteps<T>(
  state: () => number,
  signal: AbortSignal | undefined,
  work: (pace: Pace) => Promise<T>,
): Promise<T> {
  const before = state();
  const pace = createPace(signal);
  try {
    return await work(async () => {
      await pace();
      if (state() !== before) throw new StateChangedError();
    });
  } catch (error) {
    if (!(error instanceof StateChangedError)) throw error;
    return work(async () => throwIfAborted(signal));
  }
}

class StateChangedError extends Error {}
