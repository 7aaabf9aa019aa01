import type { Entity } from '@colophon/schema';
import { ana, orders, sales } from './world.ts';

/** How often a customer has ordered of late. */
export const mlFeatureSample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:mlFeature:(customers,orders_last_90_days)',
  aspects: {
    mlFeatureProperties: {
      description: 'Orders that the customer has placed in the last 90 days.',
      dataType: 'COUNT',
      sources: [orders],
    },
    ownership: { owners: [{ owner: ana, type: 'TECHNICAL_OWNER' }] },
    domains: { domains: [sales] },
    status: { removed: false },
  },
};
