import { array, aspect, record, string } from '@colophon/schema';

export const mlModelFactors = record({
  name: 'com.linkedin.ml.metadata.MLModelFactors',
  doc: "Factors that can change a model's results: groups, instruments and environment.",
  fields: {
    groups: {
      type: array(string),
      doc: 'Distinct categories within the evaluation data; for models about people, groups that share a trait such as age.',
      optional: true,
    },
    instrumentation: {
      type: array(string),
      doc: "Devices or tools that capture the model's input, such as a camera or microphone type.",
      optional: true,
    },
    environment: {
      type: array(string),
      doc: 'Environment in which the model runs, such as lighting, noise or climate.',
      optional: true,
    },
  },
});

export const mlModelFactorPrompts = aspect({
  name: 'mlModelFactorPrompts',
  record: 'com.linkedin.ml.metadata.MLModelFactorPrompts',
  doc: 'The factors section of a model card: what can affect the results, and which of these factors were tested.',
  fields: {
    relevantFactors: {
      type: array(mlModelFactors),
      doc: "Factors expected to affect the model's performance, whether or not they were measured.",
      optional: true,
    },
    evaluationFactors: {
      type: array(mlModelFactors),
      doc: 'Factors by which the results are broken down; usually a subset of `relevantFactors`.',
      optional: true,
    },
  },
});
