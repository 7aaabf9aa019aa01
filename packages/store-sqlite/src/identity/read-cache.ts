/** Most records that are kept. */
const maxKept = 10_000;

/** Records as they were read last, until something is written. */
export interface ReadCache {
  /** @param kind The table, so that the keys of two do not meet. */
  read<Value extends object>(kind: string, key: string, find: () => Value | undefined): Value | undefined;
  /** Forgets everything: to be called with every write, whether it succeeds or fails. */
  forget(): void;
}

/**
 * Keeps what every request asks for: who a token or a session belongs to. It is right as long as one process writes, which
 * the lock on the data folder makes sure of. What is not there is not kept, or strangers could fill the memory.
 */
export function createReadCache(): ReadCache {
  let kept = new Map<string, object>();
  return {
    read<Value extends object>(kind: string, key: string, find: () => Value | undefined) {
      const place = `${kind} ${key}`;
      const known = kept.get(place);
      if (known) return known as Value;
      const found = find();
      if (!found) return undefined;
      if (kept.size >= maxKept) kept = new Map();
      kept.set(place, found);
      return found;
    },
    forget() {
      if (kept.size > 0) kept = new Map();
    },
  };
}
