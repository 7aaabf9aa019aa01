import { array, aspect, record, urn } from '@colophon/schema';
import { schemaField } from '../schema/schema-field.ts';

export const inputField = record({
  name: 'com.linkedin.common.InputField',
  doc: 'A column that a chart or dashboard reads, for lineage at column level.',
  fields: {
    schemaFieldUrn: {
      type: urn('schemaField'),
      doc: 'URN of the `schemaField` that is read; the lineage edge points to it.',
      relationship: { name: 'consumesField', to: ['schemaField'] },
    },
    schemaField: {
      type: schemaField,
      doc: "Copy of the column's definition, stored so that it is indexed with the chart or dashboard.",
      optional: true,
    },
  },
});

export const inputFields = aspect({
  name: 'inputFields',
  record: 'com.linkedin.common.InputFields',
  doc: 'Columns that a chart or dashboard reads, in addition to the tables it depends on.',
  fields: { fields: { type: array(inputField), doc: 'One entry per column read.' } },
});
