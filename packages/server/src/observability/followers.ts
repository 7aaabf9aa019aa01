/** Who follows the change log, and how far they are. */
export interface Followers {
  /** Adds something that knows its own position: an index that is built from the log, or what sends it elsewhere. */
  register(name: string, appliedUpTo: () => Promise<number | undefined>): void;
  /** Takes note of the position of a consumer: the next entry that it will read; undefined when it is removed. */
  moved(consumer: string, next: number | undefined): void;
  /** Offset up to which each has taken over the log. One that cannot be asked, or has not begun, is left out. */
  offsets(): Promise<readonly (readonly [name: string, offset: number])[]>;
}

/** Clients name consumers as they like: each name is a time series of its own. */
const maxConsumers = 100;

/** Takes note of who follows the log. */
export function createFollowers(): Followers {
  const registered = new Map<string, () => Promise<number | undefined>>();
  const consumers = new Map<string, number>();
  return {
    register: (name, appliedUpTo) => void registered.set(name, appliedUpTo),
    moved(consumer, next) {
      if (next === undefined) consumers.delete(consumer);
      else if (consumers.has(consumer) || consumers.size < maxConsumers) consumers.set(consumer, next - 1);
    },
    async offsets() {
      const asked = await Promise.all(
        [...registered].map(
          async ([name, appliedUpTo]) => [name, await appliedUpTo().catch(() => undefined)] as const,
        ),
      );
      return [
        ...asked.flatMap(([name, offset]) => (offset === undefined ? [] : [[name, offset] as const])),
        ...consumers,
      ];
    },
  };
}
