import { expect, it } from 'vitest';
import {
  changeOf,
  dayMs,
  daysOf,
  groupParameter,
  historyInput,
  linePath,
  readGroup,
  readRange,
  sharesOf,
  startOf,
} from './history.ts';

const noon = Date.UTC(2026, 10, 30, 12);
const today = Date.UTC(2026, 10, 30);

it('looks at whole days, today included', () => {
  expect(startOf('month', noon)).toBe(Date.UTC(2026, 10, 1));
  expect(startOf('quarter', noon)).toBe(today - 89 * dayMs);
  expect([readRange('year'), readRange(undefined), readRange('toString'), readRange(3)]).toEqual([
    ...['year', 'month', 'month', 'month'],
  ]);
});

it('asks for the group that the address names, if it is one of the present grouping', () => {
  const platform = 'urn:li:dataPlatform:mysql';
  expect(readGroup(groupParameter('platform', platform), 'platform')).toBe(platform);
  expect(readGroup(groupParameter('platform', platform), 'domain')).toBeUndefined();
  expect(readGroup('owner:urn:li:corpuser:ada', 'owner')).toBeUndefined();
  expect(readGroup('owner:urn:li:corpGroup:sellers', 'owner')).toBe('urn:li:corpGroup:sellers');
  expect([readGroup('type:', 'type'), readGroup(7, 'type'), groupParameter('type', '')]).toEqual([
    ...[undefined, undefined, undefined],
  ]);
  expect(historyInput(1, 'platform', platform)).toEqual({ startTimeMillis: 1, platform });
  expect(historyInput(1, 'type', 'CHART')).toEqual({ startTimeMillis: 1, entityType: 'CHART' });
  expect(historyInput(1, 'owner', 'urn:li:corpGroup:sellers')).toEqual({
    startTimeMillis: 1,
    ownerGroup: 'urn:li:corpGroup:sellers',
  });
  expect(historyInput(1, 'domain', undefined)).toEqual({ startTimeMillis: 1 });
});

it('has a share for each day on which something was counted', () => {
  const count = (measure: 'OWNED' | 'TESTED', total: number, has: number) => ({ measure, total, count: has });
  const days = daysOf({
    sinceMillis: today - dayMs,
    days: [
      { timeMillis: today - dayMs, counts: [count('OWNED', 4, 1)] },
      { timeMillis: today, counts: [count('OWNED', 4, 2), count('TESTED', 0, 0)] },
    ],
  });
  expect(sharesOf(days, 'owned')).toEqual([
    { time: today - dayMs, share: 0.25 },
    { time: today, share: 0.5 },
  ]);
  // No share of nothing.
  expect(sharesOf(days, 'tested')).toEqual([]);
  expect(changeOf(sharesOf(days, 'owned'))).toBe(25);
  expect(changeOf([])).toBe(0);
});

it('draws a line that is interrupted where days are missing', () => {
  const at = (day: number, share: number) => ({ time: day * dayMs, share });
  const points = [at(0, 0), at(1, 0.5), at(3, 1), at(5, 1), at(6, 0.25)];
  expect(linePath(points, [0, 10 * dayMs], 100, 40)).toBe('M0 40L10 20M30 0h0M50 0L60 30');
  expect(linePath([at(3, 0.5)], [3 * dayMs, 3 * dayMs], 100, 40)).toBe('M100 20h0');
});
