import { number } from './format.ts';

/** Of the page about the model. */
export const modelTexts = {
  title: 'Model',
  lead: 'The types of entities that this server knows, with what can be stored of each. Extensions are among them.',
  find: 'Find a type or an aspect',
  columns: { type: 'Type', entities: 'Entities', aspects: 'Aspects', reference: 'Reference' },
  aspectColumns: { aspect: 'Aspect', kind: 'Kind', stored: 'Entities that have it' },
  types: 'Entity types',
  none: 'No type has this name.',
  all: 'All types',
  unknown: (type: string) => `The model has no type ${type}.`,
  reference: (name: string) => `Reference of ${name}`,
  referenceShort: 'Reference',
  kinds: { key: 'Key', versioned: 'Versioned', timeSeries: 'Time series' },
  notCounted: 'Time series are not counted.',
  aspectsOf: (type: string) => `Aspects of ${type}`,
  total: (count: number) => (count === 1 ? '1 entity' : `${number(count)} entities`),
} as const;
