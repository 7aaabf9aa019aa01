import { expect, it } from 'vitest';
import { compareValues } from './compare-values.ts';

const marks = { added: '+', removed: '-', stayed: ' ' };
type Value = Parameters<typeof compareValues>[0];
const compare = (before: Value, after: Value): string =>
  compareValues(before, after, 60)
    .map((line) => (line ? `${marks[line.change ?? 'stayed']}${line.text}` : '…'))
    .join('\n');

it('shows a new value as added', () => {
  expect(compare(undefined, { name: 'pii' })).toBe('+{\n+  "name": "pii"\n+}');
});

it('shows the changed field, and not one that only gained a comma', () => {
  expect(compare({ name: 'pii' }, { name: 'pii', colorHex: '#b00020' })).toBe(
    ' {\n   "name": "pii"\n+  "colorHex": "#b00020"\n }',
  );
});

it('omits lines far from a change', () => {
  const many = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`f${index}`, index]));
  expect(compare(many, { ...many, f8: 0 })).toBe('…\n   "f6": 6\n   "f7": 7\n-  "f8": 8\n+  "f8": 0\n }');
});

it('shows a deleted value as removed', () => {
  expect(compare({ removed: true }, undefined)).toBe('-{\n-  "removed": true\n-}');
});

it('shows an item added to a list as one added line', () => {
  const [pii, gold] = [{ tag: 'urn:li:tag:pii' }, { tag: 'urn:li:tag:gold' }];
  expect(compare({ tags: [pii] }, { tags: [pii, gold] })).toBe(
    '…\n   "tags": [\n     { "tag": "urn:li:tag:pii" }\n+    { "tag": "urn:li:tag:gold" }\n   ]\n }',
  );
});
