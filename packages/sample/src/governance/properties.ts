import type { StructuredPropertyDefinition, StructuredPropertySettings } from '@colophon/sdk/types';
import { makeDataTypeUrn, makeEntityTypeUrn, makeStructuredPropertyUrn } from '@colophon/sdk/urns';

/** A structured property of the company. */
interface Property {
  readonly definition: StructuredPropertyDefinition;
  readonly settings: StructuredPropertySettings;
}

interface PropertyText {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly type: 'string' | 'number' | 'date' | 'urn';
  readonly entities: readonly string[];
  /** Values with what they mean. */
  readonly allowed?: Readonly<Record<string, string>>;
  readonly allowedNumbers?: readonly number[];
  readonly isMultiple?: boolean;
}

const assets = ['dataset', 'dashboard', 'dataProduct'];

const texts: readonly PropertyText[] = [
  {
    id: 'criticality',
    name: 'Criticality',
    description: 'How bad it is when the data is wrong or late.',
    type: 'string',
    entities: assets,
    allowed: {
      'Tier 1': 'Customers or the books are affected within an hour.',
      'Tier 2': 'Decisions of the day are affected.',
      'Tier 3': 'Somebody will ask, sooner or later.',
    },
  },
  {
    id: 'retention_days',
    name: 'Retention',
    description: 'Days for which rows are kept.',
    type: 'number',
    entities: ['dataset'],
    allowedNumbers: [30, 90, 400, 3650],
  },
  {
    id: 'last_reviewed_on',
    name: 'Last reviewed on',
    description: 'Day on which a steward last checked descriptions, owners and classification.',
    type: 'date',
    entities: [...assets, 'glossaryTerm'],
  },
  {
    id: 'refresh_deadline',
    name: 'Ready by',
    description: 'Time of the day, in UTC, at which consumers expect the data of the day before.',
    type: 'string',
    entities: ['dataset'],
  },
  {
    id: 'lawful_basis',
    name: 'Lawful basis',
    description: 'Why we may process the personal data in it.',
    type: 'string',
    entities: ['dataset'],
    allowed: {
      Contract: 'Needed to deliver what the customer bought.',
      Consent: 'The customer agreed, and may withdraw.',
      'Legal duty': 'The law demands it.',
      'Legitimate interest': 'Weighed against the interests of the customer. The assessment is linked.',
    },
    isMultiple: true,
  },
  {
    id: 'cost_centre',
    name: 'Cost centre',
    description: 'Who pays for storage and queries.',
    type: 'string',
    entities: ['dataset', 'dataProduct', 'container'],
  },
];

const idOf = (id: string): string => `com.tarnfell.${id}`;

/** URN of a property, such as that of `criticality`. */
export const propertyUrn = (id: string): string => makeStructuredPropertyUrn(idOf(id));

export const properties: readonly Property[] = texts.map((text) => ({
  definition: {
    qualifiedName: idOf(text.id),
    displayName: text.name,
    description: text.description,
    valueType: makeDataTypeUrn(text.type),
    entityTypes: text.entities.map((entity) => makeEntityTypeUrn(entity)),
    cardinality: text.isMultiple ? 'MULTIPLE' : 'SINGLE',
    ...(text.allowed && {
      allowedValues: Object.entries(text.allowed).map(([string, description]) => ({
        value: { string },
        description,
      })),
    }),
    ...(text.allowedNumbers && {
      allowedValues: text.allowedNumbers.map((double) => ({ value: { double } })),
    }),
  },
  settings: { showInSearchFilters: text.allowed !== undefined, showInAssetSummary: true },
}));
