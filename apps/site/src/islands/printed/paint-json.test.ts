import { describe, expect, it } from 'vitest';
import { paintJson } from './paint-json.ts';

describe('paintJson', () => {
  it('distinguishes names, strings, keywords and punctuation', () => {
    expect(paintJson('{ "a": "b", "c": [-1.5, true] }')).toEqual([
      { text: '{ ' },
      { text: '"a"', ink: 'tk' },
      { text: ':', ink: 'tu' },
      { text: ' ' },
      { text: '"b"', ink: 'ts' },
      { text: ',', ink: 'tu' },
      { text: ' ' },
      { text: '"c"', ink: 'tk' },
      { text: ':', ink: 'tu' },
      { text: ' [' },
      { text: '-1.5', ink: 'tn' },
      { text: ',', ink: 'tu' },
      { text: ' ' },
      { text: 'true', ink: 'tn' },
      { text: '] }' },
    ]);
  });

  it('ignores syntax inside strings', () => {
    const json = '{"a": "b\\": [1, true]"}';
    expect(paintJson(json).map(({ text }) => text)).toEqual(['{', '"a"', ':', ' ', '"b\\": [1, true]"', '}']);
  });

  it('keeps every character', () => {
    const json = JSON.stringify({ a: [1, 'x', null], b: { c: 'd: "e",' } }, null, 2);
    expect(
      paintJson(json)
        .map(({ text }) => text)
        .join(''),
    ).toBe(json);
  });
});
