import { array, int, record, string, timeseries } from '@colophon/schema';
import { timeseriesFields } from '../common/shared-fields.ts';
import { datasetUserUsageCounts } from './dataset-user-usage-counts.ts';

export const datasetFieldUsageCounts = record({
  name: 'com.linkedin.dataset.DatasetFieldUsageCounts',
  doc: "How often one column was used; an element of `fieldCounts` in a dataset's usage statistics.",
  fields: {
    fieldPath: {
      type: string,
      doc: "Path of the column in the dataset's schema, for example `address.city`.",
    },
    count: {
      type: int,
      doc: 'Number of times the column was used, such as queries reading it, within the bucket.',
      timeseries: 'value',
    },
  },
});

export const datasetUsageStatistics = timeseries({
  name: 'datasetUsageStatistics',
  record: 'com.linkedin.dataset.DatasetUsageStatistics',
  doc: 'Usage of a dataset within one time bucket: query counts, users, columns and typical queries.',
  fields: {
    ...timeseriesFields,
    uniqueUserCount: {
      type: int,
      doc: 'Number of distinct users, within the period of the statistics.',
      optional: true,
      search: { kind: 'COUNT', hasValues: 'hasUniqueUserCount' },
      timeseries: 'value',
    },
    totalSqlQueries: {
      type: int,
      doc: 'Number of SQL queries on the dataset in the bucket.',
      optional: true,
      search: { kind: 'COUNT', hasValues: 'hasTotalSqlQueriesCount' },
      timeseries: 'value',
    },
    topSqlQueries: {
      type: array(string),
      doc: 'Text of the most frequent queries in the bucket; empty or absent for sources without SQL.',
      optional: true,
      timeseries: 'value',
    },
    userCounts: {
      type: array(datasetUserUsageCounts),
      doc: 'Usage per user in the bucket, one element for each.',
      optional: true,
      timeseries: { key: 'user' },
    },
    fieldCounts: {
      type: array(datasetFieldUsageCounts),
      doc: 'Usage per column in the bucket, one element for each.',
      optional: true,
      timeseries: { key: 'fieldPath' },
    },
  },
});
