import { expect, test } from 'vitest';
import { readListState, windowOf } from './list-state.ts';

test('the address of a list has what to find, and the page', () => {
  const state = readListState({ q: 'ada', page: 3 });
  expect(state).toEqual({ q: 'ada', page: 3 });
  expect(windowOf(state)).toEqual({ start: 40, count: 20 });
});

test('a number is a text to find, since the router reads it as one', () => {
  expect(readListState({ q: 42 }).q).toBe('42');
});

test.each([0, -1, 1.5, 501, 'two', null, {}])('the page %j is the first one', (page) => {
  expect(readListState({ page }).page).toBe(1);
});
