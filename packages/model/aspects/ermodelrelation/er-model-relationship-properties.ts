import { array, aspect, record, string, urn } from '@colophon/schema';
import { auditStamp } from '../common/audit-stamp.ts';
import { customProperties } from '../common/shared-fields.ts';
import { erModelRelationshipCardinality } from './er-model-relationship-cardinality.ts';

export const relationshipFieldMapping = record({
  name: 'com.linkedin.ermodelrelation.RelationshipFieldMapping',
  doc: 'One pair of columns that are compared in a join.',
  fields: {
    sourceField: {
      type: string,
      doc: 'Field path of the column in the `source` dataset, to be equal to `destinationField`.',
    },
    destinationField: {
      type: string,
      doc: 'Field path of the column in the `destination` dataset, to be equal to `sourceField`.',
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
      doc: 'Urn of the first `dataset`; first and second have no direction beyond what the cardinality says.',
      search: { kind: 'TEXT_PARTIAL', boost: 10.0, autocomplete: true },
      relationship: { name: 'ermodelrelationA', to: ['dataset'] },
    },
    destination: {
      type: urn('dataset'),
      doc: 'Urn of the second `dataset`, the one to which each `destinationField` belongs.',
      search: { kind: 'TEXT_PARTIAL', boost: 10.0, autocomplete: true },
      relationship: { name: 'ermodelrelationB', to: ['dataset'] },
    },
    relationshipFieldMappings: {
      type: array(relationshipFieldMapping),
      doc: 'Column pairs that together form the join condition; several for a composite key.',
    },
    created: {
      type: auditStamp,
      doc: 'Time and author of the relationship in the source system, not of its arrival in the catalogue.',
      optional: true,
      search: { path: 'time', kind: 'DATETIME', name: 'createdAt', label: 'sourceCreatedAt' },
    },
    lastModified: {
      type: auditStamp,
      doc: 'Time and author of the latest change in the source system, not of the latest ingestion run.',
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
