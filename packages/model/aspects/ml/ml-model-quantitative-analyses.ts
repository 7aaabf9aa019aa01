import { aspect, string } from '@colophon/schema';

export const mlModelQuantitativeAnalyses = aspect({
  name: 'mlModelQuantitativeAnalyses',
  record: 'com.linkedin.ml.metadata.QuantitativeAnalyses',
  doc: 'Points to the evaluation results of a model, broken down by single factors and by their combinations.',
  fields: {
    unitaryResults: {
      type: string,
      doc: 'Link to a dashboard that splits the results by one factor at a time.',
      optional: true,
    },
    intersectionalResults: {
      type: string,
      doc: 'Link to a dashboard that splits the results by several factors combined, such as age within region.',
      optional: true,
    },
  },
});
