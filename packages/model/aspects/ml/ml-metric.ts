import { aspect, long, string } from '@colophon/schema';

export const mlMetric = aspect({
  name: 'mlMetric',
  record: 'com.linkedin.ml.metadata.MLMetric',
  doc: 'One measured figure of a model or training run, such as accuracy, with its value.',
  fields: {
    name: {
      type: string,
      doc: 'Name of the figure as the training tool reports it, for example `f1_score`.',
    },
    description: { type: string, doc: 'What the figure measures, in free text.', optional: true },
    value: { type: string, doc: 'Measured value as a string, for example `0.93`.', optional: true },
    createdAt: {
      type: long,
      doc: 'Milliseconds since the epoch at which the figure was recorded in the source system.',
      optional: true,
    },
  },
});
