import { explainFault } from './explain-fault.ts';
import type { SqlDatabase, SqlRow, SqlStatement } from './sql.ts';

/** Most statements that are kept. Searches differ without end; everything else is a few dozen. */
const maxKept = 500;

/** Prepares each statement once and keeps it. Faults of the file are thrown as those of the store. */
export type Statements = (sql: string) => SqlStatement;

export function createStatements(database: SqlDatabase): Statements {
  const prepared = new Map<string, SqlStatement>();
  return (sql) => {
    let statement = prepared.get(sql);
    if (!statement) {
      statement = explaining(database, sql);
      if (prepared.size >= maxKept) prepared.clear();
      prepared.set(sql, statement);
    }
    return statement;
  };
}

function explaining(database: SqlDatabase, sql: string): SqlStatement {
  const statement = attempt(() => database.prepare(sql));
  return {
    run: (...parameters) => attempt(() => statement.run(...parameters)),
    get: (...parameters) => attempt(() => statement.get(...parameters)),
    all: (...parameters) => attempt(() => statement.all(...parameters)),
    iterate: (...parameters) => explainingRows(() => statement.iterate(...parameters)),
  };
}

function* explainingRows(start: () => Iterable<SqlRow>): Iterable<SqlRow> {
  try {
    yield* start();
  } catch (error) {
    throw explainFault(error);
  }
}

function attempt<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw explainFault(error);
  }
}
