import type { Entity } from '@colophon/schema';
import { ana, customers, orders } from './world.ts';

/** Each order belongs to one customer. */
export const erModelRelationshipSample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:erModelRelationship:orders-customers',
  aspects: {
    erModelRelationshipProperties: {
      name: 'orders to customers',
      source: orders,
      destination: customers,
      relationshipFieldMappings: [{ sourceField: 'customer_id', destinationField: 'id' }],
      cardinality: 'N_ONE',
    },
    editableERModelRelationshipProperties: {
      description: 'The customer who placed the order; orders of guests have none.',
    },
    ownership: { owners: [{ owner: ana, type: 'TECHNICAL_OWNER' }] },
    status: { removed: false },
  },
};
