import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Store } from '@colophon/catalogue';
import { createLocalLeaders } from '@colophon/catalogue/for-stores';
import { createSeenDocuments, type EncodedChanges, encodeChanges } from '@colophon/store-sql';
import { logHead } from './changes.ts';
import { createCommitSignal } from './commit-signal.ts';
import { databaseFileName, openDatabase } from './node-database.ts';
import { createReads, type StoreReads } from './reads.ts';
import { createRecentChanges } from './recent-changes.ts';
import { Columns } from './search/columns.ts';
import { claimTables, type SqliteStoreOptions } from './sqlite-store.ts';
import { createStatements } from './statements.ts';
import type { Committed } from './threads/answer-writes.ts';
import type { CommitNotice } from './threads/messages.ts';
import { createQueryPool, type OnRan } from './threads/query-pool.ts';
import { startThread } from './threads/runner.ts';
import { aspectsOneByOne, historyInSlices } from './threads/served-reads.ts';
import type { SharedThreads } from './threads/shared-threads.ts';
import { ownSlots } from './threads/slots.ts';
import { Thread } from './threads/thread.ts';
import { createReader, readDocuments, transactionReads } from './transaction.ts';

export interface ThreadedStoreOptions extends SqliteStoreOptions {
  /** Threads that run queries. Default: one for each core that is available, at most 4. */
  readonly workers?: number | undefined;
  /** Longest time that a query runs to which its caller gives no deadline, in milliseconds. Default 30,000. */
  readonly deadlineMs?: number | undefined;
  /** Called, in the context of its caller, with when a thread ran a query or a write. By default, nobody asks. */
  readonly onRan?: OnRan | undefined;
  /** Threads that other stores use, too. Default: the store has its own. */
  readonly threads?: SharedThreads | undefined;
  /** The module that a thread for queries runs. For tests. */
  readonly queryScript?: URL;
}

/** Most threads for queries by default: each keeps the values that searches compare in memory. */
const maxDefaultWorkers = 4;
/** Longest time that a query runs by default, in milliseconds. */
export const defaultQueryDeadlineMs = 30_000;
export const defaultQueryWorkers = (): number => Math.min(availableParallelism(), maxDefaultWorkers);

const writeScript = new URL('./threads/write-thread.ts', import.meta.url);

/** Most rows or entities that are read in the thread that serves; longer reads go to a thread for queries. */
const maxServed = 50;

/** The reads that never stay in the thread that serves. */
const queries = [
  'countAspect',
  'timeseriesUrns',
  'aggregateTimeseries',
  'search',
  'groups',
  'edges',
  'relationships',
  'scrollEdges',
  'walkLineage',
  'changes',
  'countRows',
  'countPoints',
  'olderVersions',
  'aspectKeys',
  'runs',
  'writtenBy',
  'pointsOfRun',
  'searchStatistics',
  'coverageHistory',
] as const satisfies readonly (keyof StoreReads)[];

/**
 * Opens the database of a data folder as `openDatabase` does, with a thread that writes and others for queries. Short
 * reads are answered in the calling thread; what was acknowledged is seen by the next read in any of them.
 *
 * @throws DataFolderError when the folder cannot be used, DatabaseError when its database cannot.
 */
