import type { Entity } from '@colophon/schema';
import { ben, revenue, sales } from './world.ts';

/** What the shop means by revenue. */
export const glossaryTermSample: NonNullable<Entity['sample']> = {
  urn: revenue,
  aspects: {
    glossaryTermInfo: {
      name: 'Revenue',
      definition: 'Sum of all paid orders, less returns, without value added tax.',
      termSource: 'INTERNAL',
      parentNode: 'urn:li:glossaryNode:finance',
    },
    glossaryRelatedTerms: {
      relatedTerms: ['urn:li:glossaryTerm:return'],
      hasRelatedTerms: ['urn:li:glossaryTerm:order'],
    },
    ownership: { owners: [{ owner: ben, type: 'BUSINESS_OWNER' }] },
    domains: { domains: [sales] },
    status: { removed: false },
  },
};
