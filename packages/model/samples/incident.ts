import type { Entity } from '@colophon/schema';
import { byAna, byBen, orders } from './world.ts';

/** The orders table was late on a Monday. */
export const incidentSample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:incident:orders-late-2026-03-02',
  aspects: {
    incidentInfo: {
      type: 'FRESHNESS',
      title: 'Orders are two hours late',
      description: 'The last order in the table is from eight; the shop has sold since.',
      entities: [orders],
      priority: 1,
      status: { state: 'RESOLVED', stage: 'FIXED', message: 'The disk was full.', lastUpdated: byBen },
      source: { type: 'ASSERTION_FAILURE', sourceUrn: 'urn:li:assertion:orders-updated-hourly' },
      created: byAna,
    },
    incidentNotes: {
      notes: [{ message: 'The consumer has stopped; its disk is full.', created: byAna }],
    },
    globalTags: { tags: [{ tag: 'urn:li:tag:late-data' }] },
  },
};
