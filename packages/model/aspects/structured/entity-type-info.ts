import { aspect, string } from '@colophon/schema';

export const entityTypeInfo = aspect({
  name: 'entityTypeInfo',
  record: 'com.linkedin.entitytype.EntityTypeInfo',
  doc: 'Names and description of an entity type, an entity that represents a type of entity such as datasets.',
  fields: {
    qualifiedName: {
      type: string,
      doc: 'Namespace and name joined by a dot, for example `datahub.dataset`.',
      search: { kind: 'KEYWORD', boost: 10.0, queryByDefault: true, label: 'qualifiedName' },
    },
    displayName: {
      type: string,
      doc: 'Readable name of the entity type, such as `Dataset`.',
      optional: true,
      search: { kind: 'WORD_GRAM', boost: 10.0, label: 'name' },
    },
    description: {
      type: string,
      doc: 'What entities of the type represent and when to use them.',
      optional: true,
      search: { kind: 'TEXT', hasValues: 'hasDescription', label: 'description' },
    },
  },
});
