import type { AspectHistory, AspectKey, AspectRow } from '@colophon/catalogue';
import { toAspectRow } from './rows.ts';
import type { Statements } from './statements.ts';
import { selectAspect } from './transaction.ts';

const selectLatest = `
  SELECT aspect.*, urn, type AS entity_type FROM entity JOIN aspect ON entity_id = id AND version = 0`;

/** The latest values of many entities' aspects. */
export function aspectsOf(
  statement: Statements,
  urns: readonly string[],
  names: readonly string[] | undefined,
): AspectRow[] {
  const named = names ? 'AND aspect IN (SELECT value FROM json_each(?))' : '';
  return statement(
    `${selectLatest} WHERE urn IN (SELECT value FROM json_each(?)) ${named} ORDER BY urn, aspect`,
  )
    .all(JSON.stringify(urns), ...(names ? [JSON.stringify(names)] : []))
    .map(toAspectRow);
}

/** The versions of one aspect, the latest first. */
export function history(
  statement: Statements,
  { urn, aspect }: AspectKey,
  start: number,
  count: number,
): AspectHistory {
  const all = `${selectAspect} AND aspect = ?`;
  const total = statement(`SELECT count(*) AS total FROM (${all})`).get(urn, aspect)?.total;
  const rows = statement(`${all} ORDER BY version <> 0, version DESC LIMIT ? OFFSET ?`).all(
    urn,
    aspect,
    count,
    start,
  );
  return { total: Number(total), versions: rows.map(toAspectRow) };
}

export function countAspect(statement: Statements, aspect: string, urnLike: string | undefined): number {
  const like = urnLike === undefined ? '' : 'AND urn LIKE ?';
  const row = statement(
    `SELECT count(*) AS total FROM aspect JOIN entity ON id = entity_id WHERE aspect = ? AND version = 0 ${like}`,
  ).get(aspect, ...(urnLike === undefined ? [] : [urnLike]));
  return Number(row?.total);
}
