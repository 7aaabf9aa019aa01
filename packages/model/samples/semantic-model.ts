import type { Entity } from '@colophon/schema';
import { ana, orders } from './world.ts';

/** The shop's sales in business terms. */
export const semanticModelSample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:semanticModel:(urn:li:dataPlatform:dbt,shop,sales)',
  aspects: {
    semanticModelInfo: {
      name: 'Sales',
      description: 'Orders and customers, with the join between them.',
      relationships: [
        {
          name: 'orders_to_customers',
          from: 'orders',
          fromColumns: ['customer_id'],
          to: 'customers',
          toColumns: ['id'],
          cardinality: 'N_ONE',
        },
      ],
    },
    upstreamLineage: { upstreams: [{ dataset: orders, type: 'VIEW' }] },
    ownership: { owners: [{ owner: ana, type: 'TECHNICAL_OWNER' }] },
    aiContext: { synonyms: ['revenue model'], instructions: 'Prefer it over the raw tables.' },
    status: { removed: false },
  },
};
