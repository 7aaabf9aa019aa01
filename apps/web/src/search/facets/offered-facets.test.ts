import { expect, it } from 'vitest';
import { offeredFacets, withChosen } from './offered-facets.ts';

const facet = (field: string, ...values: string[]) => ({
  field,
  displayName: field,
  aggregations: values.map((value) => ({ value, count: 1, entity: null })),
});

it('offers types once, those that most people use first, and what is chosen from although nothing has it', () => {
  const facets = [
    facet('origin', 'PROD'),
    facet('platform', 'hive'),
    facet('_entityType', 'DATASET'),
    facet('_entityType\u241EtypeNames', 'DATASET'),
    facet('entity', 'DATASET'),
    facet('typeNames', 'Table'),
    facet('tags'),
  ];
  const { main, others } = offeredFacets(facets, { deprecated: ['true'] });
  expect(main.map(({ field }) => field)).toEqual(['_entityType', 'typeNames', 'platform', 'deprecated']);
  expect(others.map(({ field }) => field)).toEqual(['origin']);
});

it('shows chosen values first, also those that nothing has', () => {
  const values = [
    { value: 'a', count: 3, entity: null },
    { value: 'b', count: 2, entity: null },
    { value: 'c', count: 0, entity: null },
  ];
  expect(withChosen(values, ['b', 'z']).map(({ value, count }) => [value, count])).toEqual([
    ['b', 2],
    ['z', 0],
    ['a', 3],
  ]);
});
