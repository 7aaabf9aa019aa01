import { aggregations, type Bucket, type Metric, type Session, windowUnits } from '@colophon/catalogue';
import type { Json } from '@colophon/schema';
import { type Parameters, parseFilter, RequestError } from '@colophon/wire';
import { respondLongValue } from './respond.ts';

/** `POST /analytics?action=getTimeseriesStats`: a table of statistics, along with the request. */
export async function getTimeseriesStats(session: Session, parameters: Parameters): Promise<Response> {
  const entityName = parameters.requiredString('entityName');
  const aspectName = parameters.requiredString('aspectName');
  const metrics = parameters.objects('metrics') ?? parameters.missing('metrics', 'an array of objects');
  const { columnNames, columnTypes, rows } = await session.timeseriesStats({
    entityType: entityName,
    aspect: aspectName,
    metrics: metrics.map(parseMetric),
    buckets: (parameters.objects('buckets') ?? []).map(parseBucket),
    filter: parseFilter(parameters.object('filter')),
  });
  const given = (name: string, as: string): Record<string, Json> => {
    const value = parameters.raw(name);
    return value === undefined ? {} : { [as]: value };
  };
  return respondLongValue(session.context, {
    entityName,
    aspectName,
    ...given('metrics', 'aggregationSpecs'),
    ...given('filter', 'filter'),
    ...given('buckets', 'groupingBuckets'),
    table: {
      columnNames: [...columnNames],
      columnTypes: [...columnTypes],
      rows: rows.map((row) => [...row]),
    },
  });
}

function parseMetric(metric: Parameters): Metric {
  return {
    fieldPath: metric.requiredString('fieldPath'),
    aggregation:
      metric.oneOf('aggregationType', aggregations) ??
      metric.missing('aggregationType', `one of ${aggregations.join(', ')}`),
  };
}

function parseBucket(bucket: Parameters): Bucket {
  const fieldPath = bucket.requiredString('key');
  const type = bucket.oneOf('type', ['DATE_GROUPING_BUCKET', 'STRING_GROUPING_BUCKET'] as const);
  if (type !== 'DATE_GROUPING_BUCKET') return { kind: 'value', fieldPath };
  if (fieldPath !== 'timestampMillis')
    throw new RequestError(
      'INVALID_REQUEST',
      `${bucket.path('key')}: expected timestampMillis, got ${fieldPath}`,
    );
  const zone = bucket.string('timeZone') ?? 'UTC';
  if (zone !== 'UTC')
    throw new RequestError('INVALID_REQUEST', `${bucket.path('timeZone')}: expected UTC, got ${zone}`);
  const window = bucket.requiredObject('timeWindowSize');
  const multiple = window.count('multiple') ?? 1;
  if (multiple === 0)
    throw new RequestError('INVALID_REQUEST', `${window.path('multiple')}: expected 1 or more, got 0`);
  const unit =
    window.oneOf('unit', windowUnits) ?? window.missing('unit', `one of ${windowUnits.join(', ')}`);
  return { kind: 'window', window: { unit, multiple } };
}
