import type { DailySearchCount, SearchCountQuery, SearchStatistics } from '@colophon/catalogue';
import { maxSearchTextsPerDay } from '@colophon/catalogue/for-stores';
import { searchSums, toSearchStatistics } from '@colophon/store-sql';
import type { Statements } from './statements.ts';

/** Several statements: the caller has begun a transaction. */
export function addSearchCounts(statement: Statements, counts: readonly DailySearchCount[]): void {
  const given = JSON.stringify(counts);
  statement(
    `INSERT INTO search_count (day, text, searches, empty, filtered, opened, places)
     SELECT value ->> 'day', value ->> 'text', value ->> 'searches', value ->> 'empty', value ->> 'filtered',
            value ->> 'opened', value ->> 'places'
     FROM json_each(?) WHERE true
     ON CONFLICT (day, text) DO UPDATE SET
       searches = searches + excluded.searches,
       empty = empty + excluded.empty,
       filtered = filtered + excluded.filtered,
       opened = opened + excluded.opened,
       places = places + excluded.places`,
  ).run(given);
  statement(
    `DELETE FROM search_count WHERE (day, text) IN (
       SELECT day, text FROM (
         SELECT day, text, row_number() OVER (PARTITION BY day ORDER BY searches DESC, text) AS place
         FROM search_count WHERE day IN (SELECT value ->> 'day' FROM json_each(?))
       ) WHERE place > ?
     )`,
  ).run(given, maxSearchTextsPerDay);
}

export function removeSearchCounts(statement: Statements, before: string): void {
  statement('DELETE FROM search_count WHERE day < ?').run(before);
}

export function searchStatistics(
  statement: Statements,
  { from, until, limit }: SearchCountQuery,
): SearchStatistics {
  const inDays = 'FROM search_count WHERE day BETWEEN ? AND ?';
  const list = (order: 'searches' | 'empty') =>
    statement(
      `SELECT text, ${searchSums} ${inDays} GROUP BY text HAVING sum(${order}) > 0 ORDER BY sum(${order}) DESC, text LIMIT ?`,
    ).all(from, until, limit);
  return toSearchStatistics({
    days: statement(`SELECT day, ${searchSums} ${inDays} GROUP BY day ORDER BY day`).all(from, until),
    top: list('searches'),
    empty: list('empty'),
  });
}
