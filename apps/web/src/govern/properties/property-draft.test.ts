import { expect, it } from 'vitest';
import type { DefinedPropertyFragment } from '../../../gen/types.ts';
import { carriersInput, createInput, draftOf, newDraft, updateInput, wrongNumber } from './property-draft.ts';

const entityType = (name: string) => `urn:li:entityType:datahub.${name}`;

const retention: DefinedPropertyFragment = {
  urn: 'urn:li:structuredProperty:shop.retention',
  definition: {
    qualifiedName: 'shop.retention',
    displayName: 'Retention',
    description: 'Days',
    cardinality: 'SINGLE',
    immutable: false,
    allowedValues: [{ description: null, value: { numberValue: 30 } }],
    valueType: { urn: 'urn:li:dataType:datahub.number' },
    typeQualifier: null,
    entityTypes: [
      { urn: entityType('dataset'), info: { type: 'DATASET' } },
      { urn: entityType('own'), info: { type: 'OTHER' } },
    ],
  },
  settings: null,
};

it('creates a property of what was typed, and leaves out what is empty', () => {
  expect(
    createInput({
      ...newDraft,
      name: ' Steward ',
      kind: 'urn',
      allowedTypes: ['corpuser'],
      allowed: [{ key: 1, value: ' ', description: 'x' }],
      settings: ['showInSearchFilters'],
    }),
  ).toMatchObject({
    displayName: 'Steward',
    valueType: 'urn:li:dataType:datahub.urn',
    cardinality: 'SINGLE',
    entityTypes: [entityType('dataset')],
    typeQualifier: { allowedTypes: [entityType('corpuser')] },
    settings: { showInSearchFilters: true, isHidden: false },
  });
  expect(createInput({ ...newDraft, name: 'A', allowedTypes: ['corpuser'] })).not.toHaveProperty(
    'typeQualifier',
  );
  const days = { ...newDraft, kind: 'number' as const, allowed: [{ key: 1, value: '30', description: '' }] };
  expect(createInput(days)).toMatchObject({ allowedValues: [{ numberValue: 30 }] });
  expect(wrongNumber(days)).toBeUndefined();
  expect(wrongNumber({ ...days, allowed: [{ key: 1, value: 'a month', description: '' }] })).toBe('a month');
});

it('sends of an edit only what is new', () => {
  const draft = draftOf(retention);
  expect(updateInput(retention, draft)).toEqual({
    urn: retention.urn,
    displayName: 'Retention',
    description: 'Days',
  });
  expect(
    updateInput(retention, {
      ...draft,
      isList: true,
      appliesTo: ['chart'],
      allowed: [{ key: 1, value: '90', description: 'A quarter' }],
      settings: ['isHidden'],
    }),
  ).toMatchObject({
    setCardinalityAsMultiple: true,
    newEntityTypes: [entityType('chart')],
    newAllowedValues: [{ numberValue: 90, description: 'A quarter' }],
    settings: { isHidden: true, showAsAssetBadge: false },
  });
});

it('counts those of the types that the search knows', () => {
  expect(carriersInput(retention)).toMatchObject({
    types: ['DATASET'],
    count: 0,
    orFilters: [{ and: [{ field: 'structuredProperties.shop.retention', condition: 'EXISTS' }] }],
  });
});
