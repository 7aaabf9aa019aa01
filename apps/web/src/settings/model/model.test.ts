import { expect, it } from 'vitest';
import { entityOf, referenceOf } from './model.ts';

const aspect = (name: string, timeseries = false) => ({ aspectAnnotation: { name, timeseries } });

it('lists the key once, and first', () => {
  const given = {
    name: 'dataset',
    keyAspectSpec: aspect('datasetKey'),
    aspectSpecs: [aspect('status'), aspect('datasetKey'), aspect('datasetProfile', true)],
  };
  expect(entityOf(given).aspects).toEqual([
    { name: 'datasetKey', isTimeSeries: false, isKey: true },
    { name: 'status', isTimeSeries: false, isKey: false },
    { name: 'datasetProfile', isTimeSeries: true, isKey: false },
  ]);
});

it('leads to the description of an aspect', () => {
  expect(referenceOf('dataset', 'globalTags')).toBe('/docs/generated/metamodel/entities/dataset#globaltags');
});
