import { array, aspect } from '@colophon/schema';
import { baseData } from './base-data.ts';

export const mlModelTrainingData = aspect({
  name: 'mlModelTrainingData',
  record: 'com.linkedin.ml.metadata.TrainingData',
  doc: 'Datasets used to train the model; may be unspecific when the data is confidential.',
  fields: {
    trainingData: {
      type: array(baseData),
      doc: 'Training datasets, each with motivation and preparation.',
    },
  },
});
