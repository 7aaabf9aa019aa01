import { expect, it } from 'vitest';
import { pageOf, textOf } from './use-page-state.ts';

it('reads a page, and nothing that is none', () => {
  expect([2, '3', 1, 0, -1, 1.5, 'x', {}, 1e9].map(pageOf)).toEqual([
    ...[2, 3, undefined, undefined, undefined, undefined, undefined, undefined, undefined],
  ]);
});

it('reads a text, and nothing that is none', () => {
  expect(['a', 12, '', {}, undefined].map(textOf)).toEqual(['a', '12', undefined, undefined, undefined]);
});
