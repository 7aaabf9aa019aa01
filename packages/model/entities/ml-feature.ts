import { entity, key, string } from '@colophon/schema';
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
import { editableMlFeatureProperties } from '../aspects/ml/editable-ml-feature-properties.ts';
import { mlFeatureProperties } from '../aspects/ml/ml-feature-properties.ts';
import { ownership } from '../aspects/ownership/ownership.ts';
import { structuredProperties } from '../aspects/structured/structured-properties.ts';
import { globalTags } from '../aspects/tags/global-tags.ts';
import { testResults } from '../aspects/test/test-results.ts';
import { mlFeatureSample } from '../samples/ml-feature.ts';

const mlFeatureKey = key({
  name: 'mlFeatureKey',
  record: 'com.linkedin.metadata.key.MLFeatureKey',
  doc: 'Identity of a machine-learning feature, one model input: `urn:li:mlFeature:(customer,lifetime_value)`.',
  fields: {
    featureNamespace: {
      type: string,
      doc: 'Namespace that distinguishes equal feature names; connectors often use the name of the feature table.',
      search: { kind: 'TEXT_PARTIAL' },
    },
    name: {
      type: string,
      doc: 'Name of the feature, unique within `featureNamespace`.',
      search: { kind: 'WORD_GRAM', aliases: ['_entityName'], boost: 10.0, autocomplete: true, label: 'name' },
    },
  },
});

export const mlFeature = entity({
  name: 'mlFeature',
  doc: 'One input variable for machine learning models, for example `avg_basket_value` in a Feast feature store.',
  key: mlFeatureKey,
  aspects: [
    glossaryTerms,
    editableMlFeatureProperties,
    domains,
    dataProducts,
    applications,
    mlFeatureProperties,
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
  sample: mlFeatureSample,
});
