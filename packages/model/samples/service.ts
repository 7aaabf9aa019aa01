import type { Entity } from '@colophon/schema';
import { checkout } from './world.ts';

/** The service that takes the shop's orders. */
export const serviceSample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:service:order-service',
  aspects: {
    serviceProperties: {
      displayName: 'Order service',
      description: 'Takes orders, and answers what became of them.',
      lifecycle: 'PRODUCTION',
      apis: ['urn:li:api:get-order'],
      sourceRepository: 'urn:li:repository:web-shop',
    },
    serviceDefinition: {
      format: 'OPENAPI',
      version: '2.1.0',
      rawSpec: { blob: '{"openapi":"3.1.0","info":{"title":"Order service","version":"2.1.0"},"paths":{}}' },
    },
    subTypes: { typeNames: ['REST'] },
    ownership: { owners: [{ owner: checkout, type: 'TECHNICAL_OWNER' }] },
    status: { removed: false },
  },
};
