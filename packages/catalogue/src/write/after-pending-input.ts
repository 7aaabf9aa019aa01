/**
 * Fulfilled once the event loop has taken in what has already arrived. `setImmediate` does that where it exists; a
 * browser's timer is the next best.
 */
export const afterPendingInput = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof setImmediate === 'function') setImmediate(resolve);
    else setTimeout(resolve, 0);
  });
