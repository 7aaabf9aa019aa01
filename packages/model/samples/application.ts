import type { Entity } from '@colophon/schema';
import { checkout, orders, sales } from './world.ts';

/** The checkout of the shop, as an application. */
export const applicationSample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:application:checkout',
  aspects: {
    applicationProperties: {
      name: 'Checkout',
      description: 'Takes a basket to a paid order.',
      externalUrl: 'https://git.example.com/shop/checkout',
    },
    applicationLineage: { outputEdges: [{ destinationUrn: orders }] },
    ownership: { owners: [{ owner: checkout, type: 'TECHNICAL_OWNER' }] },
    domains: { domains: [sales] },
    status: { removed: false },
  },
};
