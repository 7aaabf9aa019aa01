import type { Entity } from '@colophon/schema';
import { ben, byAna, byBen, monday, revenueChart, sales, salesDashboard } from './world.ts';

/** The dashboard on which the shop follows its sales. */
export const dashboardSample: NonNullable<Entity['sample']> = {
  urn: salesDashboard,
  aspects: {
    dashboardInfo: {
      title: 'Sales',
      description: 'Revenue, orders and returns of the web shop.',
      dashboardUrl: 'https://looker.example.com/dashboards/7',
      lastModified: { created: byAna, lastModified: byBen },
      chartEdges: [{ destinationUrn: revenueChart }],
    },
    dashboardUsageStatistics: {
      timestampMillis: monday,
      eventGranularity: { unit: 'DAY', multiple: 1 },
      viewsCount: 42,
      uniqueUserCount: 9,
    },
    ownership: { owners: [{ owner: ben, type: 'BUSINESS_OWNER' }] },
    domains: { domains: [sales] },
    institutionalMemory: {
      elements: [
        {
          url: 'https://wiki.example.com/sales-dashboard',
          description: 'How to read the dashboard',
          createStamp: byBen,
        },
      ],
    },
    status: { removed: false },
  },
};
