import type { Entity } from '@colophon/schema';
import { ben, byAna, byBen, orders, sales } from './world.ts';

/** The shop's returns policy, kept in the catalogue. */
export const documentSample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:document:returns-policy',
  aspects: {
    documentInfo: {
      title: 'Returns policy',
      contents: { text: 'An order can be sent back within 30 days of its delivery.' },
      status: { state: 'PUBLISHED' },
      source: { sourceType: 'NATIVE' },
      relatedAssets: [{ asset: orders }],
      created: byAna,
      lastModified: byBen,
    },
    documentSettings: { showInGlobalContext: true },
    ownership: { owners: [{ owner: ben, type: 'BUSINESS_OWNER' }] },
    domains: { domains: [sales] },
    status: { removed: false },
  },
};
