import type {
  AspectKey,
  LatestAspect,
  Leadership,
  QueryBounds,
  SearchDocument,
  Store,
} from '@colophon/catalogue';
import { aggregatePoints, createPace } from '@colophon/catalogue/for-stores';
import {
  createSeenDocuments,
  parseStored,
  toAspectRead,
  toDocument,
  toLatestAspect,
} from '@colophon/store-sql';
import { changes, consumer, logHead, readLog, setConsumer } from './changes.ts';
import { type Connections, openConnections, type PostgresSettings } from './connection/connections.ts';
import { explainStart } from './connection/explain-start.ts';
import type { Query } from './connection/query.ts';
import { coverageHistory, coverageMeasuredAt, setCoverage } from './coverage.ts';
import { edgesOf, relationships } from './edges.ts';
import { addFailedWrites, failedWrites } from './failed-writes.ts';
import { lead } from './lead.ts';
import { entityStates, walkLineage } from './lineage.ts';
import { createMaintenanceReads } from './maintenance.ts';
import { openNews } from './news.ts';
import { prepareTables } from './prepare-tables.ts';
import { aspects, aspectsOf, countAspect, history, selectAspect } from './reading.ts';
import {
  type DatabaseRead,
  openReplica,
  type Replica,
  type ReplicaSettings,
  type ReplicaStatus,
} from './replica/open-replica.ts';
import { scrollEdges } from './scroll-edges.ts';
import { KnownFields } from './search/fields.ts';
import { browseGroups, search } from './search/search.ts';
import { addSearchCounts, removeSearchCounts, searchStatistics } from './search-counts.ts';
import { timeseries, timeseriesUrns } from './timeseries.ts';
import { type BoundChanges, bindChanges } from './write/change-set.ts';
import { CollisionError } from './write/collision.ts';
import type { Position } from './write/position.ts';
import { type ReadSet, trackReads } from './write/read-set.ts';
import { openWriter } from './write/writer.ts';

export interface PostgresStoreSettings extends PostgresSettings {
  /** True opens a copy, finished or not, that goes on to be one: `copy/`. Default: the first store to open it ends that. */
  readonly isCopyTarget?: boolean | undefined;
  /** Default: the database itself answers everything. */
  readonly replica?: ReplicaSettings | undefined;
}

export interface PostgresStore extends Store {
  /** Of a store that has one. */
  readonly replica?: ReplicaStatus;
}

type Work = Parameters<Store['write']>[0];

/**
 * A store in one PostgreSQL database, which any number of processes may use. It creates its tables in an empty database.
 *
 * @throws DatabaseError when the database cannot be reached or used, or holds tables of a later version of Colophon or of
 * another program.
 */
export async function openPostgresStore({
  isCopyTarget,
  replica,
  ...settings
}: PostgresStoreSettings): Promise<PostgresStore> {
  const connections = openConnections(settings);
  try {
    await prepareTables(connections, isCopyTarget);
    const opened = replica && (await openReplica(replica, connections, settings));
    return createPostgresStore(connections, settings, opened);
  } catch (error) {
    await connections.close();
    throw explainStart(error, settings.url);
  }
}

