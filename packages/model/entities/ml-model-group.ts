import { entity, key, string, urn } from '@colophon/schema';
import { browsePaths } from '../aspects/browse/browse-paths.ts';
import { browsePathsV2 } from '../aspects/browse/browse-paths-v2.ts';
import { dataPlatformInstance } from '../aspects/common/data-platform-instance.ts';
import { deprecation } from '../aspects/common/deprecation.ts';
import { documentation } from '../aspects/common/documentation.ts';
import { fabricType } from '../aspects/common/fabric-type.ts';
import { institutionalMemory } from '../aspects/common/institutional-memory.ts';
import { status } from '../aspects/common/status.ts';
import { subTypes } from '../aspects/common/sub-types.ts';
import { container } from '../aspects/container/container.ts';
import { applications } from '../aspects/domain/applications.ts';
import { dataProducts } from '../aspects/domain/data-products.ts';
import { domains } from '../aspects/domain/domains.ts';
import { forms } from '../aspects/form/forms.ts';
import { glossaryTerms } from '../aspects/glossary/glossary-terms.ts';
import { editableMlModelGroupProperties } from '../aspects/ml/editable-ml-model-group-properties.ts';
import { mlModelGroupProperties } from '../aspects/ml/ml-model-group-properties.ts';
import { ownership } from '../aspects/ownership/ownership.ts';
import { structuredProperties } from '../aspects/structured/structured-properties.ts';
import { globalTags } from '../aspects/tags/global-tags.ts';
import { testResults } from '../aspects/test/test-results.ts';
import { mlModelGroupSample } from '../samples/ml-model-group.ts';

const mlModelGroupKey = key({
  name: 'mlModelGroupKey',
  record: 'com.linkedin.metadata.key.MLModelGroupKey',
  doc: 'Identity of a model group, the family to which the versions of one model belong; a registered model in MLflow, for instance.',
  fields: {
    platform: {
      type: urn('dataPlatform'),
      doc: 'URN of the `dataPlatform` that keeps the group, for example `urn:li:dataPlatform:mlflow`.',
    },
    name: {
      type: string,
      doc: 'Name of the group on its platform, such as that of a registered model.',
      search: {
        kind: 'WORD_GRAM',
        name: 'id',
        aliases: ['_entityName'],
        boost: 10.0,
        autocomplete: true,
        label: 'name',
      },
    },
    origin: {
      type: fabricType,
      doc: 'Environment of the group, for example `PROD` or `DEV`.',
      search: { kind: 'TEXT_PARTIAL', queryByDefault: false },
    },
  },
});

export const mlModelGroup = entity({
  name: 'mlModelGroup',
  doc: 'A family of model versions, for example a registered model in MLflow with all its versions.',
  key: mlModelGroupKey,
  aspects: [
    glossaryTerms,
    editableMlModelGroupProperties,
    domains,
    dataProducts,
    applications,
    mlModelGroupProperties,
    ownership,
    status,
    deprecation,
    browsePaths,
    globalTags,
    dataPlatformInstance,
    browsePathsV2,
    structuredProperties,
    forms,
    testResults,
    subTypes,
    container,
    institutionalMemory,
    documentation,
  ],
  sample: mlModelGroupSample,
});
