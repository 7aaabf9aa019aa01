import type { SqlRow } from '@colophon/store-sql';
import { aspectTable, type CopiedRow, type CopiedTable, type RowChanges } from '@colophon/store-sql/copy';
import type { Parameter, Query } from '../connection/query.ts';
import { identitySchema } from '../identity/tables.ts';

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

/** Of the model, the row that the table of the embedded store has. */
const model = '(SELECT 1 AS id, model AS description FROM meta WHERE model IS NOT NULL) AS model';

const placeOf = ({ name, isIdentity }: CopiedTable): string =>
  isIdentity ? `${identitySchema}."${name}"` : name === 'model' ? model : `"${name}"`;

const typeOf = ({ numbers }: CopiedTable, column: string): string =>
  numbers.has(column) ? 'bigint' : 'text';

const keyOf = ({ columns, key }: CopiedTable, row: CopiedRow): (string | number | null)[] =>
  key.map((name) => row[columns.indexOf(name)] ?? null);

/** Rows of a table in the order of their keys, from the one after `after` on. */
export async function readCopied(
  query: Query,
  table: CopiedTable,
  after: CopiedRow | undefined,
  limit: number,
): Promise<CopiedRow[]> {
  const key = after && keyOf(table, after);
  const rows =
    table === aspectTable
      ? await readAspects(query, key, limit)
      : await query(
          `SELECT ${quoted(table.columns)} FROM ${placeOf(table)}
           ${key ? `WHERE (${quoted(table.key)}) > (${key.map((_, i) => `$${i + 2}`).join(', ')})` : ''}
           ORDER BY ${quoted(table.key)} LIMIT $1`,
          [limit, ...(key ?? [])],
        );
  return rows.map((row) => table.columns.map((column) => row[column] ?? null));
}

/** Entity by entity in the order of their URNs, each by the key of `aspect`: no page sorts the table. */
const readAspects = (
  query: Query,
  after: readonly (string | number | null)[] | undefined,
  limit: number,
): Promise<SqlRow[]> =>
  query(
    `SELECT e.urn, e.type, a.* FROM entity e CROSS JOIN LATERAL (
       SELECT * FROM aspect WHERE entity_id = e.id ${after ? 'AND (e.urn > $2 OR (aspect, version) > ($3, $4))' : ''}
       ORDER BY aspect, version LIMIT $1
     ) a ${after ? 'WHERE e.urn >= $2' : ''} ORDER BY e.urn, a.aspect, a.version LIMIT $1`,
    [limit, ...(after ?? [])],
  );

/** Changes rows of a table; the caller has begun a transaction. */
export async function applyCopied(
  query: Query,
  table: CopiedTable,
  { removed, put }: RowChanges,
): Promise<void> {
  if (table.name === 'model') {
    if (removed.length > 0) await query('UPDATE meta SET model = NULL');
    for (const [, description = null] of put) await query('UPDATE meta SET model = $1', [description]);
    return;
  }
  if (removed.length > 0) await remove(query, table, removed);
  if (put.length === 0) return;
  if (table === aspectTable) await putAspects(query, put);
  else await putRows(query, table, put);
}

async function putRows(query: Query, table: CopiedTable, put: readonly CopiedRow[]): Promise<void> {
  const { columns, key } = table;
  const update = columns
    .filter((column) => !key.includes(column))
    .map((column) => `"${column}" = excluded."${column}"`)
    .join(', ');
  await query(
    `INSERT INTO ${placeOf(table)} (${quoted(columns)}) OVERRIDING SYSTEM VALUE
     SELECT * FROM unnest(${arraysOf(table, columns)}) ON CONFLICT (${quoted(key)}) DO UPDATE SET ${update}`,
    byColumn(columns, put),
  );
}

/** The rows of a statement as an array for each column. */
const byColumn = (columns: readonly string[], rows: readonly CopiedRow[]): Parameter[] =>
  columns.map((_, place) => rows.map((row) => row[place] ?? null));

const arraysOf = (table: CopiedTable, columns: readonly string[]): string =>
  columns.map((column, i) => `$${i + 1}::${typeOf(table, column)}[]`).join(', ');

async function remove(query: Query, table: CopiedTable, rows: readonly CopiedRow[]): Promise<void> {
  const { key } = table;
  const gone = `unnest(${arraysOf(table, key)}) AS gone (${quoted(key)})`;
  const keys = byColumn(
    key,
    rows.map((row) => keyOf(table, row)),
  );
  if (table === aspectTable) {
    await query(
      `DELETE FROM aspect a USING entity e, ${gone}
       WHERE e.urn = gone.urn AND a.entity_id = e.id AND a.aspect = gone.aspect AND a.version = gone.version`,
      keys,
    );
    return;
  }
  const same = key.map((name) => `t."${name}" = gone."${name}"`).join(' AND ');
  await query(`DELETE FROM ${placeOf(table)} t USING ${gone} WHERE ${same}`, keys);
}

async function putAspects(query: Query, rows: readonly CopiedRow[]): Promise<void> {
  const { columns } = aspectTable;
  const [urnAt, typeAt] = [columns.indexOf('urn'), columns.indexOf('type')];
  const types = new Map(rows.map((row) => [row[urnAt] ?? null, row[typeAt] ?? null]));
  await query(
    `INSERT INTO entity (urn, type) SELECT * FROM unnest($1::text[], $2::text[]) ON CONFLICT (urn) DO NOTHING`,
    [[...types.keys()], [...types.values()]],
  );
  const own = columns.filter((column) => column !== 'urn' && column !== 'type');
  const update = own.map((column) => `${column} = excluded.${column}`).join(', ');
  await query(
    `INSERT INTO aspect (entity_id, ${own.join(', ')})
     SELECT e.id, ${own.map((column) => `n.${column}`).join(', ')}
     FROM unnest(${arraysOf(aspectTable, columns)}) AS n (${columns.join(', ')}) JOIN entity e ON e.urn = n.urn
     ON CONFLICT (entity_id, aspect, version) DO UPDATE SET ${update}`,
    byColumn(columns, rows),
  );
}
