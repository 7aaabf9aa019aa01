import { aspect, string } from '@colophon/schema';

export const editableMlFeatureProperties = aspect({
  name: 'editableMlFeatureProperties',
  record: 'com.linkedin.ml.metadata.EditableMLFeatureProperties',
  doc: 'User-written text for a machine learning feature in the catalogue, stored separately from `mlFeatureProperties` so that ingestion does not overwrite it.',
  fields: {
    description: {
      type: string,
      doc: 'Description written in the catalogue; the ingested one is in `mlFeatureProperties`.',
      optional: true,
      search: { kind: 'TEXT', name: 'editedDescription', hasValues: 'hasDescription', label: 'description' },
    },
  },
});
