import { median } from '../report.ts';
import type { Rounds } from '../rounds.ts';
import { quantile, timeOf } from '../times.ts';
import type { DrawnQuery } from './queries.ts';

/** The times of searches and of their floor in each round, in milliseconds. */
export type SearchTimes = readonly { readonly ours: readonly number[]; readonly floor: readonly number[] }[];

/** Asks the same queries of both in turn, in each round for twice its time. */
export async function searchInTurn(
  { count, durationMs }: Rounds,
  drawQuery: () => DrawnQuery,
  ours: (drawn: DrawnQuery) => unknown,
  floor: (drawn: DrawnQuery) => unknown,
): Promise<SearchTimes> {
  const times: { readonly ours: number[]; readonly floor: number[] }[] = [];
  for (let round = 0; round < count; round++) {
    const [a, b]: [number[], number[]] = [[], []];
    const end = performance.now() + 2 * durationMs;
    for (let i = 0; performance.now() < end; i++) {
      const drawn = drawQuery();
      // Whichever comes second finds the pages in memory.
      if (i % 2 === 0) a.push(await timeOf(() => ours(drawn)));
      b.push(await timeOf(() => floor(drawn)));
      if (i % 2 === 1) a.push(await timeOf(() => ours(drawn)));
    }
    times.push({ ours: a, floor: b });
  }
  return times;
}

/** Of each round, the ratio of both at a quantile. */
export const ratiosAt = (times: SearchTimes, q: number): number[] =>
  times.map((round) => quantile(round.ours, q) / quantile(round.floor, q));

/** The median over the rounds of a quantile, in milliseconds. */
export const millisAt = (times: SearchTimes, side: 'ours' | 'floor', q: number): string =>
  median(times.map((round) => quantile(round[side], q))).toFixed(1);
