import { expect, it } from 'vitest';
import { firstWords } from './first-words.ts';

it.each([
  ['# Orders\n\nOne row for *each* order.', 'Orders One row for each order.'],
  ['See [the guide](https://example.com) and ![a picture](x.png).', 'See the guide and a picture.'],
  ['- first\n- second', 'first second'],
  ['```sql\nSELECT 1\n```\nAfter', 'After'],
  ['snake_case_name stays', 'snake_case_name stays'],
  ['<b>bold</b> text', 'bold text'],
])('%j is shown as %j', (markdown, text) => {
  expect(firstWords(markdown)).toBe(text);
});

it('ends a long text at a word', () => {
  const text = firstWords('word '.repeat(1000));
  expect(text.endsWith('word …')).toBe(true);
  expect(text.length).toBeLessThanOrEqual(242);
});
