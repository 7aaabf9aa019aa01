import type { CoverageHistory, CoverageQuery, DailyCoverage } from '@colophon/catalogue';
import { toCoverageHistory } from '@colophon/store-sql';
import type { Statements } from './statements.ts';

/** Several statements: the caller has begun a transaction. */
export function setCoverage(statement: Statements, { day, measuredAt, groups }: DailyCoverage): void {
  statement('DELETE FROM coverage WHERE day = ?').run(day);
  statement(
    `INSERT INTO coverage (grouped_by, value, day, measured_at, counts)
     SELECT value ->> 'by', value ->> 'value', ?, ?, value -> 'counts' FROM json_each(?)`,
  ).run(day, measuredAt, JSON.stringify(groups));
}

export function coverageMeasuredAt(statement: Statements): number | undefined {
  const row = statement(
    "SELECT measured_at FROM coverage WHERE grouped_by = 'all' AND value = '' ORDER BY day DESC LIMIT 1",
  ).get();
  return row && Number(row.measured_at);
}

export function coverageHistory(
  statement: Statements,
  { by, value, from, until }: CoverageQuery,
): CoverageHistory {
  const rows = statement(
    'SELECT day, counts FROM coverage WHERE grouped_by = ? AND value = ? AND day BETWEEN ? AND ? ORDER BY day',
  ).all(by, value, from, until);
  const first = statement(
    "SELECT day FROM coverage WHERE grouped_by = 'all' AND value = '' ORDER BY day LIMIT 1",
  ).get();
  return toCoverageHistory(rows, first);
}
