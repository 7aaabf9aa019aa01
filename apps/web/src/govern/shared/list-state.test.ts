import { expect, it } from 'vitest';
import { pageInput, readListState, searchInput } from './list-state.ts';

it('reads what an address says, and takes nothing that is wrong', () => {
  expect(readListState({ q: 'pii', page: 3 })).toEqual({ q: 'pii', page: 3 });
  expect(readListState({ q: ['x'], page: 'many' })).toEqual({ q: '', page: 1 });
  expect(readListState({ q: 7, page: -2 })).toEqual({ q: '7', page: 1 });
  expect(readListState({ only: 'urn:x' })).toEqual({ q: '', page: 1, only: 'urn:x' });
  expect(readListState({ page: 501 }).page).toBe(1);
});

it('asks for everything by name, and for words by what fits best', () => {
  expect(pageInput({ q: ' ', page: 2 })).toEqual({ query: '*', start: 20, count: 20 });
  expect(searchInput({ q: '', page: 1 })).toHaveProperty('sortInput');
  expect(searchInput({ q: 'pii', page: 1 })).not.toHaveProperty('sortInput');
});
