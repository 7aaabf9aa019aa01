import type { Entity } from '@colophon/schema';
import { ben, byAna, byBen, dailyRevenue, revenue, revenueChart, sales } from './world.ts';

/** The chart of daily revenue in Looker. */
export const chartSample: NonNullable<Entity['sample']> = {
  urn: revenueChart,
  aspects: {
    chartInfo: {
      title: 'Revenue by day',
      description: 'What the shop took on each of the last 90 days.',
      type: 'LINE',
      chartUrl: 'https://looker.example.com/looks/12',
      lastModified: { created: byAna, lastModified: byBen },
      inputEdges: [{ destinationUrn: dailyRevenue }],
    },
    chartQuery: { rawQuery: 'select day, amount from daily_revenue order by day', type: 'SQL' },
    ownership: { owners: [{ owner: ben, type: 'TECHNICAL_OWNER' }] },
    glossaryTerms: { terms: [{ urn: revenue }], auditStamp: byAna },
    domains: { domains: [sales] },
    status: { removed: false },
  },
};
