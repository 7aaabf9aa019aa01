import { array, record, string, urn } from '@colophon/schema';

export const baseData = record({
  name: 'com.linkedin.ml.metadata.BaseData',
  doc: 'A dataset used for a model, with why it was chosen and how it was prepared; an item of the training and evaluation data aspects.',
  fields: {
    dataset: { type: urn('dataset'), doc: 'URN of the dataset, which must be a `dataset` entity.' },
    motivation: {
      type: string,
      doc: 'Why this dataset was chosen, as free text.',
      optional: true,
    },
    preProcessing: {
      type: array(string),
      doc: 'Preparation steps in plain text, one per item, such as `lowercased and tokenised` or `rows without a label dropped`.',
      optional: true,
    },
  },
});
