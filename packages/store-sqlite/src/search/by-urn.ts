import type { ResolvedQuery } from '@colophon/catalogue';
import type { Statements } from '../statements.ts';
import { bindIds, type Ids, idTable, membership, parseIds, selectIds } from './ids.ts';

/** As many are sorted by themselves; of more, the index of urns is walked until the page is full. */
const maxSorted = 2000;
const firstStep = 500;
const maxStep = 20_000;

/** A page of the entities in the order of their urns. */
export function pageByUrn(
  statement: Statements,
  ids: Ids,
  { start, count, entityTypes }: Pick<ResolvedQuery, 'start' | 'count' | 'entityTypes'>,
): Ids {
  if (ids.length <= maxSorted) {
    return selectIds(statement, {
      sql: `SELECT id FROM (SELECT e.id FROM ${idTable} AS given CROSS JOIN entity e ON e.id = given.value
            ORDER BY e.urn LIMIT ? OFFSET ?)`,
      parameters: [bindIds(ids), count, start],
    });
  }
  const isFound = membership(ids);
  const met: number[] = [];
  // Every urn begins with its entity type.
  let after: string | undefined = entityTypes.length === 1 ? `urn:li:${entityTypes[0]}:` : '';
  for (
    let step = firstStep;
    after !== undefined && met.length < start + count;
    step = Math.min(step * 4, maxStep)
  ) {
    const row = statement(
      `SELECT json_group_array(id) AS ids, max(urn) AS last
       FROM (SELECT id, urn FROM entity WHERE urn > ? ORDER BY urn LIMIT ?)`,
    ).get(after, step);
    met.push(...parseIds(row?.ids).filter(isFound));
    after = typeof row?.last === 'string' ? row.last : undefined;
  }
  return Uint32Array.from(met.slice(start, start + count));
}
