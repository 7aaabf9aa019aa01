import { expect, it } from 'vitest';
import { parseValues } from './parse-values.ts';

it('reads one value, or one on each line', () => {
  expect(parseValues({ kind: 'text', isList: false }, ' a b ')).toEqual({ values: ['a b'] });
  expect(parseValues({ kind: 'number', isList: true }, '1\n\n2.5 ')).toEqual({ values: [1, 2.5] });
  expect(parseValues({ kind: 'text', isList: true }, ' ')).toEqual({ values: [] });
});

it('says what is no number, no day of the calendar, and no URN', () => {
  expect(parseValues({ kind: 'date', isList: false }, '2026-02-30').error).toContain('2026-02-30');
  expect(parseValues({ kind: 'date', isList: false }, '2026-02-28')).toEqual({ values: ['2026-02-28'] });
  expect(parseValues({ kind: 'entity', isList: false }, 'ada').error).toContain('ada');
  expect(parseValues({ kind: 'entity', isList: false }, 'urn:li:tag:a')).toEqual({
    values: ['urn:li:tag:a'],
  });
  expect(parseValues({ kind: 'number', isList: true }, '1\nmany').error).toContain('many');
});
