import type { WindowDuration } from '../../../gen/types.ts';

const dayMs = 86_400_000;

/** How far back the page looks, with the length of a bar. */
export const ranges = {
  week: { days: 7, window: 'DAY' },
  month: { days: 30, window: 'DAY' },
  quarter: { days: 90, window: 'DAY' },
  year: { days: 365, window: 'MONTH' },
} as const satisfies Readonly<Record<string, { readonly days: number; readonly window: WindowDuration }>>;
export type Range = keyof typeof ranges;

/** The range that an address names; a month when it names none. */
export const readRange = (given: unknown): Range =>
  typeof given === 'string' && Object.hasOwn(ranges, given) ? (given as Range) : 'month';

export interface Times {
  readonly startTimeMillis: number;
  readonly endTimeMillis: number;
}

/** From the first day or month of the range, all of it, to the end of today in UTC. */
export function timesOf(range: Range, now: number): Times {
  const end = (Math.floor(now / dayMs) + 1) * dayMs;
  const { days, window } = ranges[range];
  const start = window === 'MONTH' ? monthAt(now, -11) : end - days * dayMs;
  return { startTimeMillis: start, endTimeMillis: end - 1 };
}

function monthAt(time: number, offset: number): number {
  const date = new Date(time);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + offset);
}

export interface Bar {
  readonly time: number;
  readonly queries: number;
  readonly users: number;
}

interface Bucket {
  readonly timeMillis: number;
  readonly queryCount: number;
  readonly userCount: number;
}

/** A bar for each day or month of a range: of one without queries, the server says nothing. */
export function barsOf(
  { startTimeMillis, endTimeMillis }: Times,
  window: 'DAY' | 'MONTH',
  buckets: readonly Bucket[],
): readonly Bar[] {
  const known = new Map(buckets.map((bucket) => [bucket.timeMillis, bucket]));
  const bars: Bar[] = [];
  for (
    let time = startTimeMillis;
    time <= endTimeMillis;
    time = window === 'DAY' ? time + dayMs : monthAt(time, 1)
  ) {
    const { queryCount = 0, userCount = 0 } = known.get(time) ?? {};
    bars.push({ time, queries: queryCount, users: userCount });
  }
  return bars;
}

/** The lowest round number that is not below a value, such as `4000` of `3354`. The scale of the chart ends there. */
export function roundUp(value: number): number {
  const step = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  return step * ([1, 2, 4, 6, 8, 10].find((factor) => factor * step >= value) ?? 10);
}
