import { expect, test } from 'vitest';
import { editDistance, prefixDistance } from './edit-distance.ts';

test.each([
  ['lineage', 'lineage', 0],
  ['linage', 'lineage', 1],
  ['lineeage', 'lineage', 1],
  ['lineege', 'lineage', 1],
  ['linaege', 'lineage', 1],
  ['ownershpi', 'ownership', 1],
  ['owenrshpi', 'ownership', 2],
])('%s is typed for %s with %i errors', (typed, meant, errors) => {
  expect(editDistance(typed, meant, 2)).toBe(errors);
});

test('stops counting beyond the limit', () => {
  expect(editDistance('tag', 'domain', 2)).toBe(3);
  expect(editDistance('glossary', 'ownership', 2)).toBe(3);
});

test('an unfinished word is compared with the beginning of another', () => {
  expect(prefixDistance('upstremL', 'upstreamlineage', 1)).toBe(2);
  expect(prefixDistance('upstreml', 'upstreamlineage', 1)).toBe(1);
});
