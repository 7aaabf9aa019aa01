import { aspect, string } from '@colophon/schema';

export const editableMlPrimaryKeyProperties = aspect({
  name: 'editableMlPrimaryKeyProperties',
  record: 'com.linkedin.ml.metadata.EditableMLPrimaryKeyProperties',
  doc: "User-written text for a feature table's primary key in the catalogue, stored separately from the ingested `mlPrimaryKeyProperties`.",
  fields: {
    description: {
      type: string,
      doc: 'Description written in the catalogue; the ingested one is in `mlPrimaryKeyProperties`.',
      optional: true,
      search: { kind: 'TEXT', name: 'editedDescription', hasValues: 'hasDescription', label: 'description' },
    },
  },
});
