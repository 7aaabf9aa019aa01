import { expect, it } from 'vitest';
import { barsOf, readRange, roundUp, timesOf } from './usage-range.ts';

const now = Date.UTC(2026, 10, 30, 12);
const day = 86_400_000;

it('looks at whole days to the end of today, and at whole months of a year', () => {
  expect(timesOf('week', now)).toEqual({
    startTimeMillis: Date.UTC(2026, 10, 24),
    endTimeMillis: Date.UTC(2026, 11, 1) - 1,
  });
  expect(timesOf('year', now).startTimeMillis).toBe(Date.UTC(2025, 11, 1));
});

it('reads a range from an address', () => {
  expect([readRange('year'), readRange(undefined), readRange('toString'), readRange(3)]).toEqual([
    'year',
    'month',
    'month',
    'month',
  ]);
});

it('has a bar for each day or month, also where nobody queried', () => {
  const times = timesOf('week', now);
  const second = times.startTimeMillis + day;
  const bars = barsOf(times, 'DAY', [{ timeMillis: second, queryCount: 5, userCount: 2 }]);
  expect(bars).toHaveLength(7);
  expect(bars[0]).toEqual({ time: times.startTimeMillis, queries: 0, users: 0 });
  expect(bars[1]).toEqual({ time: second, queries: 5, users: 2 });
  expect(barsOf(timesOf('year', now), 'MONTH', []).map(({ time }) => new Date(time).getUTCDate())).toEqual(
    Array(12).fill(1),
  );
});

it('ends the scale at a round number', () => {
  expect([0, 1, 3, 10, 11, 480, 999].map(roundUp)).toEqual([1, 1, 4, 10, 20, 600, 1000]);
});
