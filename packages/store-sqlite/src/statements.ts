import type { SqlDatabase, SqlStatement } from './sql.ts';

/** Prepares each statement once and keeps it. */
export type Statements = (sql: string) => SqlStatement;

export function createStatements(database: SqlDatabase): Statements {
  const prepared = new Map<string, SqlStatement>();
  return (sql) => {
    let statement = prepared.get(sql);
    if (!statement) {
      statement = database.prepare(sql);
      prepared.set(sql, statement);
    }
    return statement;
  };
}
