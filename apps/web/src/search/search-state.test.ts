import { describe, expect, it } from 'vitest';
import { readSearchState, toggleFilter } from './search-state.ts';

describe('the address of a search', () => {
  it.each([
    [{}, { q: '', filters: {}, page: 1 }],
    [
      { q: 'orders', page: '3' },
      { q: 'orders', filters: {}, page: 3 },
    ],
    [{ q: 2024 }, { q: '2024', filters: {}, page: 1 }],
    [{ page: -1 }, { q: '', filters: {}, page: 1 }],
    [{ page: 1e9 }, { q: '', filters: {}, page: 1 }],
    [
      { q: ['a'], filters: 'x' },
      { q: '', filters: {}, page: 1 },
    ],
    [
      { filters: { platform: ['hive', 3], tags: [], domains: 'none' } },
      { q: '', filters: { platform: ['hive'] }, page: 1 },
    ],
  ])('%j', (given, state) => {
    expect(readSearchState(given)).toEqual(state);
  });
});

it('chooses a value of a facet, and takes it back', () => {
  const state = readSearchState({ q: 'orders', page: 4 });
  const chosen = toggleFilter(state, 'platform', 'hive');
  expect(chosen).toEqual({ q: 'orders', page: 1, filters: { platform: ['hive'] } });
  expect(toggleFilter(chosen, 'platform', 'kafka').filters).toEqual({ platform: ['hive', 'kafka'] });
  expect(toggleFilter(chosen, 'platform', 'hive').filters).toEqual({});
});
