import { expect, it } from 'vitest';
import { parseValues } from './parse-values.ts';

it('reads one value, or one on each line', () => {
  expect(parseValues({ kind: 'text', isList: false }, ' a b ')).toEqual({ values: ['a b'] });
  expect(parseValues({ kind: 'number', isList: true }, '1\n\n2.5 ')).toEqual({ values: [1, 2.5] });
  expect(parseValues({ kind: 'text', isList: true }, ' ')).toEqual({ values: [] });
});

it('says what is no number', () => {
  expect(parseValues({ kind: 'number', isList: true }, '1\nmany').error).toContain('many');
});
