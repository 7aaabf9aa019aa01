import type { Catalogue, ChangeProposal } from '@colophon/catalogue';
import type { JsonObject } from '@colophon/schema';

export const tag = 'urn:li:tag:pii';
const removedTag = 'urn:li:tag:removed';
const deletedTag = 'urn:li:tag:deleted';
const tableUrn = (name: string): string => `urn:li:dataset:(urn:li:dataPlatform:mysql,shop.${name},PROD)`;
export const orders = tableUrn('orders');
export const report = tableUrn('report');
/** The trace whose only write failed. */
export const traceId = '01234567890abcdef01234567890abcd';
/** The time of the first write, in milliseconds since the epoch; each further one is a minute later. */
export const startMillis = Date.parse('2026-01-01T00:00:00Z');

const ada = 'urn:li:corpuser:ada';
const run = { systemMetadata: { runId: 'run-1', lastObserved: startMillis } };

const upsert = (
  entityUrn: string,
  aspectName: string,
  value: JsonObject,
  some: Partial<ChangeProposal> = {},
): ChangeProposal => ({ entityUrn, aspectName, changeType: 'UPSERT', value, ...some });
const deletion = (entityUrn: string, aspectName: string): ChangeProposal => ({
  entityUrn,
  aspectName,
  changeType: 'DELETE',
  value: {},
});
const nameOf = (entityUrn: string, name: string) => upsert(entityUrn, 'tagProperties', { name });

const schema = {
  schemaName: 'orders',
  platform: 'urn:li:dataPlatform:mysql',
  version: 0,
  hash: '',
  platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
  fields: ['id', 'customer'].map((fieldPath) => ({
    fieldPath,
    nativeDataType: 'int',
    type: { type: { 'com.linkedin.schema.NumberType': {} } },
  })),
};
const lineage = {
  upstreams: [{ dataset: orders, type: 'TRANSFORMED', auditStamp: { time: 5, actor: ada } }],
  fineGrainedLineages: [
    {
      upstreamType: 'FIELD_SET',
      downstreamType: 'FIELD',
      upstreams: [`urn:li:schemaField:(${orders},id)`],
      downstreams: [`urn:li:schemaField:(${report},orders)`],
    },
  ],
};

const batches: readonly (readonly ChangeProposal[])[] = [
  [nameOf(tag, 'first'), nameOf(removedTag, 'removed'), nameOf(deletedTag, 'deleted')],
  // A second version, by a run.
  [upsert(tag, 'tagProperties', { name: 'second', description: 'Personal data' }, run)],
  [upsert(orders, 'schemaMetadata', schema)],
  [
    upsert(orders, 'datasetProperties', { name: 'orders', description: 'Every order of the shop' }),
    upsert(orders, 'globalTags', { tags: [{ tag }] }),
    upsert(orders, 'ownership', {
      owners: [{ owner: ada, type: 'TECHNICAL_OWNER' }],
      lastModified: { time: 1, actor: ada },
    }),
  ],
  // Lineage between tables and between columns.
  [upsert(report, 'upstreamLineage', lineage)],
  [
    upsert(orders, 'datasetProfile', { timestampMillis: startMillis, rowCount: 12 }, run),
    upsert(orders, 'datasetProfile', { timestampMillis: startMillis + 60_000, rowCount: 15 }),
  ],
  [upsert(removedTag, 'status', { removed: true })],
  [deletion(orders, 'globalTags')],
  [deletion(deletedTag, 'tagKey')],
];

/**
 * Fills a catalogue with a row of every kind that a store keeps, with conditions in the headers of one. The file of a
 * released version was filled by this program as it was then, and does not change with it.
 */
export async function fillCatalogue(catalogue: Catalogue, clock: { time: number }): Promise<void> {
  for (const batch of batches) {
    clock.time += 60_000;
    await catalogue.propose(batch, ada);
  }
  const headers = { 'If-Version-Match': '2' };
  await catalogue.propose([upsert(tag, 'tagProperties', { name: 'third' }, { headers })], ada);
  const create: ChangeProposal = { ...nameOf(tag, 'there is one'), changeType: 'CREATE' };
  await catalogue.proposeAsync([create], traceId, ada);
  await catalogue.changes.move('reader', 7);
}
