import { array, aspect, string, urn } from '@colophon/schema';
import { mlFeatureDataType } from '../common/ml-feature-data-type.ts';
import { customProperties } from '../common/shared-fields.ts';
import { versionTag } from '../tags/version-tag.ts';

export const mlFeatureProperties = aspect({
  name: 'mlFeatureProperties',
  record: 'com.linkedin.ml.metadata.MLFeatureProperties',
  doc: 'Metadata of a machine learning feature from its feature store: type, version and source datasets.',
  fields: {
    customProperties,
    description: {
      type: string,
      doc: 'Description from the feature store; edits made in the catalogue go to `editableMlFeatureProperties`.',
      optional: true,
      search: { kind: 'TEXT', hasValues: 'hasDescription', label: 'description' },
    },
    dataType: {
      type: mlFeatureDataType,
      doc: 'Statistical kind of the values, such as `CONTINUOUS` or `NOMINAL`, rather than a column type.',
      optional: true,
    },
    version: {
      type: versionTag,
      doc: "Version of the feature's definition in the feature store; absent when the store has none.",
      optional: true,
    },
    sources: {
      type: array(urn('dataset')),
      doc: 'URNs of the datasets from which the feature is computed; these become upstream lineage.',
      optional: true,
      relationship: { name: 'DerivedFrom', to: ['dataset'], lineage: true },
    },
  },
});
