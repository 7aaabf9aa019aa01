import { aspect, long, string, urn } from '@colophon/schema';

export const dataHubAccessTokenInfo = aspect({
  name: 'dataHubAccessTokenInfo',
  record: 'com.linkedin.access.token.DataHubAccessTokenInfo',
  doc: 'An access token for the API: the actor it acts for, who created it and when it expires; the secret itself is not stored here.',
  fields: {
    name: {
      type: string,
      doc: 'Name given to the token by its creator, such as `nightly ingestion`.',
      search: { kind: 'TEXT_PARTIAL', boost: 10.0, label: 'name' },
    },
    actorUrn: {
      type: urn(),
      doc: 'URN of the user or service that requests with the token act as.',
      search: { kind: 'URN' },
    },
    ownerUrn: {
      type: urn(),
      doc: 'URN of the creator of the token, which can differ from `actorUrn`.',
      search: { kind: 'URN' },
    },
    createdAt: {
      type: long,
      doc: 'When the token was generated, in milliseconds since the epoch.',
      search: { kind: 'COUNT', queryByDefault: false },
    },
    expiresAt: {
      type: long,
      doc: 'When the token expires, in milliseconds since the epoch; absent means it never expires.',
      optional: true,
      search: { kind: 'COUNT', queryByDefault: false },
    },
    description: {
      type: string,
      doc: 'Description of what the token is for.',
      optional: true,
      search: { kind: 'TEXT', hasValues: 'hasDescription', label: 'description' },
    },
  },
});
