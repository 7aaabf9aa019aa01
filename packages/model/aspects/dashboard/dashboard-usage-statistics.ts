import { array, int, long, record, string, timeseries, urn } from '@colophon/schema';
import { partitionSpec } from '../timeseries/partition-spec.ts';
import { timeWindowSize } from '../timeseries/time-window-size.ts';

export const dashboardUserUsageCounts = record({
  name: 'com.linkedin.dashboard.DashboardUserUsageCounts',
  doc: 'How often one user viewed and ran the dashboard; an element of `userCounts` in its usage statistics.',
  fields: {
    user: { type: urn(), doc: 'URN of the user whose activity is counted.' },
    viewsCount: {
      type: int,
      doc: 'Views by this user, within the period of the enclosing statistics.',
      optional: true,
      timeseries: 'value',
    },
    executionsCount: {
      type: int,
      doc: 'Refreshes of the dashboard started by this user.',
      optional: true,
      timeseries: 'value',
    },
    usageCount: {
      type: int,
      doc: "Combined measure of the user's activity, counting views and runs equally.",
      optional: true,
      timeseries: 'value',
    },
    userEmail: {
      type: string,
      doc: 'Email address of the user in the source; if set, ingestion tries to resolve it to a user URN.',
      optional: true,
      timeseries: 'value',
    },
  },
});

export const dashboardUsageStatistics = timeseries({
  name: 'dashboardUsageStatistics',
  record: 'com.linkedin.dashboard.DashboardUsageStatistics',
  doc: 'Views, runs and users of a dashboard, for one time bucket, or in total if `eventGranularity` is absent. Experimental, so it may change.',
  fields: {
    timestampMillis: {
      type: long,
      doc: 'Time of the event or statistic, in milliseconds since the epoch (UTC); for a bucket, its start.',
    },
    eventGranularity: {
      type: timeWindowSize,
      doc: 'Length of the time bucket, such as one day; absent for a single event or a latest snapshot.',
      optional: true,
    },
    partitionSpec: {
      type: partitionSpec,
      doc: 'Part of the data that the event describes; all of it when absent.',
      optional: true,
      default: { partition: 'FULL_TABLE_SNAPSHOT', type: 'FULL_TABLE' },
    },
    messageId: {
      type: string,
      doc: 'Unique id set by the sender; distinguishes data points that would otherwise count as the same event.',
      optional: true,
    },
    viewsCount: {
      type: int,
      doc: 'Number of times users opened the dashboard, in the bucket or in total.',
      optional: true,
      timeseries: 'value',
    },
    executionsCount: {
      type: int,
      doc: 'Number of times the dashboard was run, that is, refreshed or synchronised.',
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
      type: array(dashboardUserUsageCounts),
      doc: 'Views and runs per user, one element for each.',
      optional: true,
      timeseries: { key: 'user' },
    },
    favoritesCount: {
      type: int,
      doc: 'Number of times users marked the dashboard as a favourite.',
      optional: true,
      timeseries: 'value',
    },
    lastViewedAt: {
      type: long,
      doc: 'Latest view, in milliseconds since the epoch; omit it from bucketed statistics.',
      optional: true,
      timeseries: 'value',
    },
  },
});
