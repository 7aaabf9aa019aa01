import type { Entity } from '@colophon/schema';
import { ana, computeRevenue, dailyRevenue, orders, sales, shopDaily } from './world.ts';

/** The task that computes the revenue of a day. */
export const dataJobSample: NonNullable<Entity['sample']> = {
  urn: computeRevenue,
  aspects: {
    dataJobInfo: {
      name: 'compute_revenue',
      description: 'Adds up the paid orders of the day before.',
      type: { string: 'SQL' },
      flowUrn: shopDaily,
      env: 'PROD',
    },
    dataJobInputOutput: {
      inputDatasets: [],
      outputDatasets: [],
      inputDatasetEdges: [{ destinationUrn: orders }],
      outputDatasetEdges: [{ destinationUrn: dailyRevenue }],
    },
    ownership: { owners: [{ owner: ana, type: 'TECHNICAL_OWNER' }] },
    domains: { domains: [sales] },
    status: { removed: false },
  },
};
