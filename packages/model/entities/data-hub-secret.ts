import { entity, key, string } from '@colophon/schema';
import { dataHubSecretValue } from '../aspects/ingestion/data-hub-secret-value.ts';
import { dataHubSecretSample } from '../samples/data-hub-secret.ts';

const dataHubSecretKey = key({
  name: 'dataHubSecretKey',
  record: 'com.linkedin.metadata.key.DataHubSecretKey',
  doc: 'Identity of a secret, an encrypted value that recipes refer to by name.',
  fields: { id: { type: string, doc: "Last part of the secret's URN, unique among secrets." } },
});

export const dataHubSecret = entity({
  name: 'dataHubSecret',
  doc: 'An encrypted value such as a database password that ingestion recipes refer to by name.',
  key: dataHubSecretKey,
  aspects: [dataHubSecretValue],
  sample: dataHubSecretSample,
});
