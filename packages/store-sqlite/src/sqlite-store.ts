import type { Store } from '@colophon/catalogue';
import { createLocalLeaders } from '@colophon/catalogue/for-stores';
import { createSeenDocuments, type EncodedChanges, encodeChanges } from '@colophon/store-sql';
import { logHead } from './changes.ts';
import { createCommitSignal } from './commit-signal.ts';
import { endCopy } from './copy/marker.ts';
import { explainFault } from './explain-fault.ts';
import type { MigrationProgress } from './migrations/migration.ts';
import { prepareTables } from './migrations/prepare-tables.ts';
import { createReads } from './reads.ts';
import { createRecentChanges } from './recent-changes.ts';
import { Columns } from './search/columns.ts';
import type { SqlDatabase } from './sql.ts';
import { createStatements } from './statements.ts';
import { createReader, readDocuments, transactionReads } from './transaction.ts';
import { createWrites } from './writes.ts';

export interface SqliteStoreOptions {
  /** Told of each migration of an older file, and of each of its steps. */
  readonly onMigration?: (progress: MigrationProgress) => void;
  /** True opens a copy, finished or not, that goes on to be one: `copy/`. Default: the first store to open it ends that. */
  readonly isCopyTarget?: boolean;
}

/**
 * A store in one SQLite database, over one connection and in one thread. It creates its tables in an empty database, and
 * upgrades those of an earlier version.
 *
 * @throws DatabaseError when the database holds tables of a later version of Colophon, or of another program.
 */
export function createSqliteStore(
  database: SqlDatabase,
  { onMigration, isCopyTarget }: SqliteStoreOptions = {},
): Store {
  claimTables(database, onMigration, isCopyTarget);
  const statement = createStatements(database);
  const reader = createReader(statement);
  const columns = new Columns(statement);
  const writes = createWrites(database, statement);
  const commitSignal = createCommitSignal(() => logHead(statement));
  const recentChanges = createRecentChanges(() => logHead(statement));
  /** Offset of the latest log entry, counted from the first write on: nobody else writes. */
  let head: number | undefined;
  /** How many writes there were since the start. */
  let commits = 0;
  const leaders = createLocalLeaders();
  /** The write under way; the next one waits for it. */
  let last: Promise<unknown> = Promise.resolve();

  const store: Store = {
    ...createReads(statement, columns, () => commits),

    write(work, leadership) {
      const result = last.then(async () => {
        const decided: EncodedChanges[] = [];
        const seen = createSeenDocuments((urns) => readDocuments(statement, urns));
        head ??= logHead(statement);
        const value = await work({
          ...reader,
          documents: seen.read,
          ...transactionReads(store),
          asOf: head,
          apply: async (changes) => void decided.push(await encodeChanges(await seen.deltaOf(changes))),
        });
        leaders.ensure(leadership);
        if (decided.length > 0) {
          commits++;
          const before = head;
          head = undefined;
          try {
            columns.follow(writes.commit(decided));
          } catch (error) {
            recentChanges.lose();
            throw error;
          }
          head = decided.reduce((offset, { log }) => offset + log.length, before);
          recentChanges.committed(decided, before);
          commitSignal.committed();
        }
        return value;
      });
      // Whether this one fails is its caller's business; the next one only waits.
      last = result.catch(() => undefined);
      return result;
    },

    waitForChanges: (after, waiting) => commitSignal.wait(after, waiting),

    changedSince: async (offset) => recentChanges.since(offset),

    async addFailedWrites(traceId, failures) {
      await last;
      writes.addFailedWrites(traceId, failures);
    },

    async addSearchCounts(counts) {
      await last;
      writes.addSearchCounts(counts);
    },

    async removeSearchCounts(before) {
      await last;
      writes.removeSearchCounts(before);
    },

    async setCoverage(coverage) {
      await last;
      writes.setCoverage(coverage);
    },

    async setConsumer(name, next, leadership) {
      await last;
      leaders.ensure(leadership);
      writes.setConsumer(name, next);
    },

    async writeModel(model) {
      await last;
      writes.writeModel(model);
    },

    async dropProjections() {
      await last;
      writes.dropProjections();
      columns.clear();
    },

    async checkWritable() {
      await last;
      writes.checkWritable();
    },

    backup: async (options) => database.backup?.(options),

    // A database is of one process alone.
    lead: leaders.lead,

    async close() {
      await last;
      database.close();
    },
  };
  return store;
}

/** Prepares the tables of a file, and marks it as in use when they are right. */
export function claimTables(
  database: SqlDatabase,
  onMigration?: (progress: MigrationProgress) => void,
  isCopyTarget = false,
): void {
  try {
    prepareTables(database, onMigration);
    if (!isCopyTarget) endCopy(database);
    database.claim?.();
  } catch (error) {
    throw explainFault(error);
  }
}
