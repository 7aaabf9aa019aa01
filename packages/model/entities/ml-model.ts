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
import { versionProperties } from '../aspects/common/version-properties.ts';
import { container } from '../aspects/container/container.ts';
import { cost } from '../aspects/cost/cost.ts';
import { applications } from '../aspects/domain/applications.ts';
import { dataProducts } from '../aspects/domain/data-products.ts';
import { domains } from '../aspects/domain/domains.ts';
import { forms } from '../aspects/form/forms.ts';
import { glossaryTerms } from '../aspects/glossary/glossary-terms.ts';
import { incidentsSummary } from '../aspects/incident/incidents-summary.ts';
import { editableMlModelProperties } from '../aspects/ml/editable-ml-model-properties.ts';
import { intendedUse } from '../aspects/ml/intended-use.ts';
import { mlModelCaveatsAndRecommendations } from '../aspects/ml/ml-model-caveats-and-recommendations.ts';
import { mlModelEthicalConsiderations } from '../aspects/ml/ml-model-ethical-considerations.ts';
import { mlModelEvaluationData } from '../aspects/ml/ml-model-evaluation-data.ts';
import { mlModelFactorPrompts } from '../aspects/ml/ml-model-factor-prompts.ts';
import { mlModelMetrics } from '../aspects/ml/ml-model-metrics.ts';
import { mlModelProperties } from '../aspects/ml/ml-model-properties.ts';
import { mlModelQuantitativeAnalyses } from '../aspects/ml/ml-model-quantitative-analyses.ts';
import { mlModelTrainingData } from '../aspects/ml/ml-model-training-data.ts';
import { sourceCode } from '../aspects/ml/source-code.ts';
import { ownership } from '../aspects/ownership/ownership.ts';
import { structuredProperties } from '../aspects/structured/structured-properties.ts';
import { globalTags } from '../aspects/tags/global-tags.ts';
import { testResults } from '../aspects/test/test-results.ts';
import { mlModelSample } from '../samples/ml-model.ts';

const mlModelKey = key({
  name: 'mlModelKey',
  record: 'com.linkedin.metadata.key.MLModelKey',
  doc: 'Identity of one trained model: `urn:li:mlModel:(urn:li:dataPlatform:mlflow,churn_3,PROD)`.',
  fields: {
    platform: {
      type: urn('dataPlatform'),
      doc: 'URN of the `dataPlatform` where the model was built or registered, for example `urn:li:dataPlatform:mlflow`.',
    },
    name: {
      type: string,
      doc: 'Name of the model on its platform; where each version is its own model, the name includes the version.',
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
      doc: 'Environment in which the model was made or belongs, for example `PROD` or `DEV`.',
      search: { kind: 'TEXT_PARTIAL', queryByDefault: false, facet: true, facetName: 'Environment' },
    },
  },
});

export const mlModel = entity({
  name: 'mlModel',
  doc: 'One trained model, usually one version of it, for example a churn classifier registered in MLflow.',
  key: mlModelKey,
  aspects: [
    glossaryTerms,
    editableMlModelProperties,
    domains,
    dataProducts,
    applications,
    ownership,
    mlModelProperties,
    intendedUse,
    mlModelFactorPrompts,
    mlModelMetrics,
    mlModelEvaluationData,
    mlModelTrainingData,
    mlModelQuantitativeAnalyses,
    mlModelEthicalConsiderations,
    mlModelCaveatsAndRecommendations,
    institutionalMemory,
    sourceCode,
    status,
    cost,
    deprecation,
    browsePaths,
    globalTags,
    dataPlatformInstance,
    browsePathsV2,
    structuredProperties,
    forms,
    testResults,
    incidentsSummary,
    versionProperties,
    subTypes,
    container,
    documentation,
  ],
  sample: mlModelSample,
});
