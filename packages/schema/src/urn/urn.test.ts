import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeUrnPart, hasReservedCharacter } from './encode.ts';
import { isUrn, parseUrn, printUrn } from './urn.ts';

const part = fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' }).map(encodeUrnPart);
const entityType = fc.stringMatching(/^[a-zA-Z]{1,20}$/);
const simpleUrn = fc.record({ entityType, parts: fc.array(part, { minLength: 1, maxLength: 4 }) });
/** URNs whose parts may be URNs themselves, two levels deep. */
const urn = fc.record({
  entityType,
  parts: fc.array(fc.oneof(part, simpleUrn.map(printUrn)), { minLength: 1, maxLength: 4 }),
});

describe('parseUrn', () => {
  it('splits a tuple at the commas of its outermost level', () => {
    expect(parseUrn('urn:li:schemaField:(urn:li:dataset:(urn:li:dataPlatform:mysql,a.b,PROD),id)')).toEqual({
      entityType: 'schemaField',
      parts: ['urn:li:dataset:(urn:li:dataPlatform:mysql,a.b,PROD)', 'id'],
    });
  });

  it('keeps colons, slashes, spaces and percent signs of a simple id', () => {
    expect(parseUrn('urn:li:tag:a:b/c d%2C').parts).toEqual(['a:b/c d%2C']);
  });

  it.each([
    ['', 'must start with'],
    ['urn:li', 'must start with'],
    ['urn:li:tag', 'an entity type and an id must follow'],
    ['urn:li::x', 'the entity type is empty'],
    ['urn:li:tag:', 'the id is empty'],
    ['urn:li:x:(a,,b)', 'part 2 is empty'],
    ['urn:li:x:()', 'part 1 is empty'],
    ['urn:li:x:(a,(b)', 'do not match'],
    ['urn:li:x:(a),(b)', 'close before the end'],
  ])('rejects %j and says why', (text, reason) => {
    expect(() => parseUrn(text)).toThrow(reason);
  });

  it('reads back every URN that is printed', () => {
    fc.assert(
      fc.property(urn, (value) => {
        expect(parseUrn(printUrn(value))).toEqual(value);
      }),
    );
  });

  it('prints back every URN that it reads, one part in parentheses excepted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (id) => {
        const text = `urn:li:x:${id}`;
        if (!isUrn(text)) return;
        const { parts } = parseUrn(text);
        fc.pre(parts.length > 1 || !id.startsWith('('));
        expect(printUrn(parseUrn(text))).toBe(text);
      }),
    );
  });
});

describe('encodeUrnPart', () => {
  it('encodes the four reserved characters and nothing else', () => {
    expect(encodeUrnPart('a,b(c)\u241fd')).toBe('a%2Cb%28c%29%E2%90%9Fd');
    expect(encodeUrnPart('50% é/:\u{1F600}')).toBe('50% é/:\u{1F600}');
  });

  it('encodes only reserved characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const encoded = encodeUrnPart(text);
        expect(hasReservedCharacter(encoded)).toBe(false);
        if (!hasReservedCharacter(text)) expect(encoded).toBe(text);
      }),
    );
  });
});
