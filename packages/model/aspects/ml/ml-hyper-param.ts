import { aspect, long, string } from '@colophon/schema';

export const mlHyperParam = aspect({
  name: 'mlHyperParam',
  record: 'com.linkedin.ml.metadata.MLHyperParam',
  doc: 'One named setting chosen before training, such as `learning_rate`; listed in the properties of models and training runs.',
  fields: {
    name: {
      type: string,
      doc: 'Name of the setting as the training code knows it, for example `max_depth`.',
    },
    description: { type: string, doc: 'What the setting controls, in free text.', optional: true },
    value: {
      type: string,
      doc: 'Chosen value as a string, whatever its real type, for example `0.01`.',
      optional: true,
    },
    createdAt: {
      type: long,
      doc: 'Milliseconds since the epoch at which the setting was recorded in the source system.',
      optional: true,
    },
  },
});
