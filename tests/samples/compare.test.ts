import { describe, expect, it } from 'vitest';
import { matchesJson, matchesOutput } from './compare.ts';

describe('matchesOutput', () => {
  it('matches a wildcard within one line, and everything else exactly', () => {
    expect(matchesOutput('data <folder>', 'data /tmp/x\n')).toBe(true);
    expect(matchesOutput('data <folder>', 'data /tmp/x\nmore')).toBe(false);
    expect(matchesOutput('a.b', 'axb')).toBe(false);
  });
});

describe('matchesJson', () => {
  it('ignores layout, but not values', () => {
    expect(matchesJson('{ "a": [1, 2] }', '{"a":[1,2]}')).toBe(true);
    expect(matchesJson('{ "a": "x y" }', '{"a":"xy"}')).toBe(false);
    expect(matchesJson('{ "score": <score> }', '{"score":0.5}')).toBe(true);
    expect(matchesJson('{ "score": <score> }', '{"score":0.5,"more":1}')).toBe(false);
  });
});
