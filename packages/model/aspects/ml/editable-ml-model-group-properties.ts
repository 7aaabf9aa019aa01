import { aspect, string } from '@colophon/schema';

export const editableMlModelGroupProperties = aspect({
  name: 'editableMlModelGroupProperties',
  record: 'com.linkedin.ml.metadata.EditableMLModelGroupProperties',
  doc: 'Text that people write for a model group in the catalogue, kept apart from the ingested `mlModelGroupProperties`.',
  fields: {
    description: {
      type: string,
      doc: 'Description written by a person in the catalogue; the ingested one is in `mlModelGroupProperties`.',
      optional: true,
      search: { kind: 'TEXT', name: 'editedDescription', hasValues: 'hasDescription', label: 'description' },
    },
  },
});
