import type { Entity } from '@colophon/schema';
import { ana, customers, pii } from './world.ts';

/** The key of the features of a customer. */
export const mlPrimaryKeySample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:mlPrimaryKey:(customers,customer_id)',
  aspects: {
    mlPrimaryKeyProperties: {
      description: 'Number of the customer, as in the customers table.',
      dataType: 'ORDINAL',
      sources: [customers],
    },
    ownership: { owners: [{ owner: ana, type: 'TECHNICAL_OWNER' }] },
    globalTags: { tags: [{ tag: pii }] },
    status: { removed: false },
  },
};
