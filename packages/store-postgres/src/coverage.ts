import type { CoverageHistory, CoverageQuery, DailyCoverage } from '@colophon/catalogue';
import { toCoverageHistory } from '@colophon/store-sql';
import type { Query } from './connection/query.ts';

/** Several statements: the caller has begun a transaction. */
export async function setCoverage(query: Query, { day, measuredAt, groups }: DailyCoverage): Promise<void> {
  // Processes that count at the same time write one after the other, and the later one stays.
  await query('SELECT pg_advisory_xact_lock(hashtext($1))', [`colophon coverage ${day}`]);
  await query('DELETE FROM coverage WHERE day = $1', [day]);
  await query(
    `INSERT INTO coverage (grouped_by, value, day, measured_at, counts)
     SELECT grouped_by, value, $1::text, $2::bigint, counts
     FROM unnest($3::text[], $4::text[], $5::text[]) AS c (grouped_by, value, counts)`,
    [
      day,
      measuredAt,
      groups.map(({ by }) => by),
      groups.map(({ value }) => value),
      groups.map(({ counts }) => JSON.stringify(counts)),
    ],
  );
}

export async function coverageMeasuredAt(query: Query): Promise<number | undefined> {
  const [row] = await query(
    "SELECT measured_at FROM coverage WHERE grouped_by = 'all' AND value = '' ORDER BY day DESC LIMIT 1",
  );
  return row && Number(row.measured_at);
}

export async function coverageHistory(
  query: Query,
  { by, value, from, until }: CoverageQuery,
): Promise<CoverageHistory> {
  const [rows, [first]] = await Promise.all([
    query(
      'SELECT day, counts FROM coverage WHERE grouped_by = $1 AND value = $2 AND day BETWEEN $3 AND $4 ORDER BY day',
      [by, value, from, until],
    ),
    query("SELECT day FROM coverage WHERE grouped_by = 'all' AND value = '' ORDER BY day LIMIT 1"),
  ]);
  return toCoverageHistory(rows, first);
}
