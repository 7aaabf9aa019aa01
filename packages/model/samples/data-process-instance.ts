import type { Entity } from '@colophon/schema';
import { byAna, computeRevenue, dailyRevenue, monday, orders } from './world.ts';

/** The run of one night. */
export const dataProcessInstanceSample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:dataProcessInstance:compute_revenue-2026-03-02',
  aspects: {
    dataProcessInstanceProperties: {
      name: 'compute_revenue, 2 March 2026',
      type: 'BATCH_SCHEDULED',
      created: byAna,
    },
    dataProcessInstanceRelationships: { parentTemplate: computeRevenue, upstreamInstances: [] },
    dataProcessInstanceInput: { inputs: [], inputEdges: [{ destinationUrn: orders }] },
    dataProcessInstanceOutput: { outputs: [], outputEdges: [{ destinationUrn: dailyRevenue }] },
    dataProcessInstanceRunEvent: {
      timestampMillis: monday,
      status: 'COMPLETE',
      attempt: 1,
      result: { type: 'SUCCESS', nativeResultType: 'airflow' },
      durationMillis: 8_400,
    },
  },
};
