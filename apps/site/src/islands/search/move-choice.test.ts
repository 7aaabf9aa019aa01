import { expect, test } from 'vitest';
import { moveChoice } from './move-choice.ts';

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 4, 0],
  ['ArrowUp', 1, 0],
  ['ArrowUp', 0, 4],
  ['Home', 3, 0],
  ['End', 1, 4],
  ['a', 2, undefined],
])('%s leads from line %i of five to %s', (key, chosen, next) => {
  expect(moveChoice(key, chosen, 5)).toBe(next);
});

test('without results, arrow keys move the cursor', () => {
  expect(moveChoice('Home', 0, 0)).toBeUndefined();
});
