import { expect, it } from 'vitest';
import type { SearchState } from './search-state.ts';
import { variantsOf } from './without.ts';

const empty: SearchState = { q: '', filters: {}, page: 1 };
const kinds = (state: SearchState) =>
  variantsOf(state).map(({ kind, value }) => [kind, value].filter(Boolean));

it('leaves out each thing that narrows a search, and looks among what is deleted', () => {
  const state: SearchState = {
    ...empty,
    q: 'orders zzz',
    filters: { platform: ['a', 'b'] },
    ranges: { rowCount: { from: 1 } },
    where: 'tags:x',
    view: 'urn:li:dataHubView:v',
    page: 3,
  };
  expect(kinds(state)).toEqual([
    ['filter', 'a'],
    ['filter', 'b'],
    ['range'],
    ['where', 'tags:x'],
    ['filters'],
    ['view', 'urn:li:dataHubView:v'],
    ['word', 'orders'],
    ['word', 'zzz'],
    ['removed'],
  ]);
  const [first, , , , , , , last, removed] = variantsOf(state).map((each) => each.state);
  expect(first).toEqual({ ...state, filters: { platform: ['b'] }, page: 1 });
  expect(last?.q).toBe('orders');
  expect(removed?.filters).toEqual({ platform: ['a', 'b'], removed: ['true'] });
});

it('takes no query apart', () => {
  expect(kinds({ ...empty, q: 'name:a OR b' })).toEqual([['removed']]);
  expect(kinds({ ...empty, q: 'one' })).toEqual([['removed']]);
  expect(kinds({ ...empty, view: 'none', filters: { removed: ['true'] } })).toEqual([['filter', 'true']]);
});
