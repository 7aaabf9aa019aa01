import { array, aspect, string, urn } from '@colophon/schema';
import { mlFeatureDataType } from '../common/ml-feature-data-type.ts';
import { customProperties } from '../common/shared-fields.ts';
import { versionTag } from '../tags/version-tag.ts';

export const mlPrimaryKeyProperties = aspect({
  name: 'mlPrimaryKeyProperties',
  record: 'com.linkedin.ml.metadata.MLPrimaryKeyProperties',
  doc: 'Metadata of a key column of a feature table: type, version and source datasets.',
  fields: {
    customProperties,
    description: {
      type: string,
      doc: 'Description from the feature store; edits made in the catalogue go to `editableMlPrimaryKeyProperties`.',
      optional: true,
      search: { kind: 'TEXT', hasValues: 'hasDescription', label: 'description' },
    },
    dataType: {
      type: mlFeatureDataType,
      doc: "Statistical kind of the key's values, such as `ORDINAL` or `TEXT`, rather than a column type.",
      optional: true,
    },
    version: {
      type: versionTag,
      doc: "Version of the key's definition in the feature store; absent when the store has none.",
      optional: true,
    },
    sources: {
      type: array(urn('dataset')),
      doc: 'URNs of the datasets that supply the key, upstream in lineage; required, unlike in `mlFeatureProperties`.',
      relationship: { name: 'DerivedFrom', to: ['dataset'], lineage: true },
    },
  },
});
