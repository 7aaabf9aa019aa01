import type { FailedWrite } from '@colophon/catalogue';
import { maxFailedWrites } from '@colophon/catalogue/for-stores';
import type { Query } from './connection/query.ts';

/** One statement, so that all are kept or none. */
export async function addFailedWrites(
  query: Query,
  traceId: string,
  failures: readonly FailedWrite[],
): Promise<void> {
  await query(
    `INSERT INTO failed_write (trace_id, urn, aspect, message)
     SELECT $1, urn, aspect, message FROM unnest($2::text[], $3::text[], $4::text[]) AS f (urn, aspect, message)`,
    [
      traceId,
      failures.map(({ urn }) => urn),
      failures.map(({ aspect }) => aspect),
      failures.map(({ message }) => message),
    ],
  );
  await query('DELETE FROM failed_write WHERE id <= (SELECT max(id) FROM failed_write) - $1::bigint', [
    Math.max(maxFailedWrites, failures.length),
  ]);
}

export const failedWrites = async (query: Query, traceId: string): Promise<FailedWrite[]> =>
  (
    await query('SELECT urn, aspect, message FROM failed_write WHERE trace_id = $1 ORDER BY id', [traceId])
  ).map(({ urn, aspect, message }) => ({
    urn: String(urn),
    aspect: String(aspect),
    message: String(message),
  }));
