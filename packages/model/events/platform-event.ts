import { bytes, long, record, string } from '@colophon/schema';

export const platformEventHeader = record({
  name: 'com.linkedin.mxe.PlatformEventHeader',
  doc: 'Carries the time of a platform event.',
  fields: {
    timestampMillis: { type: long, doc: 'Milliseconds since the epoch at which the event happened.' },
  },
});

export const genericPayload = record({
  name: 'com.linkedin.mxe.GenericPayload',
  doc: 'The body of a platform event as bytes plus their encoding.',
  fields: {
    value: {
      type: bytes,
      doc: "The encoded event body; the event's `name` determines the record type.",
    },
    contentType: {
      type: string,
      doc: 'Encoding of `value`; `application/json` is the only one supported so far.',
    },
  },
});

export const platformEvent = record({
  name: 'com.linkedin.mxe.PlatformEvent',
  doc: 'Kafka envelope for events other than aspect changes, such as `entityChangeEvent`.',
  fields: {
    header: { type: platformEventHeader, doc: "Holds the event's time." },
    name: {
      type: string,
      doc: 'Kind of event, for example `entityChangeEvent`; decides how to read `payload`.',
    },
    payload: {
      type: genericPayload,
      doc: 'The event itself in encoded form, for example an `EntityChangeEvent` as JSON.',
    },
  },
});
