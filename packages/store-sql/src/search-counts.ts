import type { SearchStatistics } from '@colophon/catalogue';
import type { SqlRow } from './values.ts';

const sums = ['searches', 'empty', 'filtered', 'opened', 'places'] as const;

/** The sums that all lists of search counts have. */
export const searchSums = sums.map((name) => `sum(${name}) AS ${name}`).join(', ');

/** The rows of the lists as the port has them. */
export function toSearchStatistics(
  rows: Readonly<Record<keyof SearchStatistics, readonly SqlRow[]>>,
): SearchStatistics {
  const toSums = (row: SqlRow) => ({
    searches: Number(row.searches),
    empty: Number(row.empty),
    filtered: Number(row.filtered),
    opened: Number(row.opened),
    places: Number(row.places),
  });
  const toCount = (row: SqlRow) => ({ text: String(row.text), ...toSums(row) });
  return {
    days: rows.days.map((row) => ({ day: String(row.day), ...toSums(row) })),
    top: rows.top.map(toCount),
    empty: rows.empty.map(toCount),
  };
}
