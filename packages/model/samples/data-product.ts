import type { Entity } from '@colophon/schema';
import { byAna, checkout, orders, ordersPlaced, revenue, sales } from './world.ts';

/** Orders, as a product that other teams use. */
export const dataProductSample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:dataProduct:orders',
  aspects: {
    dataProductProperties: {
      name: 'Orders',
      description: 'Everything that is known of an order, kept fit for use by other teams.',
      assets: [{ destinationUrn: orders, outputPort: true }, { destinationUrn: ordersPlaced }],
    },
    ownership: { owners: [{ owner: checkout, type: 'BUSINESS_OWNER' }] },
    domains: { domains: [sales] },
    glossaryTerms: { terms: [{ urn: revenue }], auditStamp: byAna },
    status: { removed: false },
  },
};
