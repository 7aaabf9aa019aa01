import { describe, expect, it } from 'vitest';
import { toClauses } from './filter-clauses.ts';
import { complete, condition, group, type Part } from './filter-tree.ts';
import { printFilter } from './print-filter.ts';
import { readFilter } from './read-filter.ts';

const is = condition('platform', ['hive']);
const pii = condition('tags', ['urn:li:tag:pii'], { isNegated: true });

describe('a filter as a text', () => {
  it.each<[string, Part]>([
    ['platform:hive', is],
    ['NOT tags:urn:li:tag:pii', pii],
    ['platform:hive AND NOT tags:urn:li:tag:pii', group('all', [is, pii])],
    ['platform:(hive OR kafka)', condition('platform', ['hive', 'kafka'])],
    [
      'platform:hive OR (origin:PROD AND NOT tags:urn:li:tag:pii)',
      group('any', [is, group('all', [condition('origin', ['PROD']), pii])]),
    ],
    ['NOT (platform:hive AND origin:PROD)', group('all', [is, condition('origin', ['PROD'])], true)],
    ['description:"customer orders"', condition('description', ['customer orders'])],
    ['name:ord*', condition('name', ['ord'], { operator: 'startsWith' })],
    ['NOT owners:*', condition('owners', [], { operator: 'exists', isNegated: true })],
    ['rowCount:>=1000', condition('rowCount', ['1000'], { operator: 'atLeast' })],
    [
      'structuredProperties.retention:<60',
      condition('structuredProperties.retention', ['60'], { operator: 'below' }),
    ],
    ['platform:"AND"', condition('platform', ['AND'])],
    ['typeNames:">1"', condition('typeNames', ['>1'])],
    ['container:"urn:li:container:(a,b)"', condition('container', ['urn:li:container:(a,b)'])],
  ])('%s is printed and read', (text, part) => {
    expect(printFilter(part)).toBe(text);
    expect(readFilter(text)).toEqual({ kind: 'filter', part });
  });

  it.each([
    ['orders platform:hive', 'query'],
    ['nofield:hive', 'query'],
    ['platform:"hive', 'faulty'],
    ['(platform:hive', 'faulty'],
    ['platform:hive AND', 'faulty'],
  ])('%s is a %s', (text, kind) => {
    expect(readFilter(text).kind).toBe(kind);
  });

  it('never prints a quotation mark that would end a value', () => {
    expect(readFilter(printFilter(condition('typeNames', ['a "b" c'])))).toMatchObject({ kind: 'filter' });
  });

  it('takes what negates twice for nothing', () => {
    expect(readFilter('NOT NOT platform:hive')).toEqual({ kind: 'filter', part: is });
  });
});

describe('a filter as clauses', () => {
  const fieldsOf = (part: Part) =>
    toClauses(part)?.map(({ and }) => and.map(({ field, negated }) => `${negated ? '-' : ''}${field}`));
  const [a, b, c] = ['origin', 'platform', 'owners'].map((field) => condition(field, ['x']));

  it('combines groups', () => {
    if (!a || !b || !c) return;
    expect(fieldsOf(group('all', [a, group('any', [b, c])]))).toEqual([
      ['origin', 'platform'],
      ['origin', 'owners'],
    ]);
    expect(fieldsOf(group('all', [a, group('all', [b, c], true)]))).toEqual([
      ['origin', '-platform'],
      ['origin', '-owners'],
    ]);
    expect(fieldsOf(group('any', [a, b], true))).toEqual([['-origin', '-platform']]);
  });

  it('has values as the language reads them: in either case, and as the last part of a URN', () => {
    expect(toClauses(condition('platform', ['Hive']))).toEqual([
      {
        and: [
          {
            field: 'platform',
            condition: 'EQUAL',
            values: ['Hive', 'HIVE', 'hive', 'urn:li:dataPlatform:Hive'],
            negated: false,
          },
        ],
      },
    ]);
  });

  it('leaves to the language what is about the words of a text, and what has too many combinations', () => {
    expect(toClauses(condition('description', ['orders']))).toBeUndefined();
    const pairs = Array.from({ length: 8 }, () => group('any', [is, pii]));
    expect(toClauses(group('all', pairs))).toBeUndefined();
  });
});

it('leaves out conditions that are not written yet, and groups of these alone', () => {
  const half = condition('platform', []);
  expect(complete(group('all', [half, group('any', [half])]))).toBeUndefined();
  expect(complete(group('all', [half, is]))).toEqual(group('all', [is]));
});
