import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { equalJson } from './equal-json.ts';

describe('equalJson', () => {
  test('compares by value, whatever the order of keys', () => {
    expect(equalJson({ a: [1, { b: null }], c: 'd' }, { c: 'd', a: [1, { b: null }] })).toBe(true);
    expect(equalJson([1, 2], [2, 1])).toBe(false);
    expect(equalJson({ a: 1 }, { a: 1, b: 2 })).toBe(false);
    expect(equalJson({ 0: 1 }, [1])).toBe(false);
    expect(equalJson(null, {})).toBe(false);
    expect(equalJson({ a: 1 }, undefined)).toBe(false);
  });

  test('distinguishes fields from inherited members', () => {
    const odd = JSON.parse('{"valueOf":"a","toString":"b","constructor":"c","__proto__":"d"}');
    expect(equalJson(odd, structuredClone(odd))).toBe(true);
    expect(equalJson(odd, {})).toBe(false);
    expect(equalJson({ a: 1 }, JSON.parse('{"toString":1}'))).toBe(false);
  });

  test('agrees with the text of a value', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), fc.jsonValue(), (a, b) => {
        const [one, other] = [a, b].map((value) => JSON.parse(JSON.stringify(value)));
        expect(equalJson(one, JSON.parse(JSON.stringify(one)))).toBe(true);
        if (equalJson(one, other)) expect(equalJson(other, one)).toBe(true);
      }),
    );
  });
});
