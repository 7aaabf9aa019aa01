import type { CoverageHistory } from '@colophon/catalogue';
import { parseStored } from './stored-json.ts';
import type { SqlRow } from './values.ts';

/** The rows of a group, and the first row of all, as the port has them. */
export function toCoverageHistory(rows: readonly SqlRow[], first: SqlRow | undefined): CoverageHistory {
  return {
    ...(first && { since: String(first.day) }),
    days: rows.map(({ day, counts }) => ({
      day: String(day),
      counts: parseStored(counts) as CoverageHistory['days'][number]['counts'],
    })),
  };
}
