import { array, aspect, record, urn } from '@colophon/schema';
import { schemaField } from '../schema/schema-field.ts';

export const inputField = record({
  name: 'com.linkedin.common.InputField',
  doc: 'A column that a chart or dashboard reads, for lineage at column level.',
  fields: {
    schemaFieldUrn: {
      type: urn('schemaField'),
      doc: 'Urn of the `schemaField` read; the lineage edge points at it.',
      relationship: { name: 'consumesField', to: ['schemaField'] },
    },
    schemaField: {
      type: schemaField,
      doc: "Copy of the column's definition, kept so that it can be indexed with the chart or dashboard.",
      optional: true,
    },
  },
});

export const inputFields = aspect({
  name: 'inputFields',
  record: 'com.linkedin.common.InputFields',
  doc: 'Columns that a chart or dashboard reads, beyond the tables it depends on.',
  fields: { fields: { type: array(inputField), doc: 'One entry per column read.' } },
});
