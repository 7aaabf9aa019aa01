import { array, aspect, string } from '@colophon/schema';

export const schemaFieldAliases = aspect({
  name: 'schemaFieldAliases',
  record: 'com.linkedin.schemafield.SchemaFieldAliases',
  doc: 'Other URNs under which the same schema field is known.',
  fields: {
    aliases: {
      type: array(string),
      doc: 'URNs of schema fields that mean this one, for example with the field path written differently.',
      optional: true,
      search: { kind: 'URN', name: 'schemaFieldAliases', queryByDefault: false },
    },
  },
});
