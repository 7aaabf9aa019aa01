import { array, aspect, string } from '@colophon/schema';

export const schemaFieldAliases = aspect({
  name: 'schemaFieldAliases',
  record: 'com.linkedin.schemafield.SchemaFieldAliases',
  doc: 'Alternative URNs of the same schema field.',
  fields: {
    aliases: {
      type: array(string),
      doc: 'URNs of equivalent schema fields, for example with the field path written differently.',
      optional: true,
      search: { kind: 'URN', name: 'schemaFieldAliases', queryByDefault: false },
    },
  },
});
