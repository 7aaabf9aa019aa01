import { expect, test } from 'vitest';
import { cutShards } from './cut-shards.ts';

const measure = { keyOf: (word: string) => word, sizeOf: (word: string) => word.length };

function cut(words: readonly string[], mostSize: number): string[] {
  return cutShards(words, measure, mostSize).map(({ bound, entries }) => `${bound}: ${entries.join(' ')}`);
}

test('sorted entries are cut into runs of no more than a size, between which the bounds are short', () => {
  const words = ['aspect', 'aspects', 'dataset', 'datasets', 'owner', 'ownership', 'tag', 'urn'];
  expect(cut(words, 15)).toEqual([
    'a: aspect aspects',
    'd: dataset datasets',
    'o: owner ownership',
    't: tag urn',
  ]);
  expect(cut(words, 100)).toEqual([`a: ${words.join(' ')}`]);
});

test('a run ends early where that makes a shorter bound', () => {
  expect(cut(['aa', 'ab', 'ac', 'ba', 'bb'], 8)).toEqual(['a: aa ab ac', 'b: ba bb']);
});

test('an entry above the size has its own run', () => {
  expect(cut(['a', 'bbbbbbbb', 'c'], 4)).toEqual(['a: a', 'b: bbbbbbbb', 'c: c']);
});

test('an empty list has no runs', () => {
  expect(cut([], 4)).toEqual([]);
});
