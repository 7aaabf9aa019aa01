import { aspect, string } from '@colophon/schema';

export const editableMlFeatureProperties = aspect({
  name: 'editableMlFeatureProperties',
  record: 'com.linkedin.ml.metadata.EditableMLFeatureProperties',
  doc: 'Text that people write for a machine learning feature in the catalogue, kept apart from `mlFeatureProperties` so that ingestion does not overwrite it.',
  fields: {
    description: {
      type: string,
      doc: 'Description written by a person in the catalogue; the ingested one is in `mlFeatureProperties`.',
      optional: true,
      search: { kind: 'TEXT', name: 'editedDescription', hasValues: 'hasDescription', label: 'description' },
    },
  },
});
