import { expect, it } from 'vitest';
import { matches } from './matches.ts';

it.each([
  ['TAG', 'TAG', true],
  ['TAG', 'DOMAIN', false],
  [['ADD', 'REMOVE'], 'ADD', true],
  [['ADD', 'REMOVE'], 'MODIFY', false],
  [[1], 1, false],
  [{ tagUrn: 'urn:li:tag:pii' }, { tagUrn: 'urn:li:tag:pii', context: '{}' }, true],
  [{ tagUrn: 'urn:li:tag:pii' }, undefined, false],
  [{ value: { status: 'COMPLETE' } }, { value: '{"status":"COMPLETE"}' }, true],
  [{ value: { status: 'COMPLETE' } }, { value: 'COMPLETE' }, false],
  [null, undefined, true],
  [{ __proto__: null, toString: 'x' }, {}, false],
])('%j matches %j: %s', (pattern, value, expected) => {
  expect(matches(pattern, value)).toBe(expected);
});
