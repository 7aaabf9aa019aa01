import { registry } from '@colophon/model';
import { describe, expect, it } from 'vitest';
import { criterion } from '../testing/fixtures.ts';
import { checkSearch, checkText } from './check-search.ts';
import { defaultFacets, entityTypeField } from './facets.ts';
import {
  filterConditions,
  hierarchyConditions,
  maxComparisons,
  maxCriteria,
  maxFacets,
  maxInputLength,
  maxScannedValues,
  maxSortFields,
  maxWords,
  type SearchQuery,
  searchQuery,
} from './query.ts';
import { resolveInput } from './resolve-query.ts';

const check = (some: Partial<SearchQuery>) => () => checkSearch(searchQuery(some));
const texts = (count: number): string[] => Array.from({ length: count }, (_, i) => String(i));

describe('checkSearch', () => {
  it('rejects a filter that would make too many comparisons', () => {
    const values = texts(maxComparisons - 1);
    expect(check({ filter: [[criterion('x', { values })]] })).not.toThrow();
    const expected = `filter: expected at most ${maxComparisons} comparisons`;
    expect(check({ filter: [[criterion('x', { values: [...values, 'more'] })]] })).toThrow(expected);
    expect(check({ filter: [[criterion('x', { values, fields: ['x', 'y'] })]] })).toThrow(expected);
    expect(check({ filter: texts(maxComparisons + 1).map(() => []) })).toThrow(expected);
    expect(
      check({ filter: [texts(maxComparisons).map((field) => criterion(field, { values: ['a'] }))] }),
    ).toThrow(expected);
  });

  it('rejects a filter of many criteria, but accepts many values of one field', () => {
    const clauses = texts(maxCriteria + 1).map((value) => [criterion('x', { values: [value] })]);
    expect(checkSearch(searchQuery({ filter: clauses, includeOutdated: true })).filter).toEqual([
      [criterion('x', { values: texts(maxCriteria + 1) })],
    ]);
    const fields = texts(maxCriteria + 1).map((field) => [criterion(field, { values: ['a'] })]);
    expect(check({ filter: fields.slice(1) })).not.toThrow();
    expect(check({ filter: fields })).toThrow(
      `filter: expected at most ${maxCriteria} criteria, got ${maxCriteria + 1}`,
    );
  });

  it.each(filterConditions.filter((condition) => condition !== 'EQUAL' && condition !== 'IN'))(
    'weighs %s, which reads every value of a field, by its values',
    (condition) => {
      const isTree = hierarchyConditions.some((one) => one === condition);
      const most = isTree ? maxScannedValues / 10 : maxScannedValues;
      const filter = (count: number) =>
        texts(count).map((field) => [{ ...criterion(field, { values: ['a'] }), condition }]);
      expect(check({ filter: filter(most) })).not.toThrow();
      expect(check({ filter: filter(most + 1) })).toThrow(
        `filter: expected at most ${maxScannedValues} values of conditions other than EQUAL and IN`,
      );
    },
  );

  it('rejects a long text', () => {
    expect(check({ input: 'a'.repeat(maxInputLength) })).not.toThrow();
    expect(check({ input: 'a'.repeat(maxInputLength + 1) })).toThrow(
      `input: expected at most ${maxInputLength} characters, got ${maxInputLength + 1}`,
    );
  });

  it('counts a repeated sort field once', () => {
    const name = { field: 'name', order: 'ASCENDING' } as const;
    const again = { field: 'name', order: 'DESCENDING' } as const;
    expect(checkSearch(searchQuery({ sort: [name, again, name] })).sort).toEqual([name]);
    expect(checkSearch(searchQuery({ facets: ['a', 'b', 'a'] })).facets).toEqual(['a', 'b']);
  });

  it('rejects too many fields to sort by or to count', () => {
    const sort = texts(maxSortFields + 1).map((field) => ({ field, order: 'ASCENDING' as const }));
    expect(check({ sort: sort.slice(1) })).not.toThrow();
    expect(check({ sort })).toThrow(`sort: expected at most ${maxSortFields} fields`);
    expect(check({ facets: texts(maxFacets + 1) })).toThrow(`facets: expected at most ${maxFacets} fields`);
  });
});

describe('checkText', () => {
  const checkWords = (input: string) => () => checkText(resolveInput(registry, input).text);

  it.each([' ', '.', ' OR ', ' AND ', ' NOT ', ') ('])('counts the words that %j separates', (separator) => {
    const input = (count: number) => `(${texts(count).join(separator)})`;
    expect(checkWords(input(maxWords))).not.toThrow();
    expect(checkWords(input(maxWords + 1))).toThrow(
      `input: expected at most ${maxWords} words, got ${maxWords + 1}`,
    );
  });

  it('counts words inside compound names', () => {
    const capitals = texts(maxWords).map((text) => `A${text.padStart(2, 'b')}`);
    expect(checkWords(capitals.join(''))).toThrow(`input: expected at most ${maxWords} words, got 65`);
  });

  it('counts a word that is repeated once', () => {
    expect(checkWords('order '.repeat(300))).not.toThrow();
    expect(checkWords('Ab'.repeat(1000))).not.toThrow();
    expect(resolveInput(registry, 'order order').text).toEqual(resolveInput(registry, 'order').text);
  });
});

describe('defaultFacets', () => {
  it('returns the facets that the model marks, with the entity type first', () => {
    const facets = defaultFacets(registry, ['dataset']);
    expect(facets[0]).toBe(entityTypeField);
    expect(facets).toEqual(expect.arrayContaining(['owners', 'tags', 'origin']));
    expect(new Set(facets).size).toBe(facets.length);
    expect(defaultFacets(registry, []).length).toBeGreaterThan(facets.length);
  });
});
