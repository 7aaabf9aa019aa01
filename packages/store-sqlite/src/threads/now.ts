/** Milliseconds since the epoch with fractions, by a clock that all threads share. */
export const nowMs = (): number => performance.timeOrigin + performance.now();
