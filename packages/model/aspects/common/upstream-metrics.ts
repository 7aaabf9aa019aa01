import { array, aspect } from '@colophon/schema';
import { edge } from './edge.ts';

export const upstreamMetrics = aspect({
  name: 'upstreamMetrics',
  record: 'com.linkedin.common.UpstreamMetrics',
  doc: 'Metrics that a chart, dashboard or dataset reads; the lineage edge is stored on the reader.',
  fields: {
    metrics: {
      type: array(edge),
      doc: 'Edges to every `metric` read; send the complete list each time, or an empty one to remove all.',
      search: {
        path: 'destinationUrn',
        kind: 'URN',
        name: 'upstreamMetrics',
        queryByDefault: false,
        hasValues: 'hasUpstreamMetrics',
      },
      relationship: {
        path: 'destinationUrn',
        name: 'ConsumesMetric',
        to: ['metric'],
        lineage: true,
        createdOn: 'created.time',
        createdActor: 'created.actor',
        updatedOn: 'lastModified.time',
        updatedActor: 'lastModified.actor',
        properties: 'properties',
      },
    },
  },
});
