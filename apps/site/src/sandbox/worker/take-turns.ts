/** Does a work while no other one is done. */
export type TakeTurns = <Value>(work: () => Promise<Value>) => Promise<Value>;

/**
 * One after the other, in all tabs together. Where the browser has no locks, as over plain HTTP, the works of this worker
 * wait for each other, and tabs do not.
 */
export function takeTurns(name: string): TakeTurns {
  if ('locks' in navigator) return (work) => navigator.locks.request(name, work);
  return queue();
}

/** One after the other, here. */
export function queue(): TakeTurns {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    // Whether this one fails is its caller's business; the next one only waits.
    last = result.catch(() => undefined);
    return result;
  };
}
