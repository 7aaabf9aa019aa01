import type { BrowseGroup, GroupQuery, ResolvedQuery } from '@colophon/catalogue';
import type { Statements } from '../statements.ts';
import type { Columns } from './columns.ts';
import { find } from './find.ts';
import { bindIds, idTable } from './ids.ts';

/** The next part of every path that goes on from the folder, with the entities on that way. */
export function groups(
  statement: Statements,
  columns: Columns,
  query: ResolvedQuery,
  { field, above, separator }: GroupQuery,
): readonly BrowseGroup[] {
  const { ids } = find({ statement, columns, textFields: query.textFields }, query);
  const paths = `SELECT entity_id, substr(value, ?) AS path FROM search_value
                 WHERE field = ? AND value > ? AND value < ? AND entity_id IN (SELECT value FROM ${idTable})`;
  const rows = statement(
    `SELECT iif(at = 0, path, substr(path, 1, at - 1)) AS name, count(DISTINCT entity_id) AS count, max(at) > 0 AS more
     FROM (SELECT entity_id, path, instr(path, ?) AS at FROM (${paths}))
     GROUP BY name ORDER BY name`,
  ).all(separator, [...above].length + 1, field, above, `${above}\u{10ffff}`, bindIds(ids));
  return rows.map((row) => ({
    name: String(row.name),
    count: Number(row.count),
    hasSubGroups: row.more === 1,
  }));
}
