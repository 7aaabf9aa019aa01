import { entity, key, string } from '@colophon/schema';
import { dataHubAccessTokenInfo } from '../aspects/policy/data-hub-access-token-info.ts';
import { dataHubAccessTokenSample } from '../samples/data-hub-access-token.ts';

const dataHubAccessTokenKey = key({
  name: 'dataHubAccessTokenKey',
  record: 'com.linkedin.metadata.key.DataHubAccessTokenKey',
  doc: 'Identity of a personal or service access token; contains a hash, never the token.',
  fields: {
    id: {
      type: string,
      doc: "SHA-256 hash of the JWT's signature, so that a presented token can be looked up without its text being stored.",
    },
  },
});

export const dataHubAccessToken = entity({
  name: 'dataHubAccessToken',
  doc: 'A personal or service access token for the API; the URN holds a hash of the token, never the token.',
  key: dataHubAccessTokenKey,
  aspects: [dataHubAccessTokenInfo],
  sample: dataHubAccessTokenSample,
});
