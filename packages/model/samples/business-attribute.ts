import type { Entity } from '@colophon/schema';
import { ana, pii } from './world.ts';

/** An address of a customer, described once for all columns that hold one. */
export const businessAttributeSample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:businessAttribute:email',
  aspects: {
    businessAttributeInfo: {
      fieldPath: 'email',
      name: 'Email address',
      description: 'Address at which a customer is written to, in lower case.',
      type: { type: { 'com.linkedin.schema.StringType': {} } },
      globalTags: { tags: [{ tag: pii }] },
    },
    ownership: { owners: [{ owner: ana, type: 'DATA_STEWARD' }] },
    status: { removed: false },
  },
};
