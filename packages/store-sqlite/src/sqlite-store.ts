import { aggregatePoints, type ChangeSet, type Store } from '@colophon/catalogue';
import { changes, consumer, logHead, setConsumer } from './changes.ts';
import { createCommitSignal } from './commit-signal.ts';
import { edgesOf, relationships } from './edges.ts';
import { explainFault } from './explain-fault.ts';
import { addFailedWrites, failedWrites } from './failed-writes.ts';
import { inSteps } from './in-steps.ts';
import { entityStates, walkLineage } from './lineage.ts';
import { createMaintenance } from './maintenance.ts';
import { rollBack } from './migrations/migrate.ts';
import type { MigrationProgress } from './migrations/migration.ts';
import { prepareTables } from './migrations/prepare-tables.ts';
import { aspects, aspectsOf, countAspect, history } from './reading.ts';
import { toAspectRead, toLogEntry } from './rows.ts';
import { scrollEdges } from './scroll-edges.ts';
import { Columns } from './search/columns.ts';
import { browseGroups, search } from './search.ts';
import type { SqlDatabase } from './sql.ts';
import { createStatements, type Statements } from './statements.ts';
import { parseStored } from './stored-json.ts';
import { timeseries, timeseriesUrns } from './timeseries.ts';
import { applyChanges, createReader, selectAspect } from './transaction.ts';

export interface SqliteStoreOptions {
  /** Told of each migration of an older file, and of each of its steps. */
  readonly onMigration?: (progress: MigrationProgress) => void;
}

/**
 * A store in one SQLite database. It creates its tables in an empty database, and upgrades those of an earlier version.
 *
 * @throws DatabaseError when the database holds tables of a later version of Colophon, or of another program.
 */
