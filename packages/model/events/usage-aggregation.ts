import { array, int, long, record, string, urn } from '@colophon/schema';
import { windowDuration } from './window-duration.ts';

export const userUsageCounts = record({
  name: 'com.linkedin.usage.UserUsageCounts',
  doc: 'How often one user used the resource; an element of `users` in aggregated usage metrics.',
  fields: {
    user: {
      type: urn(),
      doc: 'URN of the user; may be absent when only `userEmail` is known.',
      optional: true,
    },
    count: { type: int, doc: 'Number of times this user used the resource within the bucket.' },
    userEmail: {
      type: string,
      doc: 'Email address of the user in the source; if set, ingestion tries to resolve it to a user URN.',
      optional: true,
    },
  },
});

export const fieldUsageCounts = record({
  name: 'com.linkedin.usage.FieldUsageCounts',
  doc: 'How often one field was used; an element of `fields` in aggregated usage metrics.',
  fields: {
    fieldName: { type: string, doc: 'Name of the field that was used.' },
    count: { type: int, doc: 'Times that the field was used within the bucket.' },
  },
});

export const usageAggregationMetrics = record({
  name: 'com.linkedin.usage.UsageAggregationMetrics',
  doc: 'Counts of one usage bucket; those that do not apply to the resource are omitted.',
  fields: {
    uniqueUserCount: { type: int, doc: 'Number of distinct users active in the bucket.', optional: true },
    users: {
      type: array(userUsageCounts),
      doc: 'Usage per user in the bucket, one element for each.',
      optional: true,
    },
    totalSqlQueries: {
      type: int,
      doc: 'Number of SQL queries on the resource in the bucket.',
      optional: true,
    },
    topSqlQueries: {
      type: array(string),
      doc: 'Text of the most frequent queries in the bucket; relevant mainly for SQL databases.',
      optional: true,
    },
    fields: {
      type: array(fieldUsageCounts),
      doc: 'Usage per field in the bucket, one element for each.',
      optional: true,
    },
  },
});

export const usageAggregation = record({
  name: 'com.linkedin.usage.UsageAggregation',
  doc: 'Deprecated usage of a resource within one time bucket; use `datasetUsageStatistics` or its equivalent for other entities.',
  deprecated: true,
  fields: {
    bucket: { type: long, doc: 'Start of the bucket, in milliseconds since the epoch.' },
    duration: { type: windowDuration, doc: 'Length of the bucket, from `HOUR` to `YEAR`.' },
    resource: { type: urn(), doc: 'URN of the entity whose usage is counted.' },
    metrics: { type: usageAggregationMetrics, doc: 'The counts of the bucket; all of them are optional.' },
  },
});
