import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exceededLimit, nestsDeeperThan } from './nesting.ts';

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

/** Items and members, where an empty array or object counts as one. */
function valuesOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const members = Object.values(value);
  return Math.max(1, members.length) + members.reduce((sum: number, member) => sum + valuesOf(member), 0);
}

it('counts the values of any document', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.nat(30), (value, maxValues) => {
      const exceeded = exceededLimit(JSON.stringify(value), { maxDepth: 100, maxValues });
      expect(exceeded).toBe(valuesOf(value) > maxValues ? 'values' : undefined);
    }),
    { numRuns: 1000 },
  );
});
