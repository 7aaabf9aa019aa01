import { expect, it } from 'vitest';
import { differencesOf } from './differences.ts';

it('finds what differs, however deep', () => {
  const before = { name: 'a', tags: ['x', 'y'], owner: { urn: 'o' }, same: { list: [1] } };
  const after = { name: 'b', tags: ['x', 'z', 'w'], same: { list: [1] }, note: null };
  expect(differencesOf(before, after)).toEqual([
    { path: 'name', before: '"a"', after: '"b"' },
    { path: 'tags.1', before: '"y"', after: '"z"' },
    { path: 'tags.2', before: undefined, after: '"w"' },
    { path: 'owner', before: '{"urn":"o"}', after: undefined },
    { path: 'note', before: undefined, after: 'null' },
  ]);
});

it('shows a value that was not there before as a whole', () => {
  expect(differencesOf(undefined, { name: 'a' })).toEqual([
    { path: '', before: undefined, after: '{"name":"a"}' },
  ]);
  expect(differencesOf({ a: 1 }, { a: 1 })).toEqual([]);
  expect(differencesOf([1], { 0: 1 })).toHaveLength(1);
});
