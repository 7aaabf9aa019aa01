import { registry } from '@colophon/model';
import { describe, expect, it } from 'vitest';
import { criterion } from '../testing/fixtures.ts';
import { checkSearch } from './check-search.ts';
import { defaultFacets, entityTypeField } from './facets.ts';
import {
  maxComparisons,
  maxFacets,
  maxSortFields,
  maxWords,
  type SearchQuery,
  searchQuery,
} from './query.ts';

const check = (some: Partial<SearchQuery>) => () => checkSearch(searchQuery(some));
const texts = (count: number): string[] => Array.from({ length: count }, (_, i) => String(i));

describe('checkSearch', () => {
  it('refuses a filter that would make too many comparisons, however they are made up', () => {
    const values = texts(maxComparisons - 1);
    expect(check({ filter: [[criterion('x', { values })]] })).not.toThrow();
    const expected = `filter: expected at most ${maxComparisons} comparisons`;
    expect(check({ filter: [[criterion('x', { values: [...values, 'more'] })]] })).toThrow(expected);
    expect(check({ filter: [[criterion('x', { values, fields: ['x', 'y'] })]] })).toThrow(expected);
    expect(check({ filter: texts(maxComparisons + 1).map(() => []) })).toThrow(expected);
    expect(check({ filter: [texts(maxComparisons).map((field) => criterion(field))] })).toThrow(expected);
  });

  it('refuses too many words, and too many fields to sort by or to count', () => {
    expect(check({ input: texts(maxWords).join(' ') })).not.toThrow();
    expect(check({ input: texts(maxWords + 1).join('.') })).toThrow(
      `input: expected at most ${maxWords} words`,
    );
    const sort = texts(maxSortFields + 1).map((field) => ({ field, order: 'ASCENDING' as const }));
    expect(check({ sort: sort.slice(1) })).not.toThrow();
    expect(check({ sort })).toThrow(`sort: expected at most ${maxSortFields} fields`);
    expect(check({ facets: texts(maxFacets + 1) })).toThrow(`facets: expected at most ${maxFacets} fields`);
  });
});

describe('defaultFacets', () => {
  it('offers what the model marks as a facet, the entity type first', () => {
    const facets = defaultFacets(registry, ['dataset']);
    expect(facets[0]).toBe(entityTypeField);
    expect(facets).toEqual(expect.arrayContaining(['owners', 'tags', 'origin']));
    expect(new Set(facets).size).toBe(facets.length);
    expect(defaultFacets(registry, []).length).toBeGreaterThan(facets.length);
  });
});
