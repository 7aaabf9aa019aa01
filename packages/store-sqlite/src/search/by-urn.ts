import type { ResolvedQuery } from '@colophon/catalogue';
import type { Statements } from '../statements.ts';
import { bindIds, type Ids, idTable, membership, parseIds, selectIds } from './ids.ts';

/** As many are sorted by themselves; of more, the index of URNs is walked until the page is full. */
const maxSorted = 2000;
const firstStep = 500;
const maxStep = 20_000;

interface UrnOrder extends Pick<ResolvedQuery, 'start' | 'count' | 'entityTypes'> {
  /** The URN that the page before ended with. */
  readonly after?: string;
  readonly isDescending?: boolean;
}

/** A page of the entities in the order of their URNs. */
export function pageByUrn(
  statement: Statements,
  ids: Ids,
  { start, count, entityTypes, isDescending = false, after }: UrnOrder,
): Ids {
  // Every URN begins with its entity type, and a semicolon comes right after a colon.
  const type = entityTypes.length === 1 ? `:${entityTypes[0]}` : '';
  let last: string | undefined = after ?? `urn:li${type}${isDescending ? ';' : ':'}`;
  const further = `urn ${isDescending ? '<' : '>'} ? ORDER BY urn ${isDescending ? 'DESC' : 'ASC'}`;
  if (ids.length <= maxSorted) {
    return selectIds(statement, {
      sql: `SELECT id FROM (SELECT e.id FROM ${idTable} AS given CROSS JOIN entity e ON e.id = given.value
            WHERE ${further} LIMIT ? OFFSET ?)`,
      parameters: [bindIds(ids), last, count, start],
    });
  }
  const isFound = membership(ids);
  const met: number[] = [];
  for (
    let step = firstStep;
    last !== undefined && met.length < start + count;
    step = Math.min(step * 4, maxStep)
  ) {
    const row = statement(
      `SELECT json_group_array(id) AS ids, ${isDescending ? 'min' : 'max'}(urn) AS last
       FROM (SELECT id, urn FROM entity WHERE ${further} LIMIT ?)`,
    ).get(last, step);
    met.push(...parseIds(row?.ids).filter(isFound));
    last = typeof row?.last === 'string' ? row.last : undefined;
  }
  return Uint32Array.from(met.slice(start, start + count));
}
