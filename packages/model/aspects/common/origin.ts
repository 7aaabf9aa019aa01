import { aspect, enumeration, string } from '@colophon/schema';

export const originType = enumeration({
  name: 'com.linkedin.common.OriginType',
  doc: 'Places where a user or group can have been created.',
  symbols: {
    NATIVE: 'Created in the catalogue itself.',
    EXTERNAL: 'Created elsewhere, usually in an identity provider, and brought in.',
  },
});

export const origin = aspect({
  name: 'origin',
  record: 'com.linkedin.common.Origin',
  doc: 'Says whether a user or group was made in the catalogue or came from an identity provider.',
  fields: {
    type: {
      type: originType,
      doc: 'Where the user or group was created; with `EXTERNAL`, see `externalType` for the provider.',
    },
    externalType: {
      type: string,
      doc: 'Name of the identity provider, such as `Okta`; set only when `type` is `EXTERNAL`.',
      optional: true,
    },
  },
});
