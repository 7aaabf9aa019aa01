import type { Facet, ResolvedQuery } from '@colophon/catalogue';
import { maxFilterLength } from '@colophon/catalogue/for-stores';
import type { Column } from './columns.ts';
import { textItem, textItems, textPath } from './criterion.ts';
import { bindIds, type Ids, idTable } from './ids.ts';
import type { NarrowContext } from './narrow.ts';

/** The values of a field over all that was found, the most frequent first. */
export function facet(
  { statement, columns, textFields, textReads }: NarrowContext,
  ids: Ids,
  field: string,
  { facetLimit }: Pick<ResolvedQuery, 'facetLimit'>,
): Facet {
  if (!textFields.has(field))
    return { field, counts: countIn(columns.column(field), ids).slice(0, facetLimit) };
  textReads.add(ids.length);
  const rows = statement(
    `SELECT value, count(*) AS count FROM (
       SELECT DISTINCT e.id, ${textItem} AS value
       FROM ${idTable} AS given CROSS JOIN entity e ON e.id = given.value, ${textItems('e')}
       WHERE length(item.value) <= ${maxFilterLength})
     GROUP BY value ORDER BY 2 DESC, 1 LIMIT ?`,
  ).all(bindIds(ids), textPath(field), facetLimit);
  return { field, counts: rows.map((row) => ({ value: String(row.value), count: Number(row.count) })) };
}

function countIn(column: Column, ids: Ids): Facet['counts'] {
  // Most fields have no value in most databases.
  if (column.values.length === 0) return [];
  const counts = column.count(ids);
  return column.values
    .map((value, place) => ({ value, count: counts[place] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}
