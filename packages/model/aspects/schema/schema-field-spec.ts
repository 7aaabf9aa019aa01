import { record, string } from '@colophon/schema';

export const schemaFieldSpec = record({
  name: 'com.linkedin.schema.SchemaFieldSpec',
  doc: 'Short description of a field, enough to reference it, for example from an assertion on a column.',
  fields: {
    path: { type: string, doc: "Field path as in the dataset's schema, such as `address.city`." },
    type: {
      type: string,
      doc: "Name of the catalogue's own type, such as `NUMBER` or `STRING`.",
    },
    nativeType: { type: string, doc: 'Type in the source system, such as `BIGINT`.' },
  },
});
