import { array, aspect, record, string } from '@colophon/schema';

export const mlModelFactors = record({
  name: 'com.linkedin.ml.metadata.MLModelFactors',
  doc: "A set of circumstances that can change a model's results: groups, capturing instruments and surroundings.",
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
      doc: 'Conditions under which the model runs, such as lighting, noise or climate.',
      optional: true,
    },
  },
});

export const mlModelFactorPrompts = aspect({
  name: 'mlModelFactorPrompts',
  record: 'com.linkedin.ml.metadata.MLModelFactorPrompts',
  doc: 'The factors part of a model card: what can make results differ, and which of that was tested.',
  fields: {
    relevantFactors: {
      type: array(mlModelFactors),
      doc: 'Factors expected to change how well the model works, whether or not they were measured.',
      optional: true,
    },
    evaluationFactors: {
      type: array(mlModelFactors),
      doc: 'Factors by which the results are actually broken down; usually a part of `relevantFactors`.',
      optional: true,
    },
  },
});
