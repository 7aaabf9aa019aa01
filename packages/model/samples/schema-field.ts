import type { Entity } from '@colophon/schema';
import { orders, pii } from './world.ts';

/** The column that holds the address of an order. */
export const schemaFieldSample: NonNullable<Entity['sample']> = {
  urn: `urn:li:schemaField:(${orders},email)`,
  aspects: {
    documentation: {
      documentations: [{ documentation: 'Address to which the confirmation goes.' }],
    },
    schemafieldInfo: { name: 'email' },
    businessAttributes: {
      businessAttribute: { businessAttributeUrn: 'urn:li:businessAttribute:email' },
    },
    globalTags: { tags: [{ tag: pii }] },
    status: { removed: false },
  },
};
