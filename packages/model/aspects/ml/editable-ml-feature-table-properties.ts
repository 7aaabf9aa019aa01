import { aspect, string } from '@colophon/schema';

export const editableMlFeatureTableProperties = aspect({
  name: 'editableMlFeatureTableProperties',
  record: 'com.linkedin.ml.metadata.EditableMLFeatureTableProperties',
  doc: 'User-written text for a feature table in the catalogue, stored separately from the ingested `mlFeatureTableProperties`.',
  fields: {
    description: {
      type: string,
      doc: 'Description written in the catalogue; the ingested one is in `mlFeatureTableProperties`.',
      optional: true,
      search: { kind: 'TEXT', name: 'editedDescription', hasValues: 'hasDescription', label: 'description' },
    },
  },
});
