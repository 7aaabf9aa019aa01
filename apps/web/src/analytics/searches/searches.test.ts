import { expect, it } from 'vitest';
import { pointsByDay, readPeriod, searchesPath, sumOf } from './searches.ts';

it('has a value for each day of the period, also for those without searches', () => {
  const sums = { searches: 3, empty: 1, filtered: 0, opened: 0, averagePlace: null };
  const points = pointsByDay(
    { from: '2026-02-27', until: '2026-03-02', days: [{ day: '2026-03-01', ...sums }] },
    'searches',
  );
  expect(points.map(({ time, value }) => [new Date(time).toISOString().slice(0, 10), value])).toEqual([
    ['2026-02-27', 0],
    ['2026-02-28', 0],
    ['2026-03-01', 3],
    ['2026-03-02', 0],
  ]);
  expect(sumOf(points)).toBe(3);
  expect(pointsByDay({ from: null, until: null, days: [] }, 'empty')).toEqual([]);
});

it.each([
  ['week', 7],
  ['quarter', 90],
  ['toString', 30],
  [7, 30],
  [undefined, 30],
])('reads %j in the address as the last %i days', (given, days) => {
  expect(searchesPath(readPeriod(given))).toContain(`days=${days}&`);
});
