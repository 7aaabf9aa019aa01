import type { Entity } from '@colophon/schema';

/** A table of a web shop, described as an ingestion and a person would. */
export const datasetSample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:dataset:(urn:li:dataPlatform:postgres,shop.public.orders,PROD)',
  aspects: {
    datasetProperties: {
      name: 'orders',
      description: 'One row for every order of the web shop, from the moment it is placed.',
      customProperties: { team: 'checkout' },
    },
    subTypes: { typeNames: ['Table'] },
    schemaMetadata: {
      schemaName: 'shop.public.orders',
      platform: 'urn:li:dataPlatform:postgres',
      version: 0,
      hash: '',
      platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
      primaryKeys: ['id'],
      fields: [
        {
          fieldPath: 'id',
          type: { type: { 'com.linkedin.schema.NumberType': {} } },
          nativeDataType: 'bigint',
          nullable: false,
          isPartOfKey: true,
        },
        {
          fieldPath: 'email',
          type: { type: { 'com.linkedin.schema.StringType': {} } },
          nativeDataType: 'text',
          nullable: false,
          description: 'Address to which the confirmation goes.',
          globalTags: { tags: [{ tag: 'urn:li:tag:pii' }] },
        },
        {
          fieldPath: 'placed_at',
          type: { type: { 'com.linkedin.schema.TimeType': {} } },
          nativeDataType: 'timestamptz',
          nullable: false,
        },
      ],
    },
    ownership: {
      owners: [
        { owner: 'urn:li:corpuser:ana', type: 'TECHNICAL_OWNER' },
        { owner: 'urn:li:corpGroup:checkout', type: 'BUSINESS_OWNER' },
      ],
    },
    globalTags: { tags: [{ tag: 'urn:li:tag:pii' }] },
    upstreamLineage: {
      upstreams: [
        {
          dataset: 'urn:li:dataset:(urn:li:dataPlatform:kafka,shop.orders.placed,PROD)',
          type: 'TRANSFORMED',
        },
      ],
    },
    domains: { domains: ['urn:li:domain:sales'] },
    status: { removed: false },
  },
};
