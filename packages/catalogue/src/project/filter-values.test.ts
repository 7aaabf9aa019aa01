import { expect, it } from 'vitest';
import { maxFilterLength } from '../search/query.ts';
import { filterValues } from './filter-values.ts';

const documentOf = (...parts: Record<string, (string | number | boolean)[]>[]) => ({
  urn: 'urn:li:dataset:a',
  entityType: 'dataset',
  fieldsByAspect: Object.fromEntries(parts.map((part, i) => [`aspect${i}`, part])),
  removed: false,
});
const all = () => true;

it('contains the values of the wanted fields as text, each once', () => {
  const document = documentOf({ name: ['Orders'], size: [1, 2] }, { size: [2, 3], hasTags: [true] });
  expect([...filterValues(document, (field) => field !== 'name')]).toEqual([
    ['size', ['1', '2', '3']],
    ['hasTags', ['true']],
  ]);
});

it('omits values too long to filter by, and replaces lone surrogates with U+FFFD', () => {
  const document = documentOf({ name: ['x'.repeat(maxFilterLength + 1), 'half \ud800'] });
  expect([...filterValues(document, all)]).toEqual([['name', ['half \ufffd']]]);
});
