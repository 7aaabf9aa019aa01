import { expect, it } from 'vitest';
import { assignedIn, customIn, propertiesIn } from './properties-of.ts';

it('knows what a property may be set to', () => {
  const definition = {
    qualifiedName: 'cost',
    displayName: null,
    description: null,
    cardinality: 'MULTIPLE' as const,
    immutable: false,
    allowedValues: [{ description: null, value: { numberValue: 3 } }],
    valueType: { urn: 'urn:li:dataType:datahub.number' },
    typeQualifier: null,
    entityTypes: [{ urn: 'urn:li:entityType:datahub.dataset' }],
  };
  expect(
    propertiesIn([{ entity: { urn: 'urn:li:structuredProperty:cost', definition } }, { entity: {} }]),
  ).toEqual([
    {
      urn: 'urn:li:structuredProperty:cost',
      name: 'cost',
      description: undefined,
      kind: 'number',
      isList: true,
      isImmutable: false,
      allowed: [{ value: 3, description: undefined }],
      appliesTo: ['dataset'],
    },
  ]);
});

it('reads the values that are set, whichever they are', () => {
  const value = {
    properties: [
      { propertyUrn: 'a', values: [{ string: 'x' }, { double: 2 }] },
      { values: [] },
      { propertyUrn: 'b' },
    ],
  };
  expect([...assignedIn([{ name: 'structuredProperties', value }])]).toEqual([['a', ['x', 2]]]);
});

it('finds custom properties, or where they would be', () => {
  const custom = { customProperties: { b: '2', a: '1' } };
  expect(customIn([{ name: 'info', value: custom }])).toEqual({
    aspect: 'info',
    entries: [
      ['a', '1'],
      ['b', '2'],
    ],
  });
  expect(customIn([{ name: 'datasetProperties', value: {} }])).toEqual({
    aspect: 'datasetProperties',
    entries: [],
  });
  expect(customIn([{ name: 'status', value: {} }])).toBeUndefined();
});
