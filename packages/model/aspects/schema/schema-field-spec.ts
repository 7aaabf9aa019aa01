import { record, string } from '@colophon/schema';

export const schemaFieldSpec = record({
  name: 'com.linkedin.schema.SchemaFieldSpec',
  doc: 'Short description of one field, enough to name it from elsewhere, for example from an assertion on a column.',
  fields: {
    path: { type: string, doc: "Field path as in the dataset's schema, such as `address.city`." },
    type: {
      type: string,
      doc: "Name of the type in the catalogue's own vocabulary, such as `NUMBER` or `STRING`.",
    },
    nativeType: { type: string, doc: 'Type as written in the source, such as `BIGINT`.' },
  },
});
