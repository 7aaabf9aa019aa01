import { array, aspect, string } from '@colophon/schema';
import { customProperties, externalUrl } from '../common/shared-fields.ts';
import { mlHyperParam } from './ml-hyper-param.ts';
import { mlMetric } from './ml-metric.ts';

export const mlTrainingRunProperties = aspect({
  name: 'mlTrainingRunProperties',
  record: 'com.linkedin.ml.metadata.MLTrainingRunProperties',
  doc: 'Machine learning details of a process instance that is a training run: run id, parameters, metrics and output links.',
  fields: {
    customProperties,
    externalUrl,
    id: {
      type: string,
      doc: "Id of the run in the training tool, such as an MLflow run id; not the catalogue's own id.",
      optional: true,
    },
    outputUrls: {
      type: array(string),
      doc: 'Links to the outputs of the run, such as model files or logs.',
      optional: true,
    },
    hyperParams: {
      type: array(mlHyperParam.record),
      doc: 'Hyperparameters of this run; the resulting model has its own list in `mlModelProperties`.',
      optional: true,
    },
    trainingMetrics: {
      type: array(mlMetric.record),
      doc: 'Metrics reported by the run, each with a name and a string value.',
      optional: true,
    },
  },
});
