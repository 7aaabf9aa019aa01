import type { DatabaseSync } from 'node:sqlite';
import type { SqlDatabase, SqlRow } from './sql.ts';
import { createTermTable, textFunctions } from './sql-functions.ts';

/** The database as the store uses it. */
export function adapt(database: DatabaseSync): SqlDatabase {
  for (const [name, work] of Object.entries(textFunctions))
    database.function(name, { deterministic: true }, (text) => work(String(text)));
  database.exec(createTermTable);
  return {
    exec: (sql) => database.exec(sql),
    prepare(sql) {
      const statement = database.prepare(sql);
      return {
        // Not `run`, which reads the last row id too, and fails on those that full-text tables assign inside.
        run: (...parameters) => void statement.all(...parameters),
        get: (...parameters) => statement.get(...parameters) as SqlRow | undefined,
        all: (...parameters) => statement.all(...parameters) as SqlRow[],
        iterate: (...parameters) => statement.iterate(...parameters) as Iterable<SqlRow>,
      };
    },
    close: () => database.close(),
  };
}
