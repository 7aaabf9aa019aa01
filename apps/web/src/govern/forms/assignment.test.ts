import { describe, expect, it } from 'vitest';
import { printFilter } from '../../search/filter/print-filter.ts';
import { clausesOf, filterIn } from './assignment.ts';

const filterOf = (value: object): string => {
  const found = filterIn({ filter: value });
  return found ? printFilter(found.part) : '';
};

describe('the search by which a form is assigned', () => {
  it.each([
    'platform:hive AND NOT tags:urn:li:tag:pii',
    'platform:(hive OR kafka)',
    'typeNames:ord* OR (origin:PROD AND rowCount:>=1000)',
    'NOT owners:*',
  ])('is shown as it was typed: %s', (text) => {
    expect(filterOf({ or: clausesOf(text) })).toBe(text);
  });

  it('may be in the form that is older', () => {
    expect(filterOf({ criteria: [{ field: 'tags', values: ['urn:li:tag:pii'] }] })).toBe(
      'tags:urn:li:tag:pii',
    );
  });

  it('is none without conditions', () => {
    expect(filterIn(undefined)).toBeUndefined();
    expect(filterIn({ filter: { or: [] } })).toBeUndefined();
    expect(filterIn({ filter: { or: [{ and: [] }] } })).toBeUndefined();
    expect(filterIn({ filter: 'none' })).toBeUndefined();
  });

  it('names the conditions that cannot be shown', () => {
    const below = { field: 'domains', condition: 'DESCENDANTS_INCL', values: ['urn:li:domain:shop'] };
    const found = filterIn({ filter: { or: [{ and: [{ field: 'origin', values: ['PROD'] }, below] }] } });
    expect(found?.unknown).toEqual(['domains DESCENDANTS_INCL urn:li:domain:shop']);
    expect(found && printFilter(found.part)).toBe('origin:PROD');
  });

  it('is not sent where it is about words, or says nothing', () => {
    expect(['', '  ', 'orders', 'description:customer', '(('].map(clausesOf)).toEqual([
      ...[undefined, undefined, undefined, undefined, undefined],
    ]);
  });
});
