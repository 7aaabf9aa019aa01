import { expect, it } from 'vitest';
import { canRollBack, isOpen, stateText, statusOf, toneOf } from './run-state.ts';

const result = (status: string) => ({ status, startTimeMs: null, durationMs: null });

it('waits until an executor has written something', () => {
  expect(statusOf(null)).toBe('PENDING');
  expect(isOpen(null)).toBe(true);
  expect(canRollBack(null)).toBe(false);
});

it.each([
  ['RUNNING', true, false],
  ['ROLLING_BACK', true, false],
  ['SUCCESS', false, true],
  ['FAILURE', false, true],
  ['ROLLED_BACK', false, false],
  ['SOMETHING_NEW', false, false],
])('%s: open %s, can be rolled back %s', (status, open, back) => {
  expect(isOpen(result(status))).toBe(open);
  expect(canRollBack(result(status))).toBe(back);
});

it('has words for what it does not know', () => {
  expect(stateText('SOMETHING_NEW')).toBe('Something new');
  expect(toneOf('SOMETHING_NEW')).toBe('off');
});
