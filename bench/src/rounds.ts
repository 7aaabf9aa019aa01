/** How long and how often everything is measured. */
export interface Rounds {
  readonly count: number;
  readonly durationMs: number;
}

/**
 * Measures two things in turn, so that whatever else the machine does falls on both alike. Every other round begins
 * with the second.
 */
export async function inPairs<T>(
  { count }: Rounds,
  first: () => Promise<T>,
  second: () => Promise<T>,
): Promise<readonly (readonly [T, T])[]> {
  const pairs: [T, T][] = [];
  for (let i = 0; i < count; i++) {
    if (i % 2 === 0) {
      const a = await first();
      pairs.push([a, await second()]);
    } else {
      const b = await second();
      pairs.push([await first(), b]);
    }
  }
  return pairs;
}
