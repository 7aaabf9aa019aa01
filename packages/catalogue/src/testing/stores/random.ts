/** A source of numbers from 0 up to 1, the same ones for the same seed. By Mulberry32. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The seed of a run: `COLOPHON_SEED` where it is set, as for properties; `random` draws one. It is printed. */
export function seedOf(what: string, given = process.env.COLOPHON_SEED ?? '20261120'): number {
  const seed = given === 'random' ? Math.floor(Math.random() * 2 ** 32) : Number(given);
  console.log(`${what}: seed ${seed}; repeat it with COLOPHON_SEED=${seed}`);
  return seed;
}
