import { long, record, urn } from '@colophon/schema';

export const timeStamp = record({
  name: 'com.linkedin.common.TimeStamp',
  doc: 'When something happened in the source system and, if known, who caused it.',
  fields: {
    time: { type: long, doc: 'Time of the event, in milliseconds since the epoch.' },
    actor: {
      type: urn(),
      doc: 'URN of the actor who caused the event; absent when the source does not report it.',
      optional: true,
    },
  },
});
