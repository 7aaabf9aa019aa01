/** Random numbers that a seed decides (mulberry32). */
export interface Random {
  /** From 0 on, below 1. */
  next(): number;
  /** A whole number from 0 on, below the count. */
  below(count: number): number;
}

export function createRandom(seed: number): Random {
  let state = seed;
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  return { next, below: (count) => Math.floor(next() * count) };
}
