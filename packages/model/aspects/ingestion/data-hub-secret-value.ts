import { aspect, string } from '@colophon/schema';
import { auditStamp } from '../common/audit-stamp.ts';

export const dataHubSecretValue = aspect({
  name: 'dataHubSecretValue',
  record: 'com.linkedin.secret.DataHubSecretValue',
  doc: 'Name and encrypted value of a secret, such as a database password that ingestion recipes refer to.',
  fields: {
    name: {
      type: string,
      doc: 'Name under which recipes refer to the secret, such as `SNOWFLAKE_PASSWORD`.',
      search: { kind: 'TEXT_PARTIAL', boost: 10.0, label: 'name' },
    },
    value: {
      type: string,
      doc: 'Ciphertext, encrypted with AES by the server; the plain text is not stored.',
    },
    description: {
      type: string,
      doc: 'Free text on what the secret is for; do not put the value here.',
      optional: true,
      search: { kind: 'TEXT', hasValues: 'hasDescription', label: 'description' },
    },
    created: {
      type: auditStamp,
      doc: 'Who stored the secret, and when. Deprecated: read `systemMetadata.aspectCreated`.',
      optional: true,
      deprecated: true,
      search: { path: 'time', kind: 'DATETIME', name: 'createdTime' },
    },
  },
});
