import { array, int, long, record, string, timeseries, urn } from '@colophon/schema';
import { partitionSpec } from '../timeseries/partition-spec.ts';
import { timeWindowSize } from '../timeseries/time-window-size.ts';

export const dashboardUserUsageCounts = record({
  name: 'com.linkedin.dashboard.DashboardUserUsageCounts',
  doc: 'How often one user viewed and ran the dashboard; an element of `userCounts` in its usage statistics.',
  fields: {
    user: { type: urn(), doc: 'Urn of the user whose activity is counted.' },
    viewsCount: {
      type: int,
      doc: 'Views by this user, over the span of the enclosing statistics.',
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
      doc: "One comparable figure for the user's activity, counting views and runs alike.",
      optional: true,
      timeseries: 'value',
    },
    userEmail: {
      type: string,
      doc: 'Email address under which the source knows the user; if given, ingestion tries to find the matching user urn.',
      optional: true,
      timeseries: 'value',
    },
  },
});

export const dashboardUsageStatistics = timeseries({
  name: 'dashboardUsageStatistics',
  record: 'com.linkedin.dashboard.DashboardUsageStatistics',
  doc: 'Views, runs and users of a dashboard, for one time bucket, or up to now if `eventGranularity` is absent. Experimental, so it may change.',
  fields: {
    timestampMillis: {
      type: long,
      doc: 'Milliseconds since the epoch (UTC) to which the event or statistic belongs; for a bucket, its start.',
    },
    eventGranularity: {
      type: timeWindowSize,
      doc: 'Length of the time bucket, such as one day; absent for a single event or a latest snapshot.',
      optional: true,
    },
    partitionSpec: {
      type: partitionSpec,
      doc: 'Part of the data that the event is about; unless given, the whole of it.',
      optional: true,
      default: { partition: 'FULL_TABLE_SNAPSHOT', type: 'FULL_TABLE' },
    },
    messageId: {
      type: string,
      doc: 'Unique id chosen by the sender, which keeps apart values that would otherwise count as the same event.',
      optional: true,
    },
    viewsCount: {
      type: int,
      doc: 'Number of times people opened the dashboard, in the bucket or altogether.',
      optional: true,
      timeseries: 'value',
    },
    executionsCount: {
      type: int,
      doc: 'Number of times the dashboard was run, that is refreshed or synchronised.',
      optional: true,
      timeseries: 'value',
    },
    uniqueUserCount: {
      type: int,
      doc: 'Number of different users, over the span of the statistics.',
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
      doc: 'How many times people marked the dashboard as a favourite.',
      optional: true,
      timeseries: 'value',
    },
    lastViewedAt: {
      type: long,
      doc: 'Milliseconds since the epoch of the latest view; leave it out of bucketed statistics.',
      optional: true,
      timeseries: 'value',
    },
  },
});
