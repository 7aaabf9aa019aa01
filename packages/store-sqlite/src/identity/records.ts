import type { SqlRow, SqlValue } from '../sql.ts';
import type { Statements } from '../statements.ts';

/** Fields of a record: their names are those of the columns. `boolean` and `json` say how SQLite's value is read. */
type Fields = Readonly<Record<string, 'value' | 'boolean' | 'json'>>;

/** A table whose columns are the fields of a record. */
export interface RecordTable<Value> {
  /** @param orElse What to do when its key is taken. Default: fail. */
  insert(record: Value, orElse?: 'OR REPLACE' | 'OR IGNORE'): void;
  /** The one record that a condition finds, such as `urn = ?`. */
  find(condition: string, ...parameters: SqlValue[]): Value | undefined;
  /** The records of the rest of a query, such as `WHERE owner = ? ORDER BY id LIMIT ?`. */
  list(rest: string, ...parameters: SqlValue[]): Value[];
  /** Removes what a condition finds; returns how many. */
  remove(condition: string, ...parameters: SqlValue[]): number;
}

export function recordTable<Value extends object>(
  statement: Statements,
  table: string,
  fields: Fields,
): RecordTable<Value> {
  const names = Object.keys(fields);
  const columns = names.join(', ');
  const toSql = (value: unknown, kind: string | undefined): SqlValue => {
    if (value === undefined) return null;
    if (kind === 'boolean') return value ? 1 : 0;
    return kind === 'json' ? JSON.stringify(value) : (value as SqlValue);
  };
  const fromRow = (row: SqlRow): Value => {
    const record: Record<string, unknown> = {};
    for (const [name, kind] of Object.entries(fields)) {
      const value = row[name];
      if (value === null || value === undefined) continue;
      if (kind === 'boolean') record[name] = value !== 0;
      else record[name] = kind === 'json' ? JSON.parse(String(value)) : value;
    }
    return record as Value;
  };
  return {
    insert(record, orElse) {
      const places = names.map(() => '?').join(', ');
      statement(`INSERT ${orElse ?? ''} INTO ${table} (${columns}) VALUES (${places})`).run(
        ...names.map((name) => toSql(record[name as keyof Value], fields[name])),
      );
    },
    find(condition, ...parameters) {
      const row = statement(`SELECT ${columns} FROM ${table} WHERE ${condition}`).get(...parameters);
      return row && fromRow(row);
    },
    list: (rest, ...parameters) =>
      statement(`SELECT ${columns} FROM ${table} ${rest}`)
        .all(...parameters)
        .map(fromRow),
    remove: (condition, ...parameters) =>
      statement(`DELETE FROM ${table} WHERE ${condition} RETURNING 1`).all(...parameters).length,
  };
}
