import { expect, it } from 'vitest';
import { edgeTimeCases } from '../testing/edge-time-cases.ts';
import { isOfTime, timeRangeOf } from './edge-times.ts';

it.each(edgeTimeCases)('takes edges of the time of a walk: %s', (_, properties, time, isTaken) => {
  const range = timeRangeOf(time);
  expect(range === undefined || isOfTime(properties, range)).toBe(isTaken);
});
