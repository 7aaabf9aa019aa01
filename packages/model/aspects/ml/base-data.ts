import { array, record, string, urn } from '@colophon/schema';

export const baseData = record({
  name: 'com.linkedin.ml.metadata.BaseData',
  doc: 'One dataset behind a model, with why it was picked and how it was prepared; an item of the training and evaluation data aspects.',
  fields: {
    dataset: { type: urn('dataset'), doc: 'Urn of the dataset, which must be a `dataset` entity.' },
    motivation: {
      type: string,
      doc: 'Free-text reason for picking this dataset over others.',
      optional: true,
    },
    preProcessing: {
      type: array(string),
      doc: 'Preparation steps in plain text, one per item, such as `lowercased and tokenised` or `rows without a label dropped`.',
      optional: true,
    },
  },
});
