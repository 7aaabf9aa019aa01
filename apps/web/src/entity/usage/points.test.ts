import { expect, it } from 'vitest';
import { lineThrough, pointsOf } from './points.ts';

it('orders points by time, and leaves out what has no value', () => {
  const rows = [
    { t: 3, v: 1 },
    { t: 1, v: 2 },
    { t: 2, v: null },
  ];
  expect(
    pointsOf(
      rows,
      ({ t }) => t,
      ({ v }) => v,
    ),
  ).toEqual([
    { time: 1, value: 2 },
    { time: 3, value: 1 },
  ]);
});

it('draws a line from 0 to the highest value', () => {
  const points = [
    { time: 0, value: 0 },
    { time: 5, value: 50 },
    { time: 10, value: 100 },
  ];
  expect(lineThrough(points, 100, 40)).toBe('M0 40L50 20L100 0');
  expect(lineThrough([{ time: 7, value: 3 }], 100, 40)).toBe('M50 0');
  expect(lineThrough([], 100, 40)).toBe('');
});
