import type { Entity } from '@colophon/schema';
import { orders } from './world.ts';

/** What the checkout team promises of the orders table. */
export const dataContractSample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:dataContract:orders',
  aspects: {
    dataContractStatus: { state: 'ACTIVE' },
    dataContractProperties: {
      entity: orders,
      freshness: [{ assertion: 'urn:li:assertion:orders-updated-hourly' }],
      dataQuality: [{ assertion: 'urn:li:assertion:orders-email-not-null' }],
    },
    status: { removed: false },
  },
};