/** A store over connections to a database that has its tables. */
export function createPostgresStore(
  connections: Connections,
  { settleMs }: Pick<PostgresSettings, 'settleMs'> = {},
  replica?: Replica,
): PostgresStore {
  const { read, bounded } = connections;
  const writer = openWriter(connections, settleMs);
  const news = openNews(connections);
  const fields = new KnownFields();
  /** The write under way in this process; the next one waits for it. */
  let last: Promise<unknown> = Promise.resolve();

  const latest = async (keys: readonly AspectKey[]): Promise<readonly LatestAspect[]> =>
    readLatest(read, keys);
  const documents = async (urns: readonly string[]): Promise<readonly SearchDocument[]> =>
    readDocuments(read, urns);

  /** Runs a read, whose answer says up to where it is complete, on the replica if that can answer it. */
  async function answer<T>(bounds: QueryBounds, method: string, work: DatabaseRead<T>): Promise<T> {
    const read = await replica?.read(bounds, method, work);
    return read ? read.answer : work(bounded(bounds, method), fields);
  }

  /** Runs the work once. With the turn held, nobody else commits until it has ended. */
  async function attempt<T>(work: Work, leadership: Leadership | undefined, hasTurn: boolean): Promise<T> {
    const start = await writer.position(hasTurn);
    const decided: BoundChanges[] = [];
    const { reads, readSet } = trackReads({
      latest,
      documents,
      aspects: store.aspects,
      olderVersions: store.olderVersions,
      aspectKeys: store.aspectKeys,
      edges: store.edges,
      // By the primary alone, of which a commit finds out what has changed since.
      search: (query) => search(bounded(query, 'search'), fields, query),
      countPoints: store.countPoints,
    });
    const seen = createSeenDocuments(reads.documents);
    let value: unknown;
    try {
      value = await work({
        ...reads,
        documents: seen.read,
        asOf: start.head,
        apply: async (applied) => void decided.push(await bindChanges(seen, applied)),
      });
    } catch (error) {
      // What the work found wrong may have been half of one state and half of another.
      await ensureUnchanged(start, readSet);
      throw error;
    }
    if (decided.length > 0) {
      // A fault of the commit says itself what became of it: to look for changes here might find its own.
      await writer.commit(decided, start, readSet, leadership);
      news.committed();
    } else await ensureUnchanged(start, readSet);
    return value as T;
  }

  /** @throws CollisionError when another process has changed what was read. */
  async function ensureUnchanged(start: Position, readSet: ReadSet): Promise<void> {
    if (await writer.hasCollided(start, readSet)) throw new CollisionError('Another process was faster');
  }

  async function run<T>(work: Work, leadership: Leadership | undefined): Promise<T> {
    for (let tries = 0; ; tries++) {
      // Who collided twice waits for its turn before it reads, and cannot collide again.
      const hasTurn = tries >= 2;
      try {
        return await attempt<T>(work, leadership, hasTurn);
      } catch (error) {
        if (!(error instanceof CollisionError) || hasTurn) throw error;
      } finally {
        if (hasTurn) await writer.release();
      }
    }
  }

  /** Runs a write after those that were asked for before: they share one connection. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = last.then(work);
    // Whether this one fails is its caller's business; the next one only waits.
    last = result.catch(() => undefined);
    return result;
  }

  const store: PostgresStore = {
    ...createMaintenanceReads(read),
    ...(replica && { replica: replica.status }),

    write: <T>(work: Work, leadership?: Leadership) => inTurn(() => run<T>(work, leadership)),

    async aspect({ urn, aspect }, version) {
      const [row] = await read(`${selectAspect} AND aspect = $2 AND version = $3`, [urn, aspect, version]);
      return row && toAspectRead(row);
    },
    aspects: (urn, names, options) => aspects(bounded(options, 'aspects'), urn, names, options?.budget),
    aspectsOf: (urns, names, options) =>
      aspectsOf(bounded(options, 'aspectsOf'), urns, names, options?.budget),
    history: (key, start, count, options) =>
      history(bounded(options, 'history'), key, start, count, options?.budget),
    countAspect: (aspect, urnPattern, bounds) =>
      countAspect(bounded(bounds, 'countAspect'), aspect, urnPattern),
    entityStates: (urns, bounds) => entityStates(bounded(bounds, 'entityStates'), urns),

    timeseries: (query) => timeseries(bounded(query, 'timeseries'), query),
    timeseriesUrns: (entityType, aspect, limit, after, bounds) =>
      timeseriesUrns(bounded(bounds, 'timeseriesUrns'), entityType, aspect, limit, after),
    aggregateTimeseries: (query) => aggregatePoints(store, query),

    search: (asked) => answer(asked, 'search', (query, known) => search(query, known, asked)),
    groups: (asked, place) =>
      answer(asked, 'groups', (query, known) => browseGroups(query, known, asked, place)),
    async document(urn) {
      const [document] = await documents([urn]);
      return document;
    },

    edges: (urn, direction, bounds) => edgesOf(bounded(bounds, 'edges'), urn, direction),
    relationships: (asked) => answer(asked, 'relationships', (query) => relationships(query, asked)),
    scrollEdges: (asked) => answer(asked, 'scrollEdges', (query) => scrollEdges(query, asked)),
    walkLineage: (walk) =>
      answer(walk, 'walkLineage', (query) => walkLineage(query, walk, createPace(walk, 'walkLineage'))),

    log: (from, limit) => readLog(read, from, limit),
    logHead: () => logHead(read),
    changes: (query) => changes(read, query),
    changedSince: (offset) => news.changedSince(offset),
    waitForChanges: (after, waiting) => news.wait(after, waiting),
    consumer: (name) => consumer(read, name),
    setConsumer: (name, next, leadership) =>
      inTurn(() => writer.run((query) => setConsumer(query, name, next), leadership)),

    addFailedWrites: (traceId, failures) =>
      inTurn(() => writer.run((query) => addFailedWrites(query, traceId, failures))),
    failedWrites: (traceId) => failedWrites(read, traceId),

    addSearchCounts: (counts) => inTurn(() => writer.run((query) => addSearchCounts(query, counts))),
    removeSearchCounts: (before) => inTurn(() => writer.run((query) => removeSearchCounts(query, before))),
    searchStatistics: (query) => searchStatistics(read, query),

    setCoverage: (coverage) => inTurn(() => writer.run((query) => setCoverage(query, coverage))),
    coverageMeasuredAt: () => coverageMeasuredAt(read),
    coverageHistory: (query) => coverageHistory(read, query),

    async holdsAspect(aspect) {
      const [row] = await read(
        `SELECT EXISTS (SELECT 1 FROM aspect WHERE aspect = $1) OR EXISTS (SELECT 1 FROM timeseries WHERE aspect = $1) AS held`,
        [aspect],
      );
      return Boolean(row?.held);
    },

    async readModel() {
      const [row] = await read('SELECT model FROM meta');
      return row?.model ? parseStored(row.model) : undefined;
    },
    writeModel: (model) =>
      inTurn(() => writer.run((query) => query('UPDATE meta SET model = $1', [JSON.stringify(model)]))),

    dropProjections: () => inTurn(() => writer.dropProjections()),
    checkWritable: () => inTurn(() => writer.checkWritable()),
    backup: async () => undefined,
    lead: (name, work, ended) => lead(connections, name, work, ended),

    utilisation: connections.utilisation,

    async close() {
      await last;
      await news.close();
      await replica?.close();
      await writer.close();
      await connections.close();
    },
  };
  return store;
}

async function readLatest(query: Query, keys: readonly AspectKey[]): Promise<readonly LatestAspect[]> {
  if (keys.length === 0) return [];
  const rows = await query(
    `SELECT aspect.*, urn, type AS entity_type
     FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS k (key_urn, key_aspect, place)
     JOIN entity ON urn = key_urn JOIN aspect ON entity_id = id AND aspect = key_aspect AND version = 0 ORDER BY place`,
    [keys.map(({ urn }) => urn), keys.map(({ aspect }) => aspect)],
  );
  return rows.map(toLatestAspect);
}

async function readDocuments(query: Query, urns: readonly string[]): Promise<readonly SearchDocument[]> {
  if (urns.length === 0) return [];
  const rows = await query(
    `SELECT entity.* FROM unnest($1::text[]) WITH ORDINALITY AS k (key_urn, place)
     JOIN entity ON urn = key_urn WHERE document IS NOT NULL ORDER BY place`,
    [[...urns]],
  );
  return rows.map(toDocument);
}
