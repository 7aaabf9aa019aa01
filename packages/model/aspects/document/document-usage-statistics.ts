import { array, int, long, timeseries } from '@colophon/schema';
import { timeseriesFields } from '../common/shared-fields.ts';
import { datasetUserUsageCounts } from '../dataset/dataset-user-usage-counts.ts';

export const documentUsageStatistics = timeseries({
  name: 'documentUsageStatistics',
  record: 'com.linkedin.knowledge.DocumentUsageStatistics',
  doc: 'How often a document was read by people and by agents, as a time series. With `eventGranularity` each entry is one time bucket, without it a current total. Experimental.',
  fields: {
    ...timeseriesFields,
    viewsCount: {
      type: int,
      doc: 'Number of times users opened the document in the bucket; reads by agents are in `agentViewsCount`.',
      optional: true,
      timeseries: 'value',
    },
    agentViewsCount: {
      type: int,
      doc: 'Number of times an MCP tool returned the document to an AI agent in the bucket; never included in `viewsCount`.',
      optional: true,
      timeseries: 'value',
    },
    uniqueUserCount: {
      type: int,
      doc: 'Number of different people who opened the document in the bucket.',
      optional: true,
      timeseries: 'value',
    },
    lastViewedAt: {
      type: long,
      doc: 'Latest read, by a person or an agent, in milliseconds since the epoch.',
      optional: true,
      timeseries: 'value',
    },
    userCounts: {
      type: array(datasetUserUsageCounts),
      doc: 'Reads per user in the bucket; agents are not included.',
      optional: true,
      timeseries: { key: 'user' },
    },
  },
});
