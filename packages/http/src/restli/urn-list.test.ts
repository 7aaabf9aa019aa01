import { describe, expect, it } from 'vitest';
import { dataset } from '../testing/test-server.ts';
import { parseUrnList } from './urn-list.ts';

const tag = 'urn:li:tag:50%25,(a)';
const encoded = encodeURIComponent;
const strictly = (text: string) => encoded(text).replace(/[()]/g, (c) => (c === '(' ? '%28' : '%29'));

describe('parseUrnList', () => {
  it.each([encoded, strictly])('reads URNs with commas, parentheses and percent signs', (encode) => {
    const list = `List(${encode(dataset)},${encode(tag)})`;
    expect(parseUrnList(`http://x/entitiesV2?a=1&ids=${list}&b=2`, 'ids')).toEqual([dataset, tag]);
  });

  it('reads a single URN without a list, and an empty list', () => {
    expect(parseUrnList(`http://x/?ids=${strictly(dataset)}`, 'ids')).toEqual([dataset]);
    expect(parseUrnList('http://x/?ids=List()', 'ids')).toEqual([]);
  });

  it('rejects malformed encoding, and a missing list', () => {
    expect(() => parseUrnList('http://x/?ids=List(%)', 'ids')).toThrow(
      'ids: expected percent-encoded URNs, got %',
    );
    expect(() => parseUrnList('http://x/?aspects=List(a)', 'ids')).toThrow(
      'ids: expected a list of URNs, got nothing',
    );
  });
});
