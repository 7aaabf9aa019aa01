import { describe, expect, it } from 'vitest';
import { matchesFilter } from './matches-filter.ts';
import type { Criterion } from './query.ts';

const point = { operationType: 'INSERT', rows: 12, partitionSpec: { partition: 'p1' }, tags: ['a', 'b'] };
const where = (field: string, condition: Criterion['condition'], ...values: string[]): Criterion => ({
  fields: [field],
  condition,
  values,
  negated: false,
});

describe('matchesFilter', () => {
  it.each([
    ['EQUAL', where('operationType', 'EQUAL', 'INSERT'), true],
    ['EQUAL of another letter case', where('operationType', 'EQUAL', 'insert'), false],
    ['IEQUAL', where('operationType', 'IEQUAL', ' insert '), true],
    ['any of several values', where('operationType', 'IN', 'DELETE', 'INSERT'), true],
    ['CONTAIN', where('operationType', 'CONTAIN', 'ser'), true],
    ['START_WITH', where('operationType', 'START_WITH', 'ins'), true],
    ['END_WITH', where('operationType', 'END_WITH', 'ins'), false],
    ['a number by size', where('rows', 'GREATER_THAN', '9'), true],
    ['a number at the limit', where('rows', 'LESS_THAN', '12'), false],
    ['a number up to the limit', where('rows', 'LESS_THAN_OR_EQUAL_TO', '12'), true],
    ['a nested field', where('partitionSpec.partition', 'EQUAL', 'p1'), true],
    ['a member of an array', where('tags', 'EQUAL', 'b'), true],
    ['EXISTS', where('rows', 'EXISTS'), true],
    ['IS_NULL', where('rows', 'IS_NULL'), false],
  ])('compares by %s', (_, criterion, expected) => {
    expect(matchesFilter(point, [[criterion]])).toBe(expected);
    expect(matchesFilter(point, [[{ ...criterion, negated: true }]])).toBe(!expected);
  });

  it('joins clauses with OR and criteria with AND; no clause matches everything', () => {
    const yes = where('rows', 'EXISTS');
    const no = where('rows', 'IS_NULL');
    expect(matchesFilter(point, [[yes, no], [yes]])).toBe(true);
    expect(matchesFilter(point, [[yes, no]])).toBe(false);
    expect(matchesFilter(point, [])).toBe(true);
  });
});
