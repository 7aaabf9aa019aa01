/** Lets the browser do what waits, such as a reader's tap, before the next piece of work. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Does each work in its own task: all in one would hold a slow phone up. */
export async function runInTasks(works: readonly (() => void)[]): Promise<void> {
  for (const work of works) {
    work();
    await pause();
  }
}
