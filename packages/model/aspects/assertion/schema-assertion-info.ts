import { enumeration, record, urn } from '@colophon/schema';
import { schemaMetadata } from '../schema/schema-metadata.ts';

export const schemaAssertionCompatibility = enumeration({
  name: 'com.linkedin.assertion.SchemaAssertionCompatibility',
  doc: 'How closely the actual schema must match the expected one.',
  symbols: {
    EXACT_MATCH: 'No column may be missing and none may be added.',
    SUPERSET: 'Every expected column must exist; extra ones are allowed.',
    SUBSET: 'Expected columns may be missing, but no others may appear.',
  },
});

export const schemaAssertionInfo = record({
  name: 'com.linkedin.assertion.SchemaAssertionInfo',
  doc: "Definition of a check that an asset's columns match an expected schema.",
  fields: {
    entity: {
      type: urn('dataset', 'dataJob'),
      doc: 'URN of the dataset or data job whose schema is checked.',
      relationship: { name: 'Asserts', to: ['dataset', 'dataJob'] },
    },
    schema: {
      type: schemaMetadata.record,
      doc: 'Expected schema; only its structure is compared, tags and glossary terms in it are ignored.',
    },
    compatibility: {
      type: schemaAssertionCompatibility,
      doc: 'How closely the schema must match to pass; `EXACT_MATCH` by default.',
      optional: true,
      default: 'EXACT_MATCH',
    },
  },
});
