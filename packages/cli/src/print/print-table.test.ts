import { expect, it } from 'vitest';
import { tableLines } from './print-table.ts';

it('puts the columns of a table under one another, and numbers to the right', () => {
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

it('shows codes that steer a terminal, and line breaks, as text', () => {
  expect(tableLines(['name'], [['a\u001b[31mred\nb']])).toEqual(['NAME', 'a\\u001b[31mred\\u000ab']);
});
