import { array, aspect, string } from '@colophon/schema';

export const mlModelMetrics = aspect({
  name: 'mlModelMetrics',
  record: 'com.linkedin.ml.metadata.Metrics',
  doc: 'The metrics part of a model card: by which measures the model is judged and at what cut-off.',
  fields: {
    performanceMeasures: {
      type: array(string),
      doc: 'Names of the measures chosen to judge the model, such as `precision` or `AUC`.',
      optional: true,
    },
    decisionThreshold: {
      type: array(string),
      doc: 'Cut-off values that turn a score into a decision, as strings; absent when there are none.',
      optional: true,
    },
  },
});
