import { expect, test } from 'vitest';
import { countPostings, encodePostings, type Posting, shardsOf, visitPostings } from './index-format.ts';

test('postings are decoded in order of impact, to within a tenth of it', () => {
  const postings = [
    { page: 700, section: 3, impact: 80 },
    { page: 2, section: 0, impact: 12 },
    { page: 9, section: 41, impact: 12 },
    { page: 9, section: 2, impact: 1 },
  ];
  const encoded = encodePostings(postings.toReversed());
  const back: Posting[] = [];
  visitPostings(encoded, (page, section, impact) => back.push({ page, section, impact }));
  expect(countPostings(encoded)).toBe(postings.length);
  expect(back.map(({ page, section }) => [page, section])).toEqual([
    [700, 3],
    [2, 0],
    [9, 41],
    [9, 2],
  ]);
  for (const [index, { impact }] of back.entries())
    expect(impact / (postings[index]?.impact ?? 0)).toBeCloseTo(1, 0.9);
});

test.each([
  ['aspect', [0, 0]],
  ['d', [0, 2]],
  ['data', [1, 2]],
  ['dataset', [2, 2]],
  ['zebra', [3, 3]],
  ['', [0, 3]],
])('the words that begin with "%s" are in the files %j', (beginning, files) => {
  expect(shardsOf(beginning, ['a', 'da', 'datase', 'o'])).toEqual(files);
});
