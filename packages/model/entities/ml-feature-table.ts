import { entity, key, string, urn } from '@colophon/schema';
import { browsePaths } from '../aspects/browse/browse-paths.ts';
import { browsePathsV2 } from '../aspects/browse/browse-paths-v2.ts';
import { dataPlatformInstance } from '../aspects/common/data-platform-instance.ts';
import { deprecation } from '../aspects/common/deprecation.ts';
import { documentation } from '../aspects/common/documentation.ts';
import { institutionalMemory } from '../aspects/common/institutional-memory.ts';
import { status } from '../aspects/common/status.ts';
import { subTypes } from '../aspects/common/sub-types.ts';
import { applications } from '../aspects/domain/applications.ts';
import { dataProducts } from '../aspects/domain/data-products.ts';
import { domains } from '../aspects/domain/domains.ts';
import { forms } from '../aspects/form/forms.ts';
import { glossaryTerms } from '../aspects/glossary/glossary-terms.ts';
import { incidentsSummary } from '../aspects/incident/incidents-summary.ts';
import { editableMlFeatureTableProperties } from '../aspects/ml/editable-ml-feature-table-properties.ts';
import { mlFeatureTableProperties } from '../aspects/ml/ml-feature-table-properties.ts';
import { ownership } from '../aspects/ownership/ownership.ts';
import { structuredProperties } from '../aspects/structured/structured-properties.ts';
import { globalTags } from '../aspects/tags/global-tags.ts';
import { testResults } from '../aspects/test/test-results.ts';
import { mlFeatureTableSample } from '../samples/ml-feature-table.ts';

const mlFeatureTableKey = key({
  name: 'mlFeatureTableKey',
  record: 'com.linkedin.metadata.key.MLFeatureTableKey',
  doc: 'Identity of a feature table, a group of features kept together in a feature store such as Feast.',
  fields: {
    platform: {
      type: urn('dataPlatform'),
      doc: 'URN of the `dataPlatform` for the feature store, for example `urn:li:dataPlatform:feast`.',
      relationship: { name: 'SourcePlatform', to: ['dataPlatform'] },
    },
    name: {
      type: string,
      doc: 'Name of the feature table on its platform; there is no environment in this key.',
      search: { kind: 'WORD_GRAM', aliases: ['_entityName'], boost: 10.0, autocomplete: true, label: 'name' },
    },
  },
});

export const mlFeatureTable = entity({
  name: 'mlFeatureTable',
  doc: 'A set of features that share primary keys in a feature store, for example a Feast feature view.',
  key: mlFeatureTableKey,
  aspects: [
    glossaryTerms,
    editableMlFeatureTableProperties,
    domains,
    dataProducts,
    applications,
    mlFeatureTableProperties,
    ownership,
    institutionalMemory,
    status,
    deprecation,
    browsePaths,
    globalTags,
    dataPlatformInstance,
    browsePathsV2,
    structuredProperties,
    forms,
    testResults,
    incidentsSummary,
    subTypes,
    documentation,
  ],
  sample: mlFeatureTableSample,
});
