import { expect, it } from 'vitest';
import { nextVisit } from './last-visit.ts';

const minute = 60_000;

it('begins another visit after half an hour, and keeps the end of the one before', () => {
  const first = nextVisit(undefined, 0);
  expect(first).toEqual({ last: 0 });
  const stillFirst = nextVisit(first, 20 * minute);
  expect(stillFirst).toEqual({ last: 20 * minute });
  const second = nextVisit(stillFirst, 51 * minute);
  expect(second).toEqual({ last: 51 * minute, before: 20 * minute });
  expect(nextVisit(second, 60 * minute)).toEqual({ last: 60 * minute, before: 20 * minute });
});
