import { aspect, string } from '@colophon/schema';

export const editableMlFeatureTableProperties = aspect({
  name: 'editableMlFeatureTableProperties',
  record: 'com.linkedin.ml.metadata.EditableMLFeatureTableProperties',
  doc: 'Text that people write for a feature table in the catalogue, kept apart from the ingested `mlFeatureTableProperties`.',
  fields: {
    description: {
      type: string,
      doc: 'Description written by a person in the catalogue; the ingested one is in `mlFeatureTableProperties`.',
      optional: true,
      search: { kind: 'TEXT', name: 'editedDescription', hasValues: 'hasDescription', label: 'description' },
    },
  },
});
