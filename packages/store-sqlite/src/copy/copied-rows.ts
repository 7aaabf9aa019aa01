import { aspectTable, type CopiedRow, type CopiedTable, type RowChanges } from '@colophon/store-sql/copy';
import type { SqlRow, SqlValue } from '../sql.ts';
import type { Statements } from '../statements.ts';

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');
const marks = (names: readonly unknown[]): string => names.map(() => '?').join(', ');

/** The values of the key of a row. */
const keyOf = ({ columns, key }: CopiedTable, row: CopiedRow): SqlValue[] =>
  key.map((name) => row[columns.indexOf(name)] ?? null);

/** Rows of a table in the order of their keys, from the one after `after` on. */
export function readCopied(
  statement: Statements,
  table: CopiedTable,
  after: CopiedRow | undefined,
  limit: number,
): CopiedRow[] {
  const key = after && keyOf(table, after);
  const rows =
    table === aspectTable ? readAspects(statement, key, limit) : readTable(statement, table, key, limit);
  return rows.map((row) => table.columns.map((column) => row[column] ?? null));
}

function readTable(
  statement: Statements,
  { name, columns, key }: CopiedTable,
  after: readonly SqlValue[] | undefined,
  limit: number,
): SqlRow[] {
  const where = after ? `WHERE (${quoted(key)}) > (${marks(key)})` : '';
  return statement(`SELECT ${quoted(columns)} FROM "${name}" ${where} ORDER BY ${quoted(key)} LIMIT ?`).all(
    ...(after ?? []),
    limit,
  );
}

/** The join has the order of two indices: that of URNs, and the key of `aspect`. */
function readAspects(statement: Statements, after: readonly SqlValue[] | undefined, limit: number): SqlRow[] {
  const [urn = null, aspect = null, version = null] = after ?? [];
  const where = after ? 'WHERE e.urn >= ? AND (e.urn > ? OR (a.aspect, a.version) > (?, ?))' : '';
  return statement(
    `SELECT e.urn, e.type, a.* FROM entity e CROSS JOIN aspect a ON a.entity_id = e.id ${where}
     ORDER BY e.urn, a.aspect, a.version LIMIT ?`,
  ).all(...(after ? [urn, urn, aspect, version] : []), limit);
}

/** Changes rows of a table; the caller has begun a transaction. */
export function applyCopied(statement: Statements, table: CopiedTable, { removed, put }: RowChanges): void {
  if (table === aspectTable) applyAspects(statement, removed, put);
  else applyToTable(statement, table, removed, put);
}

function applyToTable(
  statement: Statements,
  table: CopiedTable,
  removed: readonly CopiedRow[],
  put: readonly CopiedRow[],
): void {
  const { name, columns, key } = table;
  const remove = statement(`DELETE FROM "${name}" WHERE (${quoted(key)}) = (${marks(key)})`);
  for (const row of removed) remove.run(...keyOf(table, row));
  const update = columns.map((column) => `"${column}" = excluded."${column}"`).join(', ');
  const insert = statement(
    `INSERT INTO "${name}" (${quoted(columns)}) VALUES (${marks(columns)})
     ON CONFLICT (${quoted(key)}) DO UPDATE SET ${update}`,
  );
  for (const row of put) insert.run(...row);
}

function applyAspects(statement: Statements, removed: readonly CopiedRow[], put: readonly CopiedRow[]): void {
  const remove = statement(
    `DELETE FROM aspect WHERE entity_id = (SELECT id FROM entity WHERE urn = ?) AND aspect = ? AND version = ?`,
  );
  for (const row of removed) remove.run(...keyOf(aspectTable, row));
  const addEntity = statement('INSERT INTO entity (urn, type) VALUES (?, ?) ON CONFLICT DO NOTHING');
  const columns = aspectTable.columns.filter((column) => column !== 'urn' && column !== 'type');
  const insert = statement(
    `INSERT OR REPLACE INTO aspect (entity_id, ${columns.join(', ')})
     VALUES ((SELECT id FROM entity WHERE urn = ?), ${marks(columns)})`,
  );
  const [urnAt, typeAt] = [aspectTable.columns.indexOf('urn'), aspectTable.columns.indexOf('type')];
  for (const row of put) {
    const urn = row[urnAt] ?? null;
    addEntity.run(urn, row[typeAt] ?? null);
    insert.run(urn, ...row.filter((_, place) => place !== urnAt && place !== typeAt));
  }
}
