import { array, aspect } from '@colophon/schema';
import { baseData } from './base-data.ts';

export const mlModelEvaluationData = aspect({
  name: 'mlModelEvaluationData',
  record: 'com.linkedin.ml.metadata.EvaluationData',
  doc: 'Names the datasets on which the model was tested, so that a reader can judge its results.',
  fields: {
    evaluationData: {
      type: array(baseData),
      doc: 'Datasets that produced the figures in the quantitative analyses, each with motivation and preparation.',
    },
  },
});
