import { access } from '../../access/operation-access.ts';
import { getTimeseriesStats } from '../analytics.ts';
import { durations, ingestUsage, queryUsage, queryUsageRange, rangeNames } from '../usage-stats.ts';
import { type Action, errorCodes, optional, required } from './endpoint.ts';
import { filter } from './shared-parameters.ts';

const group = 'Statistics and usage';
const codes = errorCodes.reading;
const resource = required('string', 'URN of the dataset.');
const duration = optional('string', 'Length of the buckets.', { default: 'DAY', symbols: durations });
const usage =
  'The `buckets`, oldest first, and their sum in `aggregations`. A bucket without usage has empty `metrics`.';

/** The actions on statistics over time. */
export const analytics: readonly Action[] = [
  {
    resource: 'analytics',
    name: 'getTimeseriesStats',
    group,
    access: access.timeseries,
    summary: 'Compute statistics over a time series',
    parameters: {
      entityName: required('string', 'Name of the entity type.'),
      aspectName: required('string', 'Name of the time series.'),
      metrics: required(
        'list of object',
        'What to compute: `{"fieldPath": "rowCount", "aggregationType": "LATEST"}`.',
      ),
      buckets: optional(
        'list of object',
        'What to group by: `{"type": "DATE_GROUPING_BUCKET", "key": "timestampMillis", "timeWindowSize": {"unit": "DAY", "multiple": 1}}`, or `STRING_GROUPING_BUCKET` with the field as `key`.',
        { default: [] },
      ),
      filter,
    },
    result: 'A `table` of strings: `columnNames`, `columnTypes` and `rows`, along with the request.',
    codes,
    run: getTimeseriesStats,
  },
  {
    resource: 'usageStats',
    name: 'batchIngest',
    group,
    access: access.write,
    summary: 'Write usage in the older form',
    description: 'Each bucket becomes a value of the time series `datasetUsageStatistics`.',
    parameters: {
      buckets: required('list of object', 'The buckets: `resource`, `bucket`, `duration`, `metrics`.'),
    },
    result: 'None: the body is empty.',
    codes: errorCodes.writing,
    run: ingestUsage,
  },
  {
    resource: 'usageStats',
    name: 'query',
    group,
    access: access.timeseries,
    summary: 'Read the usage of a dataset in a time range',
    parameters: {
      resource,
      duration,
      startTime: optional('integer', 'Start time, in milliseconds since the epoch.', { default: 0 }),
      endTime: optional('integer', 'End time. By default, unlimited.'),
      maxBuckets: optional('integer', 'Maximum number of buckets to return, newest first. By default, all.'),
    },
    result: usage,
    codes,
    run: queryUsage,
  },
  {
    resource: 'usageStats',
    name: 'queryRange',
    group,
    access: access.timeseries,
    summary: 'Read the usage of a dataset up to now',
    parameters: {
      resource,
      duration,
      rangeFromEnd: optional('string', 'How far back to go.', { default: 'ALL', symbols: rangeNames }),
      startTime: optional('integer', 'Start time, instead of a range.'),
    },
    result: usage,
    codes,
    run: queryUsageRange,
  },
];
