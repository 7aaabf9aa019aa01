import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isShortJson, printPieces } from './print-pieces.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, i) => i);

describe('JSON in pieces', () => {
  it.each<[string, unknown]>([
    ['numbers', numbers(10_000)],
    ['lists of lists', numbers(40).map(() => numbers(3000))],
    ['short objects', numbers(5000).map((i) => ({ i, name: `n${i}`, absent: undefined }))],
    ['an object of many members', Object.fromEntries(numbers(5000).map((i) => [`"${i}"`, [i, null]]))],
    ['members that are undefined', Object.fromEntries(numbers(5000).map((i) => [`${i}`, undefined]))],
    ['items that are undefined', numbers(5000).map(() => undefined)],
    ['long texts', { short: 1, texts: numbers(4).map(() => 'é"\n'.repeat(100_000)), last: true }],
  ])('is the text that is printed in one go, each piece a small part of it: %s', (_, json) => {
    const pieces = [...printPieces(json)];
    const text = JSON.stringify(json);
    expect(pieces.join('')).toBe(text);
    expect(isShortJson(json)).toBe(false);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(
      Math.max(text.length, 200_000) / 2 + 1,
    );
  });

  it('is the same for any value', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.nat(3000), (json, count) => {
        const many = { before: json, many: Array.from({ length: count }, () => json), after: [json] };
        expect([...printPieces(many)].join('')).toBe(JSON.stringify(many));
      }),
      { numRuns: 30 },
    );
  });
});
