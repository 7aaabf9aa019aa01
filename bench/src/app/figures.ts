import { type Figure, figure, median } from '../report.ts';
import { quantile } from '../times.ts';

interface AboutTimes {
  readonly benchmark: string;
  readonly what: string;
  readonly goalMs: number;
  /** Which of the times of a round counts, from 0 to 1. Default: 0.95. */
  readonly q?: number;
}

/** A figure from the times of each round, in milliseconds, against the longest that a reader should wait. */
export function figureOfTimes(
  rounds: readonly (readonly number[])[],
  { benchmark, what, goalMs, q = 0.95 }: AboutTimes,
): Figure {
  const all = rounds.flat();
  return figure(
    rounds.map((times) => quantile(times, q) / goalMs),
    {
      benchmark,
      what,
      against: `${goalMs.toLocaleString('en')} ms`,
      goal: { atMost: 1 },
      detail: `median ${Math.round(median(all))} ms, p95 ${Math.round(quantile(all, 0.95))} ms, longest ${Math.round(Math.max(...all))} ms, of ${all.length}`,
    },
  );
}
