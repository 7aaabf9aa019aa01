import { array, aspect, string, urn } from '@colophon/schema';
import { customProperties } from '../common/shared-fields.ts';

export const mlFeatureTableProperties = aspect({
  name: 'mlFeatureTableProperties',
  record: 'com.linkedin.ml.metadata.MLFeatureTableProperties',
  doc: 'Features and primary keys of a feature table, and its description.',
  fields: {
    customProperties,
    description: {
      type: string,
      doc: 'Description from the feature store; edits made in the catalogue go to `editableMlFeatureTableProperties`.',
      optional: true,
      search: { kind: 'TEXT', hasValues: 'hasDescription', label: 'description' },
    },
    mlFeatures: {
      type: array(urn('mlFeature')),
      doc: 'URNs of the `mlFeature` entities that belong to the table.',
      optional: true,
      search: { kind: 'URN', name: 'features' },
      relationship: { name: 'Contains', to: ['mlFeature'] },
    },
    mlPrimaryKeys: {
      type: array(urn('mlPrimaryKey')),
      doc: 'URNs of the `mlPrimaryKey` entities that identify a row; more than one together form a composite key.',
      optional: true,
      search: { kind: 'URN', name: 'primaryKeys' },
      relationship: { name: 'KeyedBy', to: ['mlPrimaryKey'] },
    },
  },
});
