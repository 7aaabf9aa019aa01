import type { AspectHistory, AspectKey, AspectRow, ReadBudget, UrnPattern } from '@colophon/catalogue';
import { toAspectRow } from '@colophon/store-sql';
import { urnsLike } from './conditions.ts';
import { readRows } from './read-rows.ts';
import type { SqlValue } from './sql.ts';
import type { Statements } from './statements.ts';
import { selectAspect } from './transaction.ts';

const selectLatest = `
  SELECT aspect.*, urn, type AS entity_type FROM entity JOIN aspect ON entity_id = id AND version = 0`;

const named = 'AND aspect IN (SELECT value FROM json_each(?))';

/** The latest values of an entity's aspects, by name. */
export function aspects(
  statement: Statements,
  urn: string,
  names: readonly string[] | undefined,
  budget: ReadBudget | undefined,
): AspectRow[] {
  return readRows(
    statement(`${selectAspect} AND version = 0 ${names ? named : ''} ORDER BY aspect`),
    names ? [urn, JSON.stringify(names)] : [urn],
    toAspectRow,
    budget,
  );
}

/** The latest values of many entities' aspects. */
export function aspectsOf(
  statement: Statements,
  urns: readonly string[],
  names: readonly string[] | undefined,
  budget: ReadBudget | undefined,
): AspectRow[] {
  const ofAll = `${selectLatest} WHERE urn IN (SELECT value FROM json_each(?))`;
  return readRows(
    statement(`${ofAll} ${names ? named : ''} ORDER BY urn, aspect`),
    [JSON.stringify(urns), ...(names ? [JSON.stringify(names)] : [])],
    toAspectRow,
    budget,
  );
}

/** The versions of one aspect, the latest first. */
export function history(
  statement: Statements,
  { urn, aspect }: AspectKey,
  start: number,
  count: number,
  budget: ReadBudget | undefined,
): AspectHistory {
  const all = `${selectAspect} AND aspect = ?`;
  const total = statement(`SELECT count(*) AS total FROM (${all})`).get(urn, aspect)?.total;
  const read = (order: string, parameters: readonly SqlValue[]) =>
    readRows(statement(`${all} ${order}`), [urn, aspect, ...parameters], toAspectRow, budget);
  // The latest by itself: the others are in the order of the key, and need not be sorted.
  const latest = start === 0 && count > 0 ? read('AND version = 0', []) : [];
  const older = read('AND version > 0 ORDER BY version DESC LIMIT ? OFFSET ?', [
    count - latest.length,
    Math.max(0, start - 1),
  ]);
  return { total: Number(total), versions: [...latest, ...older] };
}

export function countAspect(
  statement: Statements,
  aspect: string,
  urnPattern: UrnPattern | undefined,
): number {
  const { sql, parameters } = urnsLike(urnPattern);
  const row = statement(
    `SELECT count(*) AS total FROM aspect JOIN entity ON id = entity_id WHERE aspect = ? AND version = 0 AND ${sql}`,
  ).get(aspect, ...parameters);
  return Number(row?.total);
}
