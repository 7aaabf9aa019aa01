import { expect, test } from 'vitest';
import { stemOf } from './stem.ts';
import { synonymsOf } from './synonyms.ts';

const others = (word: string) => synonymsOf(stemOf(word), stemOf);

test('a word finds the others of its row, in any of its forms', () => {
  expect(others('upgrading')).toEqual(['update', 'migrate']);
  expect(others('update')).toContain('upgrade');
});

test('a word that the pages seldom use finds theirs, and is not found by them', () => {
  expect(others('pagination')).toEqual(['page', 'scroll']);
  expect(others('scroll')).toEqual([]);
});

test('a word has no other where nothing is known', () => {
  expect(others('colophon')).toEqual([]);
});
