import type { Facet, ResolvedQuery } from '@colophon/catalogue';
import { compareText, maxFilterLength } from '@colophon/catalogue/for-stores';
import type { Column } from './columns.ts';
import { textItem, textItems, textPath } from './criterion.ts';
import { bindIds, type Ids, idTable } from './ids.ts';
import type { NarrowContext } from './narrow.ts';

/** A UTF-16 code unit, in which the length of values is measured, has so many bytes at most in UTF-8. */
const maxBytesPerUnit = 3;

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
       WHERE octet_length(item.value) <= ${maxFilterLength * maxBytesPerUnit})
     GROUP BY value ORDER BY 2 DESC, 1`,
  ).iterate(bindIds(ids), textPath(field));
  const counts: { value: string; count: number }[] = [];
  for (const row of rows) {
    if (counts.length >= facetLimit) break;
    const value = String(row.value);
    if (value.length <= maxFilterLength) counts.push({ value, count: Number(row.count) });
  }
  return { field, counts };
}

function countIn(column: Column, ids: Ids): Facet['counts'] {
  // Most fields have no value in most databases.
  if (column.values.length === 0) return [];
  const counts = column.count(ids);
  return column.values
    .map((value, place) => ({ value, count: counts[place] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || compareText(a.value, b.value));
}
