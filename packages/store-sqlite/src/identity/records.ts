import { identityTables, recordCodec } from '@colophon/store-sql/identity';
import type { SqlValue } from '../sql.ts';
import type { Statements } from '../statements.ts';

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
  table: keyof typeof identityTables,
): RecordTable<Value> {
  const { names, toRow, fromRow } = recordCodec<Value>(identityTables[table]);
  const columns = names.join(', ');
  return {
    insert(record, orElse) {
      const places = names.map(() => '?').join(', ');
      statement(`INSERT ${orElse ?? ''} INTO ${table} (${columns}) VALUES (${places})`).run(...toRow(record));
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
