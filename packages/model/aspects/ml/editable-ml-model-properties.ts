import { aspect, string } from '@colophon/schema';

export const editableMlModelProperties = aspect({
  name: 'editableMlModelProperties',
  record: 'com.linkedin.ml.metadata.EditableMLModelProperties',
  doc: 'User-written text for a model in the catalogue, stored separately from the ingested `mlModelProperties`.',
  fields: {
    description: {
      type: string,
      doc: 'Description written in the catalogue; the ingested one is in `mlModelProperties`.',
      optional: true,
      search: { kind: 'TEXT', name: 'editedDescription', hasValues: 'hasDescription', label: 'description' },
    },
  },
});
