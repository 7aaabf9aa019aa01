import type { DailyCoverage, DailySearchCount, FailedWrite, Store } from '@colophon/catalogue';
import type { EncodedChanges } from '@colophon/store-sql';
import { setConsumer } from './changes.ts';
import { setCoverage } from './coverage.ts';
import { explainFault } from './explain-fault.ts';
import { addFailedWrites } from './failed-writes.ts';
import { rollBack } from './migrations/migrate.ts';
import type { Applied } from './search/columns.ts';
import { addSearchCounts, removeSearchCounts } from './search-counts.ts';
import type { SqlDatabase } from './sql.ts';
import type { Statements } from './statements.ts';
import { applyChanges } from './transaction.ts';

/** What writes to the file: by one connection alone, each in a transaction. */
export interface StoreWrites {
  /** Commits change sets together. */
  commit(decided: readonly EncodedChanges[]): readonly Applied[];
  addFailedWrites(traceId: string, failures: readonly FailedWrite[]): void;
  addSearchCounts(counts: readonly DailySearchCount[]): void;
  removeSearchCounts(before: string): void;
  setCoverage(coverage: DailyCoverage): void;
  setConsumer(name: string, next: number | undefined): void;
  writeModel(model: Parameters<Store['writeModel']>[0]): void;
  dropProjections(): void;
  checkWritable(): void;
}

/** @param atEnd Called at the end of each transaction that changes what searches find. */
export function createWrites(
  database: SqlDatabase,
  statement: Statements,
  atEnd: (isLogged: boolean) => void = () => {},
): StoreWrites {
  /** In one go, without a pause: reads may share the connection, and would see what may yet be rolled back. */
  function inTransaction<T>(work: () => T): T {
    try {
      statement('BEGIN IMMEDIATE').run();
      const result = work();
      statement('COMMIT').run();
      return result;
    } catch (error) {
      rollBack(database);
      throw explainFault(error);
    }
  }

  return {
    commit: (decided) =>
      inTransaction(() => {
        const applied = decided.map((changes) => applyChanges(statement, changes));
        atEnd(decided.some(({ log }) => log.length > 0));
        return applied;
      }),

    addFailedWrites: (traceId, failures) => addFailedWrites(statement, traceId, failures),
    addSearchCounts: (counts) => inTransaction(() => addSearchCounts(statement, counts)),
    removeSearchCounts: (before) => removeSearchCounts(statement, before),
    setCoverage: (coverage) => inTransaction(() => setCoverage(statement, coverage)),
    setConsumer: (name, next) => setConsumer(statement, name, next),
    writeModel: (model) => statement('INSERT OR REPLACE INTO model VALUES (1, ?)').run(JSON.stringify(model)),

    dropProjections: () =>
      inTransaction(() => {
        statement('DELETE FROM edge').run();
        statement('DELETE FROM search_value').run();
        statement("INSERT INTO search_text (search_text) VALUES ('delete-all')").run();
        statement('UPDATE entity SET document = NULL, removed = NULL').run();
        atEnd(false);
      }),

    // It's never visible, since there is no pause between the two commits.
    checkWritable() {
      inTransaction(() => setConsumer(statement, probe, 0));
      setConsumer(statement, probe, undefined);
    },
  };
}

/** Name of a consumer that is there only while it is found out whether the disk takes writes: of several pages. */
const probe = `colophon.probe.${'x'.repeat(64 * 1024)}`;
