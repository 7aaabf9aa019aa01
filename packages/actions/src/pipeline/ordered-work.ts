/** Runs work at the same time for different keys, and one after the other for the same. */
export interface OrderedWork {
  /**
   * Takes work. Fulfilled as soon as there is room for more: whoever feeds it waits then.
   *
   * @param offset Place of the work; the lowest that is not done is {@link OrderedWork.firstUndone}.
   */
  add(key: string, offset: number, work: () => Promise<void>): Promise<void>;
  /** The lowest offset whose work is not done, or failed; undefined when all is done. */
  firstUndone(): number | undefined;
  /** Fulfilled when all work is done, whether or not it failed. */
  idle(): Promise<void>;
  /** Lets nothing start any more. What waits remains undone. */
  stop(): void;
  /** The first error of work; afterwards, nothing starts any more. */
  readonly failure: { readonly error: unknown } | undefined;
}

/**
 * @param concurrency For how many keys work runs at the same time.
 * @param onFailure Called for the first error of work.
 * @param capacity How much work may wait.
 */
export function createOrderedWork(
  concurrency: number,
  onFailure: () => void = () => undefined,
  capacity: number = concurrency * 16,
): OrderedWork {
  const waiting = new Map<string, { offset: number; work: () => Promise<void> }[]>();
  /** Keys with work and no run, in the order in which they are to have one. */
  const ready = new Set<string>();
  const running = new Set<string>();
  /** How much work each offset has left. Offsets come in order, so the first is the lowest. */
  const undone = new Map<number, number>();
  let count = 0;
  let isStopped = false;
  let failure: { readonly error: unknown } | undefined;
  let changed = Promise.withResolvers<void>();
  const announce = () => {
    changed.resolve();
    changed = Promise.withResolvers();
  };
  const done = (offset: number) => {
    const left = (undone.get(offset) ?? 1) - 1;
    if (left === 0) undone.delete(offset);
    else undone.set(offset, left);
  };
  const start = () => {
    while (!isStopped && running.size < concurrency) {
      const [key] = ready;
      if (key === undefined) return;
      ready.delete(key);
      running.add(key);
      void runNext(key);
    }
  };
  const runNext = async (key: string): Promise<void> => {
    const queue = waiting.get(key) ?? [];
    const item = queue.shift();
    if (item) {
      try {
        await item.work();
        done(item.offset);
      } catch (error) {
        if (!failure) {
          failure = { error };
          isStopped = true;
          onFailure();
        }
      }
      count--;
    }
    running.delete(key);
    if (queue.length > 0) ready.add(key);
    else waiting.delete(key);
    start();
    announce();
  };
  return {
    get failure() {
      return failure;
    },
    async add(key, offset, work) {
      undone.set(offset, (undone.get(offset) ?? 0) + 1);
      count++;
      const queue = waiting.get(key);
      if (queue) queue.push({ offset, work });
      else waiting.set(key, [{ offset, work }]);
      if (!running.has(key)) ready.add(key);
      start();
      while (count >= capacity && !isStopped) await changed.promise;
    },
    stop() {
      isStopped = true;
      announce();
    },
    firstUndone() {
      const [first] = undone.keys();
      return first;
    },
    async idle() {
      while (running.size > 0 || (ready.size > 0 && !isStopped)) await changed.promise;
    },
  };
}
