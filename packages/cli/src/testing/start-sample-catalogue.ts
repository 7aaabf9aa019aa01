import { join } from 'node:path';
import { makeGlobalTagsAspect, makeUpstreamLineageAspect } from '@colophon/sdk/builders';
import { type AnyProposal, RestEmitter } from '@colophon/sdk/emitters';
import { makeDatasetUrn, makeSchemaFieldUrn } from '@colophon/sdk/urns';
import { type Finished, type RunOptions, run, type Served, serve, temporaryFolder } from './run-colophon.ts';

export const raw = makeDatasetUrn('kafka', 'shop.raw');
export const orders = makeDatasetUrn('mysql', 'shop.orders');
export const report = makeDatasetUrn('mysql', 'shop.report');
export const pii = 'urn:li:tag:pii';
export const runId = 'load-7';

/** What every catalogue has from its first start: a key and one more aspect of each entity. */
export const builtInEntities = 142;

/** Some of everything that the commands show, the tag's description written by a run. */
const proposals: readonly AnyProposal[] = [
  { entityUrn: pii, aspectName: 'tagProperties', aspect: { name: 'PII' } },
  { entityUrn: raw, aspectName: 'datasetProperties', aspect: { name: 'raw', customProperties: {} } },
  { entityUrn: orders, aspectName: 'datasetProperties', aspect: { name: 'orders', customProperties: {} } },
  { entityUrn: report, aspectName: 'datasetProperties', aspect: { name: 'report', customProperties: {} } },
  { entityUrn: orders, aspectName: 'globalTags', aspect: makeGlobalTagsAspect(['pii']) },
  { entityUrn: report, aspectName: 'upstreamLineage', aspect: makeUpstreamLineageAspect([orders]) },
  {
    entityUrn: orders,
    aspectName: 'upstreamLineage',
    aspect: makeUpstreamLineageAspect([raw], {
      columns: [
        {
          upstreamType: 'FIELD_SET',
          upstreams: [makeSchemaFieldUrn(raw, 'key')],
          downstreamType: 'FIELD',
          downstreams: [makeSchemaFieldUrn(orders, 'id')],
        },
      ],
    }),
  },
  {
    entityUrn: orders,
    aspectName: 'schemaMetadata',
    aspect: {
      schemaName: 'orders',
      platform: 'urn:li:dataPlatform:mysql',
      version: 0,
      hash: '',
      platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
      fields: ['id', 'note'].map((fieldPath) => ({
        fieldPath,
        nativeDataType: 'text',
        type: { type: { 'com.linkedin.schema.StringType': {} } },
      })),
    },
  },
];

export interface SampleCatalogue extends Served {
  readonly folder: string;
  /** Folder of the catalogue's data. */
  readonly data: string;
  /** Runs a command against the server. */
  colophon(args: readonly string[], options?: RunOptions): Promise<Finished>;
  emit(...proposals: AnyProposal[]): Promise<void>;
}

/** A server with a few entities, until the test ends. */
export async function startSampleCatalogue(): Promise<SampleCatalogue> {
  const folder = await temporaryFolder();
  const data = join(folder, 'data');
  const served = await serve(data);
  const emit = async (...given: AnyProposal[]): Promise<void> => {
    const emitter = new RestEmitter({ server: served.address });
    await emitter.emitMany(given);
    await emitter.close();
  };
  await emit(...proposals);
  return {
    ...served,
    folder,
    data,
    emit,
    colophon: (args, options) =>
      run(args, { ...options, env: { COLOPHON_SERVER: served.address, ...options?.env } }),
  };
}
