import fc from 'fast-check';
import { expect, it } from 'vitest';
import { criterion } from '../testing/fixtures.ts';
import { foldFilter } from './fold-filter.ts';
import { matchesFilter } from './matches-filter.ts';
import type { FilterCriterion } from './query.ts';

const is = (field: string, ...values: string[]) => criterion(field, { values });
const isNot = (field: string, ...values: string[]) => criterion(field, { values, negated: true });
const contains = (field: string, ...values: string[]) => criterion(field, { condition: 'CONTAIN', values });

it.each<[string, FilterCriterion[][], FilterCriterion[][]]>([
  ['clauses of one field', [[is('a', '1')], [is('a', '2')], [is('a', '1')]], [[is('a', '1', '2')]]],
  [
    'clauses that share all other criteria, in any order',
    [
      [is('a', '1'), isNot('b', '9')],
      [isNot('b', '9'), is('a', '2')],
    ],
    [[is('a', '1', '2'), isNot('b', '9')]],
  ],
  ['what one clause excludes', [[isNot('a', '1'), isNot('a', '2')]], [[isNot('a', '1', '2')]]],
  ['a criterion that is repeated', [[is('a', '1'), is('a', '1')]], [[is('a', '1')]]],
  ['everything, where one clause holds for it', [[is('a', '1')], []], [[]]],
])('folds %s', (_, filter, folded) => {
  expect(foldFilter(filter)).toEqual(folded);
});

it.each<[string, FilterCriterion[][]]>([
  ['clauses of several fields', [[is('a', '1')], [is('b', '1')]]],
  ['clauses of several conditions', [[is('a', '1')], [contains('a', '1')]]],
  ['clauses that exclude values', [[isNot('a', '1')], [isNot('a', '2')]]],
  ['what one clause requires', [[is('a', '1'), is('a', '2')]]],
  ['no filter', []],
])('leaves %s as they are', (_, filter) => {
  expect(foldFilter(filter)).toEqual(filter);
});

it('is equivalent to the original filter, with no more criteria', () => {
  const small = fc.constantFrom('1', '2', '3');
  const anyCriterion = fc
    .record({
      field: fc.constantFrom('a', 'b'),
      condition: fc.constantFrom('EQUAL' as const, 'CONTAIN' as const, 'EXISTS' as const, 'IS_NULL' as const),
      values: fc.array(small, { minLength: 1, maxLength: 2 }),
      negated: fc.boolean(),
    })
    .map(({ field, ...some }): FilterCriterion => ({ fields: [field], ...some }));
  const filters = fc.array(fc.array(anyCriterion, { maxLength: 3 }), { maxLength: 8 });
  const documents = fc.record({ a: fc.array(small, { maxLength: 2 }), b: fc.array(small, { maxLength: 2 }) });
  fc.assert(
    fc.property(filters, fc.array(documents, { minLength: 5, maxLength: 10 }), (filter, values) => {
      const folded = foldFilter(filter);
      expect(folded.flat().length).toBeLessThanOrEqual(filter.flat().length);
      for (const value of values) expect(matchesFilter(value, folded)).toBe(matchesFilter(value, filter));
    }),
  );
});

it('does not modify its input', () => {
  const filter = [[is('a', '1')], [is('a', '2')]];
  foldFilter(filter);
  expect(filter).toEqual([[is('a', '1')], [is('a', '2')]]);
});
