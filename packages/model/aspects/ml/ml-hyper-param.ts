import { aspect, long, string } from '@colophon/schema';

export const mlHyperParam = aspect({
  name: 'mlHyperParam',
  record: 'com.linkedin.ml.metadata.MLHyperParam',
  doc: 'A hyperparameter set before training, such as `learning_rate`; listed in the properties of models and training runs.',
  fields: {
    name: {
      type: string,
      doc: 'Name of the hyperparameter in the training code, for example `max_depth`.',
    },
    description: { type: string, doc: 'What the hyperparameter controls, as free text.', optional: true },
    value: {
      type: string,
      doc: 'Value as a string, whatever its actual type, for example `0.01`.',
      optional: true,
    },
    createdAt: {
      type: long,
      doc: 'When the hyperparameter was recorded in the source system, in milliseconds since the epoch.',
      optional: true,
    },
  },
});
