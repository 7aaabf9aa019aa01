import type { Pace, QueryBounds } from '@colophon/catalogue';
import { createCheck, createPace } from '@colophon/catalogue/for-stores';

/**
 * Runs a read that lets others in between its steps, writes among them. When the state by which its numbers go has changed
 * meanwhile, it starts again, and runs in one go.
 *
 * @param state Counts the changes that make what was read before worthless.
 * @param query The method of the port.
 */
export async function inSteps<T>(
  state: () => number,
  bounds: QueryBounds,
  query: string,
  work: (pace: Pace) => Promise<T>,
): Promise<T> {
  const before = state();
  const pace = createPace(bounds, query);
  try {
    return await work(async () => {
      await pace();
      if (state() !== before) throw new StateChangedError();
    });
  } catch (error) {
    if (!(error instanceof StateChangedError)) throw error;
    const ensureWanted = createCheck(bounds, query);
    return work(async () => ensureWanted());
  }
}

class StateChangedError extends Error {}
