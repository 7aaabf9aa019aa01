import { array, aspect, string } from '@colophon/schema';

export const mlModelMetrics = aspect({
  name: 'mlModelMetrics',
  record: 'com.linkedin.ml.metadata.Metrics',
  doc: 'The metrics section of a model card: the measures used to assess the model and its decision thresholds.',
  fields: {
    performanceMeasures: {
      type: array(string),
      doc: 'Names of the measures used to assess the model, such as `precision` or `AUC`.',
      optional: true,
    },
    decisionThreshold: {
      type: array(string),
      doc: 'Thresholds that turn a score into a decision, as strings; absent when there are none.',
      optional: true,
    },
  },
});
