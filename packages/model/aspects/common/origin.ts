import { aspect, enumeration, string } from '@colophon/schema';

export const originType = enumeration({
  name: 'com.linkedin.common.OriginType',
  doc: 'Where a user or group was created.',
  symbols: {
    NATIVE: 'Created in the catalogue itself.',
    EXTERNAL: 'Created in an external system, usually an identity provider, and ingested.',
  },
});

export const origin = aspect({
  name: 'origin',
  record: 'com.linkedin.common.Origin',
  doc: 'Whether a user or group was created in the catalogue or in an identity provider.',
  fields: {
    type: {
      type: originType,
      doc: 'Where the user or group was created; for `EXTERNAL`, `externalType` names the provider.',
    },
    externalType: {
      type: string,
      doc: 'Name of the identity provider, such as `Okta`; set only when `type` is `EXTERNAL`.',
      optional: true,
    },
  },
});
