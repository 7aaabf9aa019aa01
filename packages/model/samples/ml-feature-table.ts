import type { Entity } from '@colophon/schema';
import { ana, pii, sales } from './world.ts';

/** What the models of the shop know of a customer. */
export const mlFeatureTableSample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:mlFeatureTable:(urn:li:dataPlatform:feast,customers)',
  aspects: {
    mlFeatureTableProperties: {
      description: 'One row of features for each customer, computed every night.',
      mlFeatures: ['urn:li:mlFeature:(customers,orders_last_90_days)'],
      mlPrimaryKeys: ['urn:li:mlPrimaryKey:(customers,customer_id)'],
    },
    ownership: { owners: [{ owner: ana, type: 'TECHNICAL_OWNER' }] },
    globalTags: { tags: [{ tag: pii }] },
    domains: { domains: [sales] },
    status: { removed: false },
  },
};
