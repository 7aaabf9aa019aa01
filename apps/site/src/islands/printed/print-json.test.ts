import { describe, expect, it } from 'vitest';
import { printJson } from './print-json.ts';

const print = (value: unknown): string => printJson(value, 72);

describe('printJson', () => {
  it('keeps short values on one line', () => {
    expect(print({ tags: [{ tag: 'urn:li:tag:pii' }], none: [{}, [null]] })).toBe(
      '{ "tags": [{ "tag": "urn:li:tag:pii" }], "none": [{}, [null]] }',
    );
  });

  it('breaks long values only where needed', () => {
    const owner = { owner: 'urn:li:corpuser:ana', type: 'TECHNICAL_OWNER' };
    expect(print({ owners: [owner, owner], count: 2 })).toBe(`{
  "owners": [
    { "owner": "urn:li:corpuser:ana", "type": "TECHNICAL_OWNER" },
    { "owner": "urn:li:corpuser:ana", "type": "TECHNICAL_OWNER" }
  ],
  "count": 2
}`);
  });

  it('does not break a long string', () => {
    const text = 'word '.repeat(30);
    expect(print([text])).toBe(`[\n  ${JSON.stringify(text)}\n]`);
  });

  it('prints JSON that parses to the same value', () => {
    const value = { a: [1, [2, { b: 'x"\n' }]], c: { d: { e: 'f'.repeat(80) } }, g: true };
    expect(JSON.parse(print(value))).toEqual(value);
  });
});
