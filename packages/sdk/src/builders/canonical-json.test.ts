import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalJson, compareCodePoints } from './canonical-json.ts';

it('sorts fields by code point, which differs from the order of UTF-16 above U+FFFF', () => {
  expect(canonicalJson({ '\u{1F600}': 1, '\uFF5E': 2, b: 3, a: 4 })).toBe(
    String.raw`{"a":4,"b":3,"\uff5e":2,"\ud83d\ude00":1}`,
  );
});

it('escapes all but printable ASCII, in lower-case hexadecimal', () => {
  expect(canonicalJson('é\x7f\u{1F600}"\\\n\x01~')).toBe(String.raw`"\u00e9\u007f\ud83d\ude00\"\\\n\u0001~"`);
});

it.each([
  [1, '1'],
  [-0, '0'],
  [1e21, '1000000000000000000000'],
  [2n ** 70n, '1180591620717411303424'],
  [0.5, '0.5'],
  [0.0001, '0.0001'],
  [0.00005, '5e-05'],
  [1.5e-7, '1.5e-07'],
  [1e-300, '1e-300'],
])('writes the number %s as Python does: %s', (value, text) => {
  expect(canonicalJson(value)).toBe(text);
});

it('writes null, booleans, lists and objects within objects, and leaves out what is undefined', () => {
  const value = { z: null, a: [true, { y: 1, x: undefined }], u: undefined };
  expect(canonicalJson(value)).toBe('{"a":[true,{"y":1}],"z":null}');
});

it('uses the GUID as the key', () => {
  expect(canonicalJson({ parent: { guid: () => 'abc' } })).toBe('{"parent":"abc"}');
});

it('writes what JSON.parse reads back', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
      const nonNegativeZero = JSON.parse(JSON.stringify(value));
      expect(JSON.parse(canonicalJson(nonNegativeZero))).toEqual(nonNegativeZero);
    }),
  );
});

it('sorts by code point', () => {
  const codePoints = (text: string) => Array.from(text, (character) => character.codePointAt(0) ?? 0);
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (a, b) => {
      const hex = (text: string) =>
        codePoints(text)
          .map((point) => point.toString(16).padStart(6, '0'))
          .join('');
      expect(Math.sign(compareCodePoints(a, b))).toBe(hex(a) < hex(b) ? -1 : hex(a) > hex(b) ? 1 : 0);
    }),
  );
});
