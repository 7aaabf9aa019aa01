import { bytes, record, string } from '@colophon/schema';

export const genericAspect = record({
  name: 'com.linkedin.mxe.GenericAspect',
  doc: 'An aspect of any type as bytes and their encoding, so that one envelope can carry any aspect.',
  fields: {
    value: {
      type: bytes,
      doc: 'The encoded aspect: UTF-8 JSON when `contentType` is `application/json`; for a `PATCH`, the patch document.',
    },
    contentType: {
      type: string,
      doc: 'Encoding of `value`; `application/json` is the only one supported so far.',
    },
  },
});
