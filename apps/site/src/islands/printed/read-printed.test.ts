import { expect, it } from 'vitest';
import { readPrinted } from './read-printed.ts';

it('formats and highlights a response', () => {
  expect(readPrinted('{"a":1}\n', 72)).toEqual([
    { text: '{ ' },
    { text: '"a"', ink: 'tk' },
    { text: ':', ink: 'tu' },
    { text: ' ' },
    { text: '1', ink: 'tn' },
    { text: ' }' },
  ]);
});

it.each(["[ 'urn:li:tag:pii' ]", '[info] started', 'done', '7', ''])('leaves %j as it is', (text) => {
  expect(readPrinted(text, 72)).toEqual([{ text }]);
});
