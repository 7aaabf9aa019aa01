import type { FailedWrite } from '@colophon/catalogue';
import { maxFailedWrites } from '@colophon/catalogue/for-stores';
import type { Statements } from './statements.ts';

/** One statement, so that all are kept or none. */
export function addFailedWrites(
  statement: Statements,
  traceId: string,
  failures: readonly FailedWrite[],
): void {
  statement(
    `INSERT INTO failed_write (trace_id, urn, aspect, message)
     SELECT ?, value ->> 'urn', value ->> 'aspect', value ->> 'message' FROM json_each(?)`,
  ).run(traceId, JSON.stringify(failures));
  const kept = Math.max(maxFailedWrites, failures.length);
  statement('DELETE FROM failed_write WHERE id <= (SELECT max(id) FROM failed_write) - ?').run(kept);
}

export const failedWrites = (statement: Statements, traceId: string): FailedWrite[] =>
  statement('SELECT urn, aspect, message FROM failed_write WHERE trace_id = ? ORDER BY id')
    .all(traceId)
    .map(({ urn, aspect, message }) => ({
      urn: String(urn),
      aspect: String(aspect),
      message: String(message),
    }));
