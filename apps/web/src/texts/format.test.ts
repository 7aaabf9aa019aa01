import { expect, it } from 'vitest';
import { durationText, statisticText, wordsOf } from './format.ts';

it.each([
  [1443, '1.4 s'],
  [-5, '0.0 s'],
  [42_400, '42 s'],
  [59_700, '1 min 0 s'],
  [125_000, '2 min 5 s'],
  [3_660_000, '1 h 1 min'],
])('%i milliseconds are %s', (milliseconds, text) => {
  expect(durationText(milliseconds)).toBe(text);
});

it.each([
  ['6747.38', '6,747.38'],
  ['12.50', '12.50'],
  ['-1200', '-1,200'],
  ['2024-01-05', '2024-01-05'],
  ['00042', '00042'],
  ['1e9', '1e9'],
  [null, ''],
])('the statistic %j is %j', (value, text) => {
  expect(statisticText(value)).toBe(text);
});

it.each([
  ['TECHNICAL_SCHEMA', 'Technical schema'],
  ['SQL', 'SQL'],
  ['dataHubOpenAPISchema', 'DataHub open API schema'],
  ['erModelRelationship', 'ER model relationship'],
  ['hasActiveIncidents', 'Has active incidents'],
])('%s is written as %j', (symbol, words) => {
  expect(wordsOf(symbol)).toBe(words);
});