export function createSqliteStore(database: SqlDatabase, { onMigration }: SqliteStoreOptions = {}): Store {
  try {
    prepareTables(database, onMigration);
    database.claim?.();
  } catch (error) {
    throw explainFault(error);
  }
  const statement = createStatements(database);
  const reader = createReader(statement);
  const columns = new Columns(statement);
  const commitSignal = createCommitSignal(() => logHead(statement));
  /** Offset of the latest log entry, counted from the first write on: nobody else writes. */
  let head: number | undefined;
  /** How many writes there were since the start. */
  let commits = 0;

  /**
   * In one go, without a pause: reads share the connection, and one that came in between would see what may yet be
   * rolled back.
   */
  function commit(decided: readonly ChangeSet[]): void {
    if (decided.length === 0) return;
    commits++;
    try {
      statement('BEGIN IMMEDIATE').run();
      const applied = decided.map((changes) => applyChanges(statement, changes));
      statement('COMMIT').run();
      for (const { deleted, written } of applied) {
        for (const id of deleted) columns.forget(id);
        for (const { id, change } of written) columns.apply(id, change);
      }
    } catch (error) {
      rollBack(database);
      head = undefined;
      throw explainFault(error);
    }
    if (head !== undefined) for (const { log } of decided) head += log.length;
    commitSignal.committed();
  }

  /** The write under way; the next one waits for it. */
  let last: Promise<unknown> = Promise.resolve();

  const store: Store = {
    ...createMaintenance(statement, columns, () => last),

    write(work) {
      const result = last.then(async () => {
        const decided: ChangeSet[] = [];
        head ??= logHead(statement);
        const value = await work({
          ...reader,
          asOf: head,
          aspects: store.aspects,
          olderVersions: store.olderVersions,
          aspectKeys: store.aspectKeys,
          edges: store.edges,
          search: store.search,
          countPoints: store.countPoints,
          apply: async (changes) => void decided.push(changes),
        });
        commit(decided);
        return value;
      });
      // Whether this one fails is its caller's business; the next one only waits.
      last = result.catch(() => undefined);
      return result;
    },

    async aspect({ urn, aspect }, version) {
      // A bare parameter might decide whether the index of the runs, which holds version 0 alone, can be used: SQLite
      // would compile the query again for each value, which takes five times as long as the query.
      const ofVersion = `${selectAspect} AND aspect = ? AND version = CAST(? AS INTEGER)`;
      const row = statement(ofVersion).get(urn, aspect, version);
      return row && toAspectRead(row);
    },

    async aspects(urn, names, budget) {
      return aspects(statement, urn, names, budget);
    },

    async aspectsOf(urns, names, budget) {
      return aspectsOf(statement, urns, names, budget);
    },

    async history(key, start, count, budget) {
      return history(statement, key, start, count, budget);
    },

    async countAspect(aspect, urnLike) {
      return countAspect(statement, aspect, urnLike);
    },

    async timeseries(query) {
      return timeseries(statement, query);
    },

    async timeseriesUrns(entityType, aspect, limit, after) {
      return timeseriesUrns(statement, entityType, aspect, limit, after);
    },

    // In SQL it would need the rules of windows, filters and texts once more, and a value is parsed in either case.
    aggregateTimeseries: (query) => aggregatePoints(store, query),

    async search(query) {
      return search(statement, columns, query);
    },

    async groups(query, place) {
      return browseGroups(statement, columns, query, place);
    },

    async document(urn) {
      const [document] = await reader.documents([urn]);
      return document;
    },

    async edges(urn, direction) {
      return edgesOf(statement, urn, direction);
    },

    async relationships(query) {
      return relationships(statement, query);
    },

    async scrollEdges(query) {
      return scrollEdges(statement, query);
    },

    async walkLineage(walk) {
      // Any write may change the numbers on the way.
      return inSteps(
        () => commits,
        walk.signal,
        (pace) => walkLineage(statement, walk, pace),
      );
    },

    async entityStates(urns) {
      return entityStates(statement, urns);
    },

    async log(fromOffset, limit) {
      return statement('SELECT * FROM log WHERE log_offset >= ? ORDER BY log_offset LIMIT ?')
        .all(fromOffset, limit)
        .map(toLogEntry);
    },

    async logHead() {
      return logHead(statement);
    },

    waitForChanges: (after, waiting) => commitSignal.wait(after, waiting),

    async changes(query) {
      return changes(statement, query);
    },

    async addFailedWrites(traceId, failures) {
      await last;
      addFailedWrites(statement, traceId, failures);
    },

    async failedWrites(traceId) {
      return failedWrites(statement, traceId);
    },

    async consumer(name) {
      return consumer(statement, name);
    },

    async setConsumer(name, next) {
      await last;
      setConsumer(statement, name, next);
    },

    async holdsAspect(aspect) {
      const row = statement(
        `SELECT EXISTS (SELECT 1 FROM aspect WHERE aspect = ?) OR EXISTS (SELECT 1 FROM timeseries WHERE aspect = ?) AS held`,
      ).get(aspect, aspect);
      return row?.held === 1;
    },

    async readModel() {
      const row = statement('SELECT description FROM model').get();
      return row && parseStored(row.description);
    },

    async writeModel(model) {
      await last;
      statement('INSERT OR REPLACE INTO model VALUES (1, ?)').run(JSON.stringify(model));
    },

    async checkWritable() {
      await last;
      try {
        checkWritable(statement);
      } catch (error) {
        rollBack(database);
        throw explainFault(error);
      }
    },

    async close() {
      await last;
      database.close();
    },
  };
  return store;
}

/** Name of a consumer that is there only while it is found out whether the disk takes writes: of several pages. */
const probe = `colophon.probe.${'x'.repeat(64 * 1024)}`;

/** It's never visible, since there is no pause between the two commits. */
function checkWritable(statement: Statements): void {
  statement('BEGIN IMMEDIATE').run();
  setConsumer(statement, probe, 0);
  statement('COMMIT').run();
  setConsumer(statement, probe, undefined);
}
