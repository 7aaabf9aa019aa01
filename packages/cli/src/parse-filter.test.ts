import { describe, expect, it } from 'vitest';
import { parseFilter } from './parse-filter.ts';

describe('a filter', () => {
  it.each([
    ['platform=kafka', { field: 'platform', condition: 'EQUAL', values: ['kafka'] }],
    ['platform=kafka,mysql', { field: 'platform', condition: 'EQUAL', values: ['kafka', 'mysql'] }],
    ['env!=PROD', { field: 'env', condition: 'EQUAL', values: ['PROD'], negated: true }],
    ['name^=shop.', { field: 'name', condition: 'START_WITH', values: ['shop.'] }],
    ['name$=s', { field: 'name', condition: 'END_WITH', values: ['s'] }],
    ['name*=a=b', { field: 'name', condition: 'CONTAIN', values: ['a=b'] }],
    ['rows>=5', { field: 'rows', condition: 'GREATER_THAN_OR_EQUAL_TO', values: ['5'] }],
    ['rows<5', { field: 'rows', condition: 'LESS_THAN', values: ['5'] }],
    ['owners', { field: 'owners', condition: 'EXISTS' }],
    ['!owners', { field: 'owners', condition: 'IS_NULL' }],
    [
      'upstreams=urn:li:erModelRelationship:(a,(b,c)),urn:li:tag:a',
      {
        field: 'upstreams',
        condition: 'EQUAL',
        values: ['urn:li:erModelRelationship:(a,(b,c))', 'urn:li:tag:a'],
      },
    ],
  ])('%s is read', (text, criterion) => {
    expect(parseFilter(text)).toEqual(criterion);
  });

  it.each(['', '=a', 'platform=', 'platform=a,', 'platform~a', '!env=a', 'a b=c'])('%j is none', (text) => {
    expect(() => parseFilter(text)).toThrow(/^--filter: expected field=value, .* got "/);
  });
});
