import type { Store } from '@colophon/catalogue';
import { aggregatePoints } from '@colophon/catalogue/for-stores';
import { parseStored, toAspectRead, toLogEntry } from '@colophon/store-sql';
import { changes, consumer, logHead } from './changes.ts';
import { coverageHistory, coverageMeasuredAt } from './coverage.ts';
import { edgesOf, relationships } from './edges.ts';
import { failedWrites } from './failed-writes.ts';
import { inSteps } from './in-steps.ts';
import { entityStates, walkLineage } from './lineage.ts';
import { createMaintenanceReads } from './maintenance.ts';
import { aspects, aspectsOf, countAspect, history } from './reading.ts';
import { scrollEdges } from './scroll-edges.ts';
import type { Columns } from './search/columns.ts';
import { browseGroups, search } from './search.ts';
import { searchStatistics } from './search-counts.ts';
import type { Statements } from './statements.ts';
import { timeseries, timeseriesUrns } from './timeseries.ts';
import { createReader, selectAspect } from './transaction.ts';

/** What changes the store, copies it, waits for a change, or ends it. */
type Writing =
  | 'write'
  | 'addFailedWrites'
  | 'addSearchCounts'
  | 'removeSearchCounts'
  | 'setCoverage'
  | 'setConsumer'
  | 'writeModel'
  | 'dropProjections'
  | 'checkWritable'
  | 'waitForChanges'
  | 'changedSince'
  | 'backup'
  | 'lead'
  | 'rebuildIndex'
  | 'utilisation'
  | 'close';
/** The reads of a store, over one connection. */
export type StoreReads = Omit<Store, Writing>;

/**
 * @param columns What searches keep in memory; they follow the commits that the connection sees.
 * @param commits Counts the commits that came between the steps of a read.
 */
export function createReads(statement: Statements, columns: Columns, commits: () => number): StoreReads {
  const reader = createReader(statement);
  const reads: StoreReads = {
    ...createMaintenanceReads(statement),

    async aspect({ urn, aspect }, version) {
      // A bare parameter might decide whether the index of the runs, which holds version 0 alone, can be used: SQLite
      // would compile the query again for each value, which takes five times as long as the query.
      const ofVersion = `${selectAspect} AND aspect = ? AND version = CAST(? AS INTEGER)`;
      const row = statement(ofVersion).get(urn, aspect, version);
      return row && toAspectRead(row);
    },

    async aspects(urn, names, options) {
      return aspects(statement, urn, names, options?.budget);
    },

    async aspectsOf(urns, names, options) {
      return aspectsOf(statement, urns, names, options?.budget);
    },

    async history(key, start, count, options) {
      return history(statement, key, start, count, options?.budget);
    },

    async countAspect(aspect, urnPattern) {
      return countAspect(statement, aspect, urnPattern);
    },

    async timeseries(query) {
      return timeseries(statement, query);
    },

    async timeseriesUrns(entityType, aspect, limit, after) {
      return timeseriesUrns(statement, entityType, aspect, limit, after);
    },

    // In SQL it would need the rules of windows, filters and texts once more, and a value is parsed in either case.
    aggregateTimeseries: (query) => aggregatePoints(reads, query),

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
      return inSteps(commits, walk, 'walkLineage', (pace) => walkLineage(statement, walk, pace));
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

    async changes(query) {
      return changes(statement, query);
    },

    async failedWrites(traceId) {
      return failedWrites(statement, traceId);
    },

    async searchStatistics(query) {
      return searchStatistics(statement, query);
    },

    async coverageMeasuredAt() {
      return coverageMeasuredAt(statement);
    },

    async coverageHistory(query) {
      return coverageHistory(statement, query);
    },

    async consumer(name) {
      return consumer(statement, name);
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
  };
  return reads;
}
