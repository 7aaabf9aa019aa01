import { aspect, long, string } from '@colophon/schema';

export const mlMetric = aspect({
  name: 'mlMetric',
  record: 'com.linkedin.ml.metadata.MLMetric',
  doc: 'A metric of a model or training run, such as accuracy, with its value.',
  fields: {
    name: {
      type: string,
      doc: 'Name of the metric in the training tool, for example `f1_score`.',
    },
    description: { type: string, doc: 'What the metric measures, as free text.', optional: true },
    value: { type: string, doc: 'Measured value as a string, for example `0.93`.', optional: true },
    createdAt: {
      type: long,
      doc: 'When the metric was recorded in the source system, in milliseconds since the epoch.',
      optional: true,
    },
  },
});
