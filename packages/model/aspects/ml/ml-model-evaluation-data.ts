import { array, aspect } from '@colophon/schema';
import { baseData } from './base-data.ts';

export const mlModelEvaluationData = aspect({
  name: 'mlModelEvaluationData',
  record: 'com.linkedin.ml.metadata.EvaluationData',
  doc: 'Datasets used to evaluate the model, so that a reader can judge its results.',
  fields: {
    evaluationData: {
      type: array(baseData),
      doc: 'Datasets behind the quantitative analyses, each with motivation and preparation.',
    },
  },
});
