import type { TimeseriesQuery, TimeseriesRow } from '@colophon/catalogue';
import { toTimeseriesRow } from '@colophon/store-sql';
import { readRows } from './read-rows.ts';
import type { Statements } from './statements.ts';

/** Time-series values, from one on when it is named. */
export function timeseries(
  statement: Statements,
  { urn, aspect, startTimeMillis, endTimeMillis, order, after, limit, budget }: TimeseriesQuery,
): TimeseriesRow[] {
  const [direction, further] = order === 'ASCENDING' ? ['ASC', '>'] : ['DESC', '<'];
  const behind = after
    ? `AND (timestamp_millis ${further} ? OR timestamp_millis = ? AND (partition, discriminator) > (?, ?))`
    : '';
  const select = statement(
    `SELECT * FROM timeseries
     WHERE urn = ? AND aspect = ? AND timestamp_millis >= ? AND timestamp_millis <= ? ${behind}
     ORDER BY timestamp_millis ${direction}, partition, discriminator LIMIT ?`,
  );
  // A bound on the time alone lets the index begin at the point, and not at the first one.
  const parameters = [
    urn,
    aspect,
    order === 'ASCENDING' && after ? after.timestampMillis : (startTimeMillis ?? Number.MIN_SAFE_INTEGER),
    order !== 'ASCENDING' && after ? after.timestampMillis : (endTimeMillis ?? Number.MAX_SAFE_INTEGER),
    ...(after ? [after.timestampMillis, after.timestampMillis, after.partition, after.discriminator] : []),
    limit,
  ];
  return readRows(select, parameters, toTimeseriesRow, budget);
}

export const timeseriesUrns = (
  statement: Statements,
  entityType: string,
  aspect: string,
  limit: number,
  after = '',
): string[] =>
  statement(
    'SELECT DISTINCT urn FROM timeseries WHERE urn > ? AND aspect = ? AND entity_type = ? ORDER BY urn LIMIT ?',
  )
    .all(after, aspect, entityType, limit)
    .map(({ urn }) => String(urn));
