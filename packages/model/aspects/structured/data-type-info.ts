import { aspect, string } from '@colophon/schema';

export const dataTypeInfo = aspect({
  name: 'dataTypeInfo',
  record: 'com.linkedin.datatype.DataTypeInfo',
  doc: 'Names and description of a data type, such as `string` or `urn`, that structured properties can have.',
  fields: {
    qualifiedName: {
      type: string,
      doc: 'Namespace and name joined by a dot, for example `datahub.string`.',
      search: { kind: 'KEYWORD', boost: 10.0, queryByDefault: true, label: 'qualifiedName' },
    },
    displayName: {
      type: string,
      doc: 'Name for people, such as `String`.',
      optional: true,
      search: { kind: 'WORD_GRAM', boost: 10.0, label: 'name' },
    },
    description: {
      type: string,
      doc: 'What values of the type look like, in plain text.',
      optional: true,
      search: { kind: 'TEXT', hasValues: 'hasDescription', label: 'description' },
    },
  },
});
