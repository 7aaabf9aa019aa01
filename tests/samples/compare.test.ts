import { describe, expect, it } from 'vitest';
import { matchesJson, matchesOutput } from './compare.ts';

describe('matchesOutput', () => {
  it('takes a wildcard for text on one line, and nothing else loosely', () => {
    expect(matchesOutput('data <folder>', 'data /tmp/x\n')).toBe(true);
    expect(matchesOutput('data <folder>', 'data /tmp/x\nmore')).toBe(false);
    expect(matchesOutput('a.b', 'axb')).toBe(false);
  });
});

describe('matchesJson', () => {
  it('passes over layout, but not over a value', () => {
    expect(matchesJson('{ "a": [1, 2] }', '{"a":[1,2]}')).toBe(true);
    expect(matchesJson('{ "a": "x y" }', '{"a":"xy"}')).toBe(false);
    expect(matchesJson('{ "score": <score> }', '{"score":0.5}')).toBe(true);
    expect(matchesJson('{ "score": <score> }', '{"score":0.5,"more":1}')).toBe(false);
  });
});
