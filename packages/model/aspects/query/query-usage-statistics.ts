import { array, double, int, long, timeseries } from '@colophon/schema';
import { timeseriesFields } from '../common/shared-fields.ts';
import { datasetUserUsageCounts } from '../dataset/dataset-user-usage-counts.ts';

export const queryUsageStatistics = timeseries({
  name: 'queryUsageStatistics',
  record: 'com.linkedin.query.QueryUsageStatistics',
  doc: 'How often, by whom and at what cost the query was run, one record per time bucket (a time series).',
  fields: {
    ...timeseriesFields,
    queryCount: {
      type: int,
      doc: 'Number of executions within the bucket.',
      optional: true,
      timeseries: 'value',
    },
    queryCost: {
      type: double,
      doc: 'Cost of the executions within the bucket, in whatever unit the source reports.',
      optional: true,
      timeseries: 'value',
    },
    lastExecutedAt: {
      type: long,
      doc: 'Time of the latest execution, in milliseconds since the epoch.',
      optional: true,
      timeseries: 'value',
    },
    uniqueUserCount: {
      type: int,
      doc: 'Number of distinct users, within the period of the statistics.',
      optional: true,
      timeseries: 'value',
    },
    userCounts: {
      type: array(datasetUserUsageCounts),
      doc: 'Number of executions per user within the bucket.',
      optional: true,
      timeseries: { key: 'user' },
    },
  },
});
