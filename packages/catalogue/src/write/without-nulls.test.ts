import type { Json, JsonObject } from '@colophon/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxTextLength, withoutNulls } from './without-nulls.ts';

const json = fc.jsonValue({ maxDepth: 5 }) as fc.Arbitrary<Json>;
const jsonObject = fc.dictionary(fc.string(), json) as fc.Arbitrary<JsonObject>;

/** The plain way to say it, for comparison. */
const plain = (value: JsonObject): JsonObject =>
  JSON.parse(
    JSON.stringify(value, (_, member: Json) =>
      typeof member === 'object' && member !== null && !Array.isArray(member)
        ? Object.fromEntries(Object.entries(member).filter(([, item]) => item !== null))
        : member,
    ),
  ) as JsonObject;

const nested = (levels: number): JsonObject => {
  let value: JsonObject = {};
  for (let i = 0; i < levels; i++) value = { a: value };
  return value;
};

describe('withoutNulls', () => {
  it('drops null members of objects at any depth, and keeps nulls in arrays', () => {
    expect(withoutNulls({ a: null, b: { c: null, d: [null, { e: null }] } })).toEqual({
      b: { d: [null, {}] },
    });
  });

  it('returns a value without nulls unchanged', () => {
    const value = { a: [{ b: 1 }], c: false, d: 0, e: '' };
    expect(withoutNulls(value)).toBe(value);
  });

  it('does not modify the given value', () => {
    const value = { a: null, b: [{ c: null }] };
    withoutNulls(value);
    expect(value).toEqual({ a: null, b: [{ c: null }] });
  });

  it('does what filtering every object does', () => {
    fc.assert(
      fc.property(jsonObject, (value) => {
        expect(JSON.stringify(withoutNulls(value))).toBe(JSON.stringify(plain(value)));
      }),
    );
  });

  it('limits texts and keys, and names the place', () => {
    const longest = 'k'.repeat(maxTextLength);
    expect(withoutNulls({ a: { [longest]: longest } })).toEqual({ a: { [longest]: longest } });
    const got = `expected at most ${maxTextLength} characters in a`;
    expect(() => withoutNulls({ a: { b: `${longest}!` } })).toThrow(
      `/a/b: ${got} string, got ${maxTextLength + 1}`,
    );
    for (const value of ['x', null])
      expect(() => withoutNulls({ a: { b: 'c', [`${longest}!`]: value } })).toThrow(
        `/a: ${got} key, got ${maxTextLength + 1}`,
      );
  });

  it('accepts 64 levels and rejects more', () => {
    expect(withoutNulls(nested(64))).toEqual(nested(64));
    for (const levels of [65, 1000, 100_000])
      expect(() => withoutNulls(nested(levels))).toThrow('deeper than 64 levels');
  });
});
