import { aspect, string } from '@colophon/schema';

export const mlModelQuantitativeAnalyses = aspect({
  name: 'mlModelQuantitativeAnalyses',
  record: 'com.linkedin.ml.metadata.QuantitativeAnalyses',
  doc: 'Links to the evaluation results of a model, broken down by single factors and by their combinations.',
  fields: {
    unitaryResults: {
      type: string,
      doc: 'Link to a dashboard that breaks the results down by one factor at a time.',
      optional: true,
    },
    intersectionalResults: {
      type: string,
      doc: 'Link to a dashboard that breaks the results down by combinations of factors, such as age within region.',
      optional: true,
    },
  },
});
