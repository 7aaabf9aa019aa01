import { expect, it } from 'vitest';
import { dayOf, timeOf } from './day-of.ts';

it('is the same day there and back, and none for none', () => {
  expect(dayOf(timeOf('2026-02-28'))).toBe('2026-02-28');
  expect(dayOf(null)).toBe('');
  expect(timeOf('')).toBeNull();
});
