import { aspect, string } from '@colophon/schema';

export const editableMlModelProperties = aspect({
  name: 'editableMlModelProperties',
  record: 'com.linkedin.ml.metadata.EditableMLModelProperties',
  doc: 'Text that people write for a model in the catalogue, kept apart from the ingested `mlModelProperties`.',
  fields: {
    description: {
      type: string,
      doc: 'Description written by a person in the catalogue; the ingested one is in `mlModelProperties`.',
      optional: true,
      search: { kind: 'TEXT', name: 'editedDescription', hasValues: 'hasDescription', label: 'description' },
    },
  },
});
