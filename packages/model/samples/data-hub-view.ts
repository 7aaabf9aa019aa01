import type { Entity } from '@colophon/schema';
import { byAna, sales } from './world.ts';

/** A view of the shop's datasets in the sales domain. */
export const dataHubViewSample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:dataHubView:sales-datasets',
  aspects: {
    dataHubViewInfo: {
      name: 'Sales datasets',
      description: 'Datasets of the sales domain, without all else.',
      type: 'GLOBAL',
      definition: {
        entityTypes: ['dataset'],
        filter: {
          or: [{ and: [{ field: 'domains', values: [sales], condition: 'EQUAL' }] }],
        },
      },
      created: byAna,
      lastModified: byAna,
    },
  },
};
