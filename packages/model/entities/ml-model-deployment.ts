import { entity, key, string, urn } from '@colophon/schema';
import { dataPlatformInstance } from '../aspects/common/data-platform-instance.ts';
import { deprecation } from '../aspects/common/deprecation.ts';
import { fabricType } from '../aspects/common/fabric-type.ts';
import { status } from '../aspects/common/status.ts';
import { container } from '../aspects/container/container.ts';
import { mlModelDeploymentProperties } from '../aspects/ml/ml-model-deployment-properties.ts';
import { ownership } from '../aspects/ownership/ownership.ts';
import { globalTags } from '../aspects/tags/global-tags.ts';
import { testResults } from '../aspects/test/test-results.ts';
import { mlModelDeploymentSample } from '../samples/ml-model-deployment.ts';

const mlModelDeploymentKey = key({
  name: 'mlModelDeploymentKey',
  record: 'com.linkedin.metadata.key.MLModelDeploymentKey',
  doc: 'Identity of a deployed model, for example a SageMaker endpoint that serves prediction requests.',
  fields: {
    platform: {
      type: urn('dataPlatform'),
      doc: 'URN of the `dataPlatform` that serves the model, for example `urn:li:dataPlatform:sagemaker`.',
    },
    name: {
      type: string,
      doc: 'Name of the deployment on its platform, such as the endpoint name.',
      search: { kind: 'WORD_GRAM', aliases: ['_entityName'], boost: 10.0, autocomplete: true, label: 'name' },
    },
    origin: {
      type: fabricType,
      doc: 'Environment that the deployment serves, for example `PROD` or `DEV`.',
      search: { kind: 'TEXT_PARTIAL', queryByDefault: false, facet: true, facetName: 'Environment' },
    },
  },
});

export const mlModelDeployment = entity({
  name: 'mlModelDeployment',
  doc: 'A running copy of a model that serves predictions, for example a SageMaker endpoint.',
  key: mlModelDeploymentKey,
  aspects: [
    mlModelDeploymentProperties,
    ownership,
    status,
    deprecation,
    globalTags,
    dataPlatformInstance,
    testResults,
    container,
  ],
  sample: mlModelDeploymentSample,
});
