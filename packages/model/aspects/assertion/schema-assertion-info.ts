import { enumeration, record, urn } from '@colophon/schema';
import { schemaMetadata } from '../schema/schema-metadata.ts';

export const schemaAssertionCompatibility = enumeration({
  name: 'com.linkedin.assertion.SchemaAssertionCompatibility',
  doc: 'How closely the actual schema must agree with the expected one.',
  symbols: {
    EXACT_MATCH: 'Nothing may be missing and nothing may be added.',
    SUPERSET: 'Every expected column must be there; extra ones are allowed.',
    SUBSET: 'Expected columns may be missing, but no others may appear.',
  },
});

export const schemaAssertionInfo = record({
  name: 'com.linkedin.assertion.SchemaAssertionInfo',
  doc: "Definition of a check that an asset's columns agree with an expected schema.",
  fields: {
    entity: {
      type: urn('dataset', 'dataJob'),
      doc: 'Urn of the dataset or data job whose schema is checked.',
      relationship: { name: 'Asserts', to: ['dataset', 'dataJob'] },
    },
    schema: {
      type: schemaMetadata.record,
      doc: 'The schema to compare with; only its structure counts, tags and glossary terms in it are unused.',
    },
    compatibility: {
      type: schemaAssertionCompatibility,
      doc: 'Degree of agreement needed to pass; `EXACT_MATCH` unless another is chosen.',
      optional: true,
      default: 'EXACT_MATCH',
    },
  },
});
