import type { Entity } from '@colophon/schema';
import { checkout, orders, sales } from './world.ts';

/** The operation that returns one order of the shop. */
export const apiSample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:api:get-order',
  aspects: {
    apiProperties: {
      name: 'Get an order',
      description: 'Returns one order with its lines and its state of delivery.',
      sourceRepository: 'urn:li:repository:web-shop',
    },
    restApiProperties: { method: 'GET', path: '/orders/{orderId}' },
    apiSignature: {
      inputFields: [
        {
          fieldPath: 'orderId',
          type: { type: { 'com.linkedin.schema.NumberType': {} } },
          nativeDataType: 'int64',
          nullable: false,
        },
      ],
      inputDatasetEdges: [{ destinationUrn: orders }],
    },
    ownership: { owners: [{ owner: checkout, type: 'TECHNICAL_OWNER' }] },
    domains: { domains: [sales] },
  },
};
