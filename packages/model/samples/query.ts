import type { Entity } from '@colophon/schema';
import { byAna, byBen, dailyRevenue, monday } from './world.ts';

/** The query behind the chart of daily revenue. */
export const querySample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:query:daily-revenue',
  aspects: {
    queryProperties: {
      name: 'Daily revenue',
      statement: { value: 'select day, amount from daily_revenue order by day', language: 'SQL' },
      source: 'MANUAL',
      created: byAna,
      lastModified: byBen,
    },
    querySubjects: { subjects: [{ entity: dailyRevenue }] },
    queryUsageStatistics: {
      timestampMillis: monday,
      eventGranularity: { unit: 'DAY', multiple: 1 },
      queryCount: 31,
      uniqueUserCount: 4,
    },
    status: { removed: false },
  },
};
