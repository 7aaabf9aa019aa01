import { expect, it } from 'vitest';
import { tableLines } from './print-table.ts';

it('aligns columns, with numbers on the right', () => {
  expect(
    tableLines(
      ['hops', 'urn', 'type'],
      [
        [1, 'urn:li:tag:a', 'tag'],
        [12, 'urn:li:tag:longer', ''],
      ],
    ),
  ).toEqual(['HOPS  URN                TYPE', '   1  urn:li:tag:a       tag', '  12  urn:li:tag:longer']);
});

it('escapes terminal control codes and line breaks', () => {
  expect(tableLines(['name'], [['a\u001b[31mred\nb']])).toEqual(['NAME', 'a\\u001b[31mred\\u000ab']);
});
