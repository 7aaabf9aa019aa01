import { expect, it } from 'vitest';
import { momentText } from '../../texts/format.ts';
import { isUrn, timeOf } from './value-text.ts';

it('writes a time of a field that is one, and nothing else', () => {
  const noon = new Date(2026, 5, 3, 12).getTime();
  expect(timeOf('time', String(noon))).toBe(momentText(noon));
  expect(timeOf('rowCount', String(noon))).toBe(String(noon));
  expect(timeOf('time', 'noon')).toBe('noon');
});

it.each([
  ['urn:li:tag:a', true],
  ['urn:li:tag:', false],
  ['The tag urn:li:tag:a', false],
])('tells whether %j is a URN: %j', (text, is) => {
  expect(isUrn(text)).toBe(is);
});
