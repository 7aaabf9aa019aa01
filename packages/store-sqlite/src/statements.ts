import type { SqlDatabase, SqlStatement } from './sql.ts';

/** Most statements that are kept. Searches differ without end; everything else is a few dozen. */
const maxKept = 500;

/** Prepares each statement once and keeps it. */
export type Statements = (sql: string) => SqlStatement;

export function createStatements(database: SqlDatabase): Statements {
  const prepared = new Map<string, SqlStatement>();
  return (sql) => {
    let statement = prepared.get(sql);
    if (!statement) {
      statement = database.prepare(sql);
      if (prepared.size >= maxKept) prepared.clear();
      prepared.set(sql, statement);
    }
    return statement;
  };
}
