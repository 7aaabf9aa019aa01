import { expect, it } from 'vitest';
import { agoText, durationText, momentText, number, statisticText, wordsOf } from './format.ts';

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

it.each([0, 7, 999, 1000, -1000, 12_345, 1_234_567, -9_007_199_254_740_991, 0.5, 1234.5678, 2 ** 60])(
  'sets the thousands of %d apart as the language does',
  (value) => expect(number(value)).toBe(value.toLocaleString('en')),
);

it.each([
  ['second', 1, [0, 1]],
  ['minute', 60, [1, 2, 59]],
  ['hour', 3600, [1, 23]],
  ['day', 86_400, [1, 6]],
  ['week', 7 * 86_400, [1, 4]],
  ['month', 30 * 86_400, [1, 12]],
  ['year', 365 * 86_400, [1, 2, 1500]],
] as const)('says how long ago a time was in %ss, as the language does', (unit, seconds, counts) => {
  const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  for (const count of counts)
    for (const direction of [-1, 1])
      expect(agoText(direction * count * seconds * 1000, 0)).toBe(
        relative.format(unit === 'second' ? 0 : direction * count, unit),
      );
});

it('writes a moment as the language does', () => {
  for (let hour = 0; hour < 24; hour++) {
    const time = new Date(2026, hour % 12, 1 + hour, hour, hour * 2).getTime();
    expect(momentText(time)).toBe(
      [{ dateStyle: 'medium' } as const, { timeStyle: 'short' } as const]
        .map((style) => new Intl.DateTimeFormat('en', style).format(time))
        .join(', '),
    );
  }
});
