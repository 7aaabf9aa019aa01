import type { AspectHistory, AspectKey, AspectRow, ReadBudget, UrnPattern } from '@colophon/catalogue';
import { toAspectRow } from '@colophon/store-sql';
import { urnsLike } from './conditions.ts';
import type { Query } from './connection/query.ts';
import { readRows } from './read-rows.ts';
import { Parameters } from './search/fragment.ts';

/** The values of one entity, by its URN as `$1`. */
export const selectAspect =
  'SELECT aspect.*, urn, type AS entity_type FROM entity JOIN aspect ON entity_id = id WHERE urn = $1';

/** The latest values of an entity's aspects, by name. */
export function aspects(
  query: Query,
  urn: string,
  names: readonly string[] | undefined,
  budget: ReadBudget | undefined,
): Promise<AspectRow[]> {
  return readRows(
    query,
    `${selectAspect} AND version = 0 ${names ? 'AND aspect = ANY ($2::text[])' : ''} ORDER BY aspect`,
    names ? [urn, [...names]] : [urn],
    toAspectRow,
    budget,
  );
}

/** The latest values of many entities' aspects. */
export function aspectsOf(
  query: Query,
  urns: readonly string[],
  names: readonly string[] | undefined,
  budget: ReadBudget | undefined,
): Promise<AspectRow[]> {
  return readRows(
    query,
    `SELECT aspect.*, urn, type AS entity_type FROM entity JOIN aspect ON entity_id = id AND version = 0
     WHERE urn = ANY ($1::text[]) ${names ? 'AND aspect = ANY ($2::text[])' : ''} ORDER BY urn, aspect`,
    names ? [[...urns], [...names]] : [[...urns]],
    toAspectRow,
    budget,
  );
}

/** The versions of one aspect, the latest first. */
export async function history(
  query: Query,
  { urn, aspect }: AspectKey,
  start: number,
  count: number,
  budget: ReadBudget | undefined,
): Promise<AspectHistory> {
  const all = `${selectAspect} AND aspect = $2`;
  const [row] = await query(`SELECT count(*) AS total FROM (${all}) versions`, [urn, aspect]);
  const versions = await readRows(
    query,
    `${all} ORDER BY version > 0, version DESC LIMIT $3 OFFSET $4`,
    [urn, aspect, count, start],
    toAspectRow,
    budget,
  );
  return { total: Number(row?.total), versions };
}

export async function countAspect(
  query: Query,
  aspect: string,
  urnPattern: UrnPattern | undefined,
): Promise<number> {
  const parameters = new Parameters();
  const [row] = await query(
    `SELECT count(*) AS total FROM aspect JOIN entity ON id = entity_id
     WHERE aspect = ${parameters.bind(aspect)} AND version = 0 AND ${urnsLike(parameters, urnPattern)}`,
    parameters.values,
  );
  return Number(row?.total);
}
