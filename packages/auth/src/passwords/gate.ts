import { AuthError } from '../errors.ts';

/** Runs a work when its turn comes. */
export type Gate = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets a few works run at the same time, in the order of their calls, since each takes much memory.
 *
 * @param limit Works at the same time.
 * @param maxWaiting Works that wait; one more fails with `UNAVAILABLE`, so that a flood of sign-ins stays a flood of short
 * answers.
 */
export function createGate(limit: number, maxWaiting: number): Gate {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= limit) {
      if (waiting.length >= maxWaiting)
        throw new AuthError('UNAVAILABLE', 'Too many sign-ins at the same time. Try again in a moment.', {
          retryAfterMs: 1_000,
        });
      // Whoever ends leaves its place to the one that waits longest, so it stays counted.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