export function openThreadedStore(
  dataFolder: string,
  {
    workers = defaultQueryWorkers(),
    deadlineMs = defaultQueryDeadlineMs,
    onMigration,
    onRan,
    threads,
    queryScript = new URL('./threads/query-thread.ts', import.meta.url),
  }: ThreadedStoreOptions = {},
): Store {
  const database = openDatabase(dataFolder);
  try {
    claimTables(database, onMigration);
  } catch (error) {
    database.close();
    throw error;
  }
  // It reads single rows from now on, whose pages are in the cache of the system.
  database.exec('PRAGMA cache_size = -8192');
  const path = join(dataFolder, databaseFileName);
  const statement = createStatements(database);
  const reader = createReader(statement);
  const reads = createReads(statement, new Columns(statement), () => 0);
  const commitSignal = createCommitSignal(() => logHead(statement));
  const recentChanges = createRecentChanges(() => logHead(statement));
  const pool = createQueryPool({
    slots: threads?.slotsOf(path) ?? ownSlots(path, workers, queryScript),
    deadlineMs,
    onRan,
  });
  let isClosed = false;
  let writer = startWriter();
  const leaders = createLocalLeaders();
  /** The write under way; the next one waits for it. */
  let last: Promise<unknown> = Promise.resolve();

  function startWriter(): Thread {
    const thread = new Thread(threads?.writerOf(path) ?? startThread(writeScript, path), () => {
      // One that cannot even start would not start the next time: its error is that of each write.
      if (isClosed || !thread.isStarted) return;
      // It may have committed what nobody was told of: the threads for queries start again, from what is there.
      pool.restart();
      recentChanges.lose();
      writer = startWriter();
    });
    return thread;
  }

  async function write<T>(name: string, ...parameters: readonly unknown[]): Promise<T> {
    const { value, times } = await writer.call({ name, parameters, ...(onRan && { isTimed: true }) });
    if (times) onRan?.(name, times);
    return value as T;
  }

  async function commit(decided: readonly EncodedChanges[], headBefore: number): Promise<void> {
    const { sequence, ids } = await write<Committed>('commit', decided).catch((error) => {
      // The thread may have ended between the commit and its answer.
      recentChanges.lose();
      throw error;
    });
    // Before the write is acknowledged: a query that comes after it meets columns that have followed.
    const notice: CommitNotice = { kind: 'commit', sequence, applied: ids.map(appliedOf(decided)) };
    pool.notify(notice);
    recentChanges.committed(decided, headBefore);
    commitSignal.committed();
  }

  /** Runs a read in one of the threads for queries, under its name. */
  const query =
    <Name extends keyof StoreReads>(name: Name) =>
    (...parameters: Parameters<StoreReads[Name]>): ReturnType<StoreReads[Name]> =>
      pool.run(name, parameters) as ReturnType<StoreReads[Name]>;

  const store: Store = {
    ...reads,
    ...(Object.fromEntries(queries.map((name) => [name, query(name)])) as Pick<
      StoreReads,
      (typeof queries)[number]
    >),

    aspectsOf: aspectsOneByOne(reads),
    history: historyInSlices((key, start, count, options) =>
      (start + count <= maxServed ? reads.history : query('history'))(key, start, count, options),
    ),
    timeseries: (wanted) => (wanted.limit <= maxServed ? reads.timeseries : query('timeseries'))(wanted),
    log: (from, limit) => (limit <= maxServed ? reads.log : query('log'))(from, limit),
    entityStates: (urns, bounds) =>
      (urns.length <= maxServed ? reads.entityStates : query('entityStates'))(urns, bounds),

    write(work, leadership) {
      const result = last.then(async () => {
        const decided: EncodedChanges[] = [];
        const seen = createSeenDocuments((urns) => readDocuments(statement, urns));
        const asOf = logHead(statement);
        // No other write comes in between, and the last one is visible here: nothing needs to be locked for these reads.
        const value = await work({
          ...reader,
          documents: seen.read,
          ...transactionReads(store),
          // A write asks for the few entities of a kind, by how their URNs begin: no thread has to start for that.
          aspectKeys: reads.aspectKeys,
          asOf,
          apply: async (changes) => void decided.push(await encodeChanges(await seen.deltaOf(changes))),
        });
        leaders.ensure(leadership);
        if (decided.length > 0) await commit(decided, asOf);
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
      await write('addFailedWrites', traceId, failures);
    },

    async addSearchCounts(counts) {
      await last;
      await write('addSearchCounts', counts);
    },

    async removeSearchCounts(before) {
      await last;
      await write('removeSearchCounts', before);
    },

    async setCoverage(coverage) {
      await last;
      await write('setCoverage', coverage);
    },

    async setConsumer(name, next, leadership) {
      await last;
      leaders.ensure(leadership);
      await write('setConsumer', name, next);
    },

    async writeModel(model) {
      await last;
      await write('writeModel', model);
    },

    async dropProjections() {
      await last;
      pool.notify({ kind: 'commit', sequence: await write('dropProjections') });
    },

    async checkWritable() {
      await last;
      await write('checkWritable');
    },

    backup: (options) => database.backup(options),

    // A data folder is of one process alone.
    lead: leaders.lead,

    utilisation: pool.utilisation,

    async close() {
      await last;
      isClosed = true;
      await pool.close();
      try {
        await write('close');
        await writer.terminate(new Error('The store is closed'));
      } finally {
        database.close();
      }
    },
  };
  return store;
}

/** What a change set did to the columns: the numbers come from the thread that wrote, and the values are here. */
const appliedOf =
  (decided: readonly EncodedChanges[]) =>
  ({ deleted, written }: Committed['ids'][number], place: number) => ({
    deleted,
    written: (decided[place]?.documents ?? []).map(
      ({ entityType, removed, removedValues, addedValues }, i) => ({
        id: written[i] ?? 0,
        change: { entityType, removed, removedValues, addedValues },
      }),
    ),
  });
