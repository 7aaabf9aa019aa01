import { aspect, string } from '@colophon/schema';

export const editableMlModelGroupProperties = aspect({
  name: 'editableMlModelGroupProperties',
  record: 'com.linkedin.ml.metadata.EditableMLModelGroupProperties',
  doc: 'User-written text for a model group in the catalogue, stored separately from the ingested `mlModelGroupProperties`.',
  fields: {
    description: {
      type: string,
      doc: 'Description written in the catalogue; the ingested one is in `mlModelGroupProperties`.',
      optional: true,
      search: { kind: 'TEXT', name: 'editedDescription', hasValues: 'hasDescription', label: 'description' },
    },
  },
});
