import { setTimeout } from 'node:timers/promises';

/** Lets work begin at most once in a time, one after the other. Chat services limit how often messages may be sent. */
export function createPace(everyMs: number): (signal: AbortSignal) => Promise<void> {
  let next = 0;
  return async (signal) => {
    const now = performance.now();
    const at = Math.max(now, next);
    next = at + everyMs;
    if (at > now) await setTimeout(at - now, undefined, { signal });
  };
}
