import { expect, it } from 'vitest';
import { withoutDefault } from './default-text.ts';

it('omits a sentence that repeats the default', () => {
  expect(withoutDefault('Most hits to answer. Default 1.', 'count', '1')).toBe('Most hits to answer.');
  expect(withoutDefault('Time, in milliseconds. Default 30,000. Or less.', 'time', '30_000')).toBe(
    'Time, in milliseconds. Or less.',
  );
  expect(withoutDefault('Kinds. Default `Database` and `Schema`.', 'kinds', "['Database', 'Schema']")).toBe(
    'Kinds.',
  );
});

it('keeps a sentence that says more, and a text without a default', () => {
  const text = 'Longest way. Default 1: the direct neighbours.';
  expect(withoutDefault(text, 'maxHops', '1')).toBe(text);
  expect(withoutDefault('Longest way.', 'maxHops', '1')).toBe('Longest way.');
});

it('rejects a comment whose default differs from the code', () => {
  expect(() => withoutDefault('Most hits. Default 10.', 'SearchOptions.count', '1')).toThrow(
    'SearchOptions.count: the comment says "Default 10.", and it is 1',
  );
});
