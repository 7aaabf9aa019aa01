import { array, int, record, timeseries, urn } from '@colophon/schema';
import { timeseriesFields } from '../common/shared-fields.ts';

export const chartUserUsageCounts = record({
  name: 'com.linkedin.chart.ChartUserUsageCounts',
  doc: 'How often one user viewed the chart; an element of `userCounts` in its usage statistics.',
  fields: {
    user: { type: urn(), doc: 'URN of the user whose activity is counted.' },
    viewsCount: {
      type: int,
      doc: 'Views by this user, within the period of the enclosing statistics.',
      optional: true,
      timeseries: 'value',
    },
  },
});

export const chartUsageStatistics = timeseries({
  name: 'chartUsageStatistics',
  record: 'com.linkedin.chart.ChartUsageStatistics',
  doc: 'Views and users of a chart, for one time bucket, or in total if `eventGranularity` is absent. Experimental, so it may change.',
  fields: {
    ...timeseriesFields,
    viewsCount: {
      type: int,
      doc: 'Number of views, in the bucket or in total for a latest snapshot.',
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
      type: array(chartUserUsageCounts),
      doc: 'Views per user, one element for each.',
      optional: true,
      timeseries: { key: 'user' },
    },
  },
});
