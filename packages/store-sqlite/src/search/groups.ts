import type { BrowseGroups, GroupQuery, ResolvedQuery } from '@colophon/catalogue';
import { logHead } from '../changes.ts';
import { find } from './find.ts';
import { bindIds, idTable } from './ids.ts';
import type { NarrowContext } from './narrow.ts';

/** The next part of every path that goes on from the folder, with the entities on that way. */
export async function groups(
  context: NarrowContext,
  query: ResolvedQuery,
  { field, above, separator }: GroupQuery,
): Promise<BrowseGroups> {
  const { statement } = context;
  const asOf = logHead(statement);
  const { ids } = await find(context, query);
  const paths = `SELECT entity_id, substr(value, ?) AS path FROM search_value
                 WHERE field = ? AND value > ? AND value < ? AND entity_id IN (SELECT value FROM ${idTable})`;
  const rows = statement(
    `SELECT iif(at = 0, path, substr(path, 1, at - 1)) AS name, count(DISTINCT entity_id) AS count, max(at) > 0 AS more
     FROM (SELECT entity_id, path, instr(path, ?) AS at FROM (${paths}))
     GROUP BY name ORDER BY name`,
  ).all(separator, [...above].length + 1, field, above, `${above}\u{10ffff}`, bindIds(ids));
  const groups = rows.map((row) => ({
    name: String(row.name),
    count: Number(row.count),
    hasSubGroups: row.more === 1,
  }));
  return { asOf, groups };
}
