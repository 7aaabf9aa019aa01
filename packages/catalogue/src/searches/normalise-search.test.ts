import { expect, it } from 'vitest';
import { maxSearchLength, normaliseSearch } from './normalise-search.ts';

it.each([
  ['Orders', 'orders'],
  ['  customer \t\n orders ', 'customer orders'],
  ['Umsa\u0308tze', 'ums\u00e4tze'],
  ['a\u0000b', 'a b'],
  ['\u202eorders', 'orders'],
  ['half \ud800', 'half \ufffd'],
  ['type:dataset AND "x"', 'type:dataset and "x"'],
])('counts %j as %j', (query, text) => {
  expect(normaliseSearch(query)).toBe(text);
});

it.each(['', '   ', '*', ' * '])('does not count %j, which searches for everything', (query) => {
  expect(normaliseSearch(query)).toBeUndefined();
});

it('cuts what is too long, between characters', () => {
  expect(normaliseSearch('x'.repeat(5_000_000))).toBe('x'.repeat(maxSearchLength));
  expect([...(normaliseSearch('😀'.repeat(500)) ?? '')]).toEqual(Array(maxSearchLength).fill('😀'));
});
