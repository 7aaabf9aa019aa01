import { describe, expect, it } from 'vitest';
import {
  compileReplacement,
  expressionWithGroup,
  missingGroup,
  regularExpression,
} from './regular-expression.ts';
import { replaceCharacters } from './replace-characters.ts';

describe('compileReplacement', () => {
  it.each([
    ['o(l)d', '<\\1>', 'old old', '<l> <l>'],
    ['(?P<scheme>https?)://', '\\g<scheme>s://\\g<1>$0', 'http://x', 'https://http$0x'],
    ['\\.', '\\\\', 'a.b', 'a\\b'],
    ['x*', '-', 'abxd', '-a-b--d-'],
    ['größe', '', 'die größe', 'die '],
  ])('replaces %s by %s', (pattern, replacement, text, expected) => {
    expect(compileReplacement(pattern, replacement)(text)).toBe(expected);
  });

  it('knows which groups a pattern lacks', () => {
    expect(missingGroup('(a)', '\\1')).toBeUndefined();
    expect(missingGroup('(a)', '\\2')).toBe('2');
    expect(missingGroup('(?P<one>a)', '\\g<two>')).toBe('two');
  });
});

it('rejects an expression that RE2 does not have, and one without a group', () => {
  expect(regularExpression.safeParse('(?=x)').error?.issues[0]?.message).toMatch(/is no regular expression/);
  expect(expressionWithGroup.safeParse('x').error?.issues[0]?.message).toMatch(/has no group/);
  expect(expressionWithGroup.safeParse('(x)').success).toBe(true);
});

it('replaces characters once, the longest text first', () => {
  expect(replaceCharacters('a--b-c', { '-': '@', '--': '-' })).toBe('a-b@c');
  expect(replaceCharacters('plain', {})).toBe('plain');
});
