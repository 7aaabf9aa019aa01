import { array, aspect } from '@colophon/schema';
import { baseData } from './base-data.ts';

export const mlModelTrainingData = aspect({
  name: 'mlModelTrainingData',
  record: 'com.linkedin.ml.metadata.TrainingData',
  doc: 'Names the datasets from which the model learned; may stay coarse when the data is confidential.',
  fields: {
    trainingData: {
      type: array(baseData),
      doc: 'Datasets the model learned from, each with motivation and preparation.',
    },
  },
});
