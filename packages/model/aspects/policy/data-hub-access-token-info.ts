import { aspect, long, string, urn } from '@colophon/schema';

export const dataHubAccessTokenInfo = aspect({
  name: 'dataHubAccessTokenInfo',
  record: 'com.linkedin.access.token.DataHubAccessTokenInfo',
  doc: 'An access token for the API: whom it acts for, who made it and how long it lasts; the secret itself is not here.',
  fields: {
    name: {
      type: string,
      doc: 'Name its creator gave the token, such as `nightly ingestion`.',
      search: { kind: 'TEXT_PARTIAL', boost: 10.0, label: 'name' },
    },
    actorUrn: {
      type: urn(),
      doc: 'URN of the user or service in whose name requests with the token run.',
      search: { kind: 'URN' },
    },
    ownerUrn: {
      type: urn(),
      doc: 'URN of whoever generated the token, who need not be the one in `actorUrn`.',
      search: { kind: 'URN' },
    },
    createdAt: {
      type: long,
      doc: 'Milliseconds since the epoch at which the token was generated.',
      search: { kind: 'COUNT', queryByDefault: false },
    },
    expiresAt: {
      type: long,
      doc: 'Milliseconds since the epoch after which the token is refused; absent means it never expires.',
      optional: true,
      search: { kind: 'COUNT', queryByDefault: false },
    },
    description: {
      type: string,
      doc: 'Free note on what the token is for.',
      optional: true,
      search: { kind: 'TEXT', hasValues: 'hasDescription', label: 'description' },
    },
  },
});
