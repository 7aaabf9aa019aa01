import { long, record, urn } from '@colophon/schema';

export const timeStamp = record({
  name: 'com.linkedin.common.TimeStamp',
  doc: 'When something happened in the source system and, if known, who did it.',
  fields: {
    time: { type: long, doc: 'Moment of the event, in milliseconds since the epoch.' },
    actor: {
      type: urn(),
      doc: 'Urn of whoever caused the event; absent when the source does not tell.',
      optional: true,
    },
  },
});
