import { expect, test } from 'vitest';
import { stemOf } from './stem.ts';
import { synonymsOf } from './synonyms.ts';

const others = (word: string) => synonymsOf(stemOf(word), stemOf);

test('a word finds its synonyms, in any of its forms', () => {
  expect(others('upgrading')).toEqual(['update', 'migrate']);
  expect(others('update')).toContain('upgrade');
});

test('a rare word finds its common synonyms, but not the reverse', () => {
  expect(others('pagination')).toEqual(['page', 'scroll']);
  expect(others('scroll')).toEqual([]);
});

test('an unknown word has no synonyms', () => {
  expect(others('colophon')).toEqual([]);
});
