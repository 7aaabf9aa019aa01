import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nestsDeeperThan } from './nesting.ts';

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;

it('computes the nesting depth of any document', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.nat(6), fc.boolean(), (value, limit, indented) => {
      const text = JSON.stringify(value, undefined, indented ? 2 : 0);
      expect(nestsDeeperThan(text, limit)).toBe(depthOf(value) > limit);
    }),
    { numRuns: 1000 },
  );
});

it.each(['"[[[["', '"\\"[[[["', '"\\\\",["[[["]', '["\\\\\\"[[["]'])(
  'does not count brackets inside strings: %s',
  (text) => {
    expect(nestsDeeperThan(text, 1)).toBe(false);
  },
);

it('counts brackets after a string that ends with a backslash', () => {
  expect(nestsDeeperThan('["\\\\",[["x"]]]', 2)).toBe(true);
});

it('handles an unterminated string', () => {
  expect(nestsDeeperThan(`"${'['.repeat(100)}`, 2)).toBe(false);
});
