import type { Entity } from '@colophon/schema';
import { ana, byAna, orders } from './world.ts';

/** Ana gets a daily mail about columns and tags of the orders. */
export const subscriptionSample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:subscription:ana-orders',
  aspects: {
    status: { removed: false },
    subscriptionInfo: {
      actorUrn: ana,
      actorType: 'corpuser',
      types: ['ENTITY_CHANGE'],
      createdOn: byAna,
      updatedOn: byAna,
      entityUrn: orders,
      entityChangeTypes: [
        { entityChangeType: 'OPERATION_COLUMN_REMOVED' },
        { entityChangeType: 'TAG_ADDED' },
      ],
      notificationConfig: {
        notificationSettings: {
          sinkTypes: ['EMAIL'],
          emailSettings: { email: 'ana@example.org' },
        },
      },
      digest: 'daily',
    },
  },
};
