import type { DailySearchCount, SearchCountQuery, SearchStatistics } from '@colophon/catalogue';
import { maxSearchTextsPerDay } from '@colophon/catalogue/for-stores';
import { searchSums, toSearchStatistics } from '@colophon/store-sql';
import type { Query } from './connection/query.ts';

/** Several statements: the caller has begun a transaction. */
export async function addSearchCounts(query: Query, counts: readonly DailySearchCount[]): Promise<void> {
  await query(
    `INSERT INTO search_count (day, text, searches, empty, filtered, opened, places)
     SELECT day, text, ${searchSums}
     FROM unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[])
       AS c (day, text, searches, empty, filtered, opened, places)
     GROUP BY day, text
     ON CONFLICT (day, text) DO UPDATE SET
       searches = search_count.searches + excluded.searches,
       empty = search_count.empty + excluded.empty,
       filtered = search_count.filtered + excluded.filtered,
       opened = search_count.opened + excluded.opened,
       places = search_count.places + excluded.places`,
    [
      counts.map(({ day }) => day),
      counts.map(({ text }) => text),
      counts.map(({ searches }) => searches),
      counts.map(({ empty }) => empty),
      counts.map(({ filtered }) => filtered),
      counts.map(({ opened }) => opened),
      counts.map(({ places }) => places),
    ],
  );
  await query(
    `DELETE FROM search_count WHERE (day, text) IN (
       SELECT day, text FROM (
         SELECT day, text, row_number() OVER (PARTITION BY day ORDER BY searches DESC, text) AS place
         FROM search_count WHERE day = ANY ($1::text[])
       ) AS ranked WHERE place > $2::bigint
     )`,
    [[...new Set(counts.map(({ day }) => day))], maxSearchTextsPerDay],
  );
}

export async function removeSearchCounts(query: Query, before: string): Promise<void> {
  await query('DELETE FROM search_count WHERE day < $1', [before]);
}

export async function searchStatistics(
  query: Query,
  { from, until, limit }: SearchCountQuery,
): Promise<SearchStatistics> {
  const inDays = 'FROM search_count WHERE day BETWEEN $1 AND $2';
  const list = (order: 'searches' | 'empty') =>
    query(
      `SELECT text, ${searchSums} ${inDays} GROUP BY text HAVING sum(${order}) > 0 ORDER BY sum(${order}) DESC, text LIMIT $3`,
      [from, until, limit],
    );
  const days = query(`SELECT day, ${searchSums} ${inDays} GROUP BY day ORDER BY day`, [from, until]);
  const [top, empty] = await Promise.all([list('searches'), list('empty')]);
  return toSearchStatistics({ days: await days, top, empty });
}
