import type { TimeseriesQuery, TimeseriesRow } from '@colophon/catalogue';
import { toTimeseriesRow } from '@colophon/store-sql';
import type { Query } from './connection/query.ts';
import { readRows } from './read-rows.ts';
import { Parameters } from './search/fragment.ts';

/** Time-series values, from one on when it is named. */
export function timeseries(
  query: Query,
  { urn, aspect, startTimeMillis, endTimeMillis, order, after, limit, budget }: TimeseriesQuery,
): Promise<TimeseriesRow[]> {
  const [direction, further] = order === 'ASCENDING' ? ['ASC', '>'] : ['DESC', '<'];
  const parameters = new Parameters();
  const bind = (value: string | number) => parameters.bind(value);
  const conditions = [
    `urn = ${bind(urn)}`,
    `aspect = ${bind(aspect)}`,
    ...(startTimeMillis === undefined ? [] : [`timestamp_millis >= ${bind(startTimeMillis)}`]),
    ...(endTimeMillis === undefined ? [] : [`timestamp_millis <= ${bind(endTimeMillis)}`]),
    ...(after
      ? [
          // A bound on the time alone lets the index begin at the point, and not at the first one.
          `timestamp_millis ${further}= ${bind(after.timestampMillis)}`,
          `(timestamp_millis ${further} ${bind(after.timestampMillis)} OR (partition, discriminator) > (${bind(after.partition)}, ${bind(after.discriminator)}))`,
        ]
      : []),
  ];
  return readRows(
    query,
    `SELECT * FROM timeseries WHERE ${conditions.join(' AND ')}
     ORDER BY timestamp_millis ${direction}, partition, discriminator LIMIT ${bind(limit)}`,
    parameters.values,
    toTimeseriesRow,
    budget,
  );
}

export const timeseriesUrns = async (
  query: Query,
  entityType: string,
  aspect: string,
  limit: number,
  after = '',
): Promise<string[]> =>
  (
    await query(
      'SELECT DISTINCT urn FROM timeseries WHERE urn > $1 AND aspect = $2 AND entity_type = $3 ORDER BY urn LIMIT $4',
      [after, aspect, entityType, limit],
    )
  ).map(({ urn }) => String(urn));
