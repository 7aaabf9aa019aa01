import { expect, it } from 'vitest';
import { differencesOf } from './differences.ts';

it('has what was changed, added and taken away', () => {
  expect(
    differencesOf({ name: 'a', note: 'x', same: 1 }, { name: 'b', same: 1, more: { deep: true } }),
  ).toEqual([
    { path: ['name'], before: 'a', after: 'b' },
    { path: ['more', 'deep'], before: undefined, after: 'true' },
    { path: ['note'], before: 'x', after: undefined },
  ]);
});

it('knows members of a list by what they name, wherever they are', () => {
  const owner = (name: string, type: string) => ({ owner: name, type });
  expect(
    differencesOf(
      { owners: [owner('ada', 'X'), owner('grace', 'Y')] },
      { owners: [owner('grace', 'Y'), owner('ada', 'Z')] },
    ),
  ).toEqual([{ path: ['owners', 'ada', 'type'], before: 'X', after: 'Z' }]);
  expect(differencesOf([1, 2], [1])).toEqual([{ path: ['1'], before: '2', after: undefined }]);
});
