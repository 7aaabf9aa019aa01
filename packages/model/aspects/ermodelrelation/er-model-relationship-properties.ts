import { array, aspect, record, string, urn } from '@colophon/schema';
import { auditStamp } from '../common/audit-stamp.ts';
import { customProperties } from '../common/shared-fields.ts';
import { erModelRelationshipCardinality } from './er-model-relationship-cardinality.ts';

export const relationshipFieldMapping = record({
  name: 'com.linkedin.ermodelrelation.RelationshipFieldMapping',
  doc: 'A pair of columns that are compared in a join.',
  fields: {
    sourceField: {
      type: string,
      doc: 'Field path of the column in the `source` dataset that must equal `destinationField`.',
    },
    destinationField: {
      type: string,
      doc: 'Field path of the column in the `destination` dataset that must equal `sourceField`.',
    },
  },
});

export const erModelRelationshipProperties = aspect({
  name: 'erModelRelationshipProperties',
  record: 'com.linkedin.ermodelrelation.ERModelRelationshipProperties',
  doc: 'A join between two datasets as ingested: the datasets, the column pairs and the cardinality.',
  fields: {
    customProperties,
    name: {
      type: string,
      doc: 'Name of the relationship, for example `orders_customers`; users can override it in `EditableERModelRelationshipProperties`.',
      search: { kind: 'TEXT_PARTIAL', boost: 10.0, autocomplete: true, label: 'name' },
    },
    source: {
      type: urn('dataset'),
      doc: 'URN of the first `dataset`; the order of the two has no meaning beyond the cardinality.',
      search: { kind: 'TEXT_PARTIAL', boost: 10.0, autocomplete: true },
      relationship: { name: 'ermodelrelationA', to: ['dataset'] },
    },
    destination: {
      type: urn('dataset'),
      doc: 'URN of the second `dataset`, which contains each `destinationField`.',
      search: { kind: 'TEXT_PARTIAL', boost: 10.0, autocomplete: true },
      relationship: { name: 'ermodelrelationB', to: ['dataset'] },
    },
    relationshipFieldMappings: {
      type: array(relationshipFieldMapping),
      doc: 'Column pairs that together form the join condition; several for a composite key.',
    },
    created: {
      type: auditStamp,
      doc: 'When the relationship was created in the source system and by whom, not when it was ingested.',
      optional: true,
      search: { path: 'time', kind: 'DATETIME', name: 'createdAt', label: 'sourceCreatedAt' },
    },
    lastModified: {
      type: auditStamp,
      doc: 'When the relationship last changed in the source system and by whom, not when it was last ingested.',
      optional: true,
      search: { path: 'time', kind: 'DATETIME', name: 'lastModifiedAt', label: 'sourceLastModifiedAt' },
    },
    cardinality: {
      type: erModelRelationshipCardinality,
      doc: 'How many rows of `source` match how many of `destination`.',
      default: 'N_N',
    },
  },
});
