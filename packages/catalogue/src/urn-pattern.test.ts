import { expect, it } from 'vitest';
import { parseUrnPattern, startOf } from './urn-pattern.ts';

it('reads texts, wildcards and escapes', () => {
  expect(parseUrnPattern('')).toEqual([]);
  expect(parseUrnPattern('urn:li:tag:a')).toEqual([{ text: 'urn:li:tag:a' }]);
  expect(parseUrnPattern('a%b_c')).toEqual([{ text: 'a' }, 'any', { text: 'b' }, 'one', { text: 'c' }]);
  expect(parseUrnPattern('%%__%')).toEqual(['any', 'one', 'one', 'any']);
  expect(parseUrnPattern('a\\%\\_\\\\\\b')).toEqual([{ text: 'a%_\\b' }]);
  // At the end, there is nothing that it could escape.
  expect(parseUrnPattern('a\\')).toEqual([{ text: 'a\\' }]);
  expect(parseUrnPattern('\u{1F600}_')).toEqual([{ text: '\u{1F600}' }, 'one']);
});

it('knows what every match begins with', () => {
  expect(startOf(parseUrnPattern('urn:li:\\%tag:%a'))).toBe('urn:li:%tag:');
  expect(startOf(parseUrnPattern('%a'))).toBe('');
});
