/** Numbers that look random, and are the same for the same text. */
export interface Random {
  /** From 0 to below 1. */
  next(): number;
  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number;
  /** One of the values. */
  pick<T>(values: readonly T[]): T;
  /** Different values, in the order of the list. */
  some<T>(values: readonly T[], count: number): T[];
}

/** A 32-bit FNV-1a hash. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** The generator mulberry32, seeded with a text. */
export function createRandom(seed: string): Random {
  let state = hashOf(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const pick = <T>(values: readonly T[]): T => {
    const value = values[Math.floor(next() * values.length)];
    if (value === undefined) throw new RangeError('There is nothing to choose from.');
    return value;
  };
  return {
    next,
    whole: (least, most) => least + Math.floor(next() * (most - least + 1)),
    pick,
    some(values, count) {
      const chosen = new Set<(typeof values)[number]>();
      while (chosen.size < Math.min(count, values.length)) chosen.add(pick(values));
      return values.filter((value) => chosen.has(value));
    },
  };
}
