import type { Steps } from './create-graph.ts';

/** How long a computation may keep the page from answering, in milliseconds. */
const sliceMs = 8;

/** Runs a computation in slices, between which the page answers its reader. A short one ends in the first slice, without a wait. */
export function runSteps<Result>(steps: Steps<Result>, done: (result: Result) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function slice(): void {
    const end = performance.now() + sliceMs;
    do {
      const { done: isDone, value } = steps.next();
      if (isDone) {
        done(value);
        return;
      }
    } while (performance.now() < end);
    timer = setTimeout(slice, 0);
  }
  slice();
  return () => clearTimeout(timer);
}
