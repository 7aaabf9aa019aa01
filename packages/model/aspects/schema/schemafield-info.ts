import { array, aspect, string } from '@colophon/schema';

export const schemafieldInfo = aspect({
  name: 'schemafieldInfo',
  record: 'com.linkedin.schemafield.SchemaFieldInfo',
  doc: 'Name of a schema field and its alternative URNs.',
  fields: {
    name: {
      type: string,
      doc: 'Name of the column, used to find the field by search.',
      optional: true,
      search: { kind: 'KEYWORD', aliases: ['_entityName'], boost: 10.0, queryByDefault: true, label: 'name' },
    },
    schemaFieldAliases: {
      type: array(string),
      doc: 'URNs of the same field with its path written differently; compare the aspect `schemaFieldAliases`.',
      optional: true,
      search: { kind: 'URN', queryByDefault: true },
    },
  },
});
