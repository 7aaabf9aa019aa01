import type { CostlyRequest } from '@colophon/http/testing/costly-requests';
import { ingest, ingestBatch, proposalOf } from '@colophon/http/testing/requests';

const urnOf = (name: string): string => `urn:li:dataset:(urn:li:dataPlatform:hive,long.${name},PROD)`;
const columns = 40_000;

/** Requests with a value, or a body, that is about as long as the limits allow. */
export function longValues(): Readonly<Record<string, CostlyRequest>> {
  const fields = Array.from({ length: columns }, (_, i) => ({
    fieldPath: `column_${i}`,
    nativeDataType: 'varchar',
    description: `Column ${i} of a wide table with words`,
    type: { type: { 'com.linkedin.schema.StringType': {} } },
  }));
  const schema = {
    schemaName: '',
    platform: 'urn:li:dataPlatform:hive',
    version: 0,
    hash: '',
    platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
    fields,
  };
  const text = 'x'.repeat(7000);
  const path = encodeURIComponent(urnOf('wide'));
  return {
    'write a schema of 40,000 columns': {
      path: ingest,
      body: { proposal: proposalOf(urnOf('wide'), 'schemaMetadata', schema) },
    },
    'read it': { path: `/aspects/${path}?aspect=schemaMetadata` },
    'read its entity': { path: `/openapi/v3/entity/dataset/${path}` },
    'a batch of 15 MB': {
      path: ingestBatch,
      body: {
        proposals: Array.from({ length: 2000 }, (_, i) =>
          proposalOf(urnOf(`t${i}`), 'datasetProperties', { description: text }),
        ),
      },
    },
  };
}
