import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';

it.each([
  ['plain', 'plain'],
  ['with, comma', '"with, comma"'],
  ['with "quotes"', '"with ""quotes"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['-2', "'-2"],
  ['@import', "'@import"],
  ['', ''],
])('%j becomes %j', (text, cell) => {
  expect(toCsv([[text, 'x']])).toBe(`\uFEFF${cell},x\r\n`);
});
