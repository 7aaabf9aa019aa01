import { identityTables, recordCodec } from '@colophon/store-sql/identity';
import type { Parameter, Query } from '../connection/query.ts';
import { identitySchema } from './tables.ts';

/** A table whose columns are the fields of a record. Conditions have a question mark for each value. */
export interface RecordTable<Value> {
  /** @param orElse What to do when its key is taken. Default: fail. */
  insert(query: Query, record: Value, orElse?: 'replace' | 'ignore'): Promise<void>;
  /** The one record that a condition finds, such as `"urn" = ?`. */
  find(query: Query, condition: string, ...parameters: Parameter[]): Promise<Value | undefined>;
  /** The records of the rest of a query, such as `WHERE "owner" = ? ORDER BY "id" LIMIT ?`. */
  list(query: Query, rest: string, ...parameters: Parameter[]): Promise<Value[]>;
  /** Removes what a condition finds; returns how many. */
  remove(query: Query, condition: string, ...parameters: Parameter[]): Promise<number>;
}

/** @param key The column by which a record is replaced, where it may be. */
export function recordTable<Value extends object>(
  table: keyof typeof identityTables,
  key: string,
): RecordTable<Value> {
  const { names, toRow, fromRow } = recordCodec<Value>(identityTables[table]);
  const columns = names.map((name) => `"${name}"`).join(', ');
  const place = `${identitySchema}."${table}"`;
  const onConflict = {
    replace: `ON CONFLICT ("${key}") DO UPDATE SET ${names.map((name) => `"${name}" = excluded."${name}"`).join(', ')}`,
    ignore: 'ON CONFLICT DO NOTHING',
  };
  return {
    async insert(query, record, orElse) {
      const marks = names.map((_, i) => `$${i + 1}`).join(', ');
      const conflict = orElse ? onConflict[orElse] : '';
      await query(`INSERT INTO ${place} (${columns}) VALUES (${marks}) ${conflict}`, toRow(record));
    },
    async find(query, condition, ...parameters) {
      const [row] = await query(numbered(`SELECT ${columns} FROM ${place} WHERE ${condition}`), parameters);
      return row && fromRow(row);
    },
    list: async (query, rest, ...parameters) =>
      (await query(numbered(`SELECT ${columns} FROM ${place} ${rest}`), parameters)).map(fromRow),
    remove: async (query, condition, ...parameters) =>
      (await query(numbered(`DELETE FROM ${place} WHERE ${condition} RETURNING 1 AS one`), parameters))
        .length,
  };
}

/** A statement with PostgreSQL's marks in place of question marks, of which its texts have none. */
export function numbered(sql: string): string {
  let place = 0;
  return sql.replace(/\?/g, () => `$${++place}`);
}
