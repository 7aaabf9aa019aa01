import type { Registry } from '@colophon/schema';
import { type Changes, createChanges } from './changes/changes.ts';
import { createHealthCheck } from './check-health.ts';
import { withoutHidden } from './effects/hidden-properties.ts';
import { CatalogueError } from './errors.ts';
import { jsonDifference, type PatchStep } from './history/json-difference.ts';
import { type EntityView, existingUrns, readEntities } from './history/reading.ts';
import { lineage, lineagePath } from './lineage/lineage.ts';
import type {
  LineageBounds,
  LineageDirection,
  LineagePage,
  LineageQuery,
  LineageSearch,
  LineageSearchPage,
} from './lineage/query.ts';
import { resolveLineage } from './lineage/resolve-lineage.ts';
import { searchLineage } from './lineage/search-lineage.ts';
import { createMaintenance, type Maintenance } from './maintenance/maintenance.ts';
import type { AspectHistory } from './ports/aspect-store.ts';
import type { AspectKey, AspectRead } from './ports/aspects.ts';
import type { LogEntry } from './ports/change-log.ts';
import type { Edge } from './ports/graph-index.ts';
import type { Store } from './ports/store.ts';
import type { TimeseriesRow } from './ports/timeseries-store.ts';
import { type ChangeProposal, type ProposeOptions, unknownActor, type WriteReceipt } from './proposal.ts';
import type { ReadOptions } from './read-budget.ts';
import type { RelationshipDirection, RelationshipPage, RelationshipQuery } from './relationships/query.ts';
import type { EdgePage, EdgeScroll } from './relationships/scroll.ts';
import { createSearches, type Searches } from './search/searches.ts';
import { readTimeline, type TimelineEntry, type TimelineQuery } from './timeline/timeline.ts';
import type { StatsTable, TimeseriesRead, TimeseriesScroll, TimeseriesStats } from './timeseries/query.ts';
import { readStats, timeseriesAspect } from './timeseries/read-stats.ts';
import { readTimeseries } from './timeseries/read-timeseries.ts';
import { scrollTimeseries, type TimeseriesPage } from './timeseries/scroll-timeseries.ts';
import { createValidator } from './validate/validator.ts';
import { createWorkQueue } from './work-queue.ts';
import { checkProposal, keyOf, parseEntityUrn, rejectUnknownFields } from './write/check-proposal.ts';
import { proposeAsync } from './write/propose-async.ts';
import { createWriter } from './write/writer.ts';

export interface CatalogueOptions {
  readonly registry: Registry;
  readonly store: Store;
  /** Milliseconds since the epoch. Default `Date.now`. */
  readonly now?: () => number;
}

export interface Catalogue extends Searches, Maintenance {
  readonly registry: Registry;
  /**
   * Applies proposals: all of them, durably, before the promise is fulfilled, or none.
   *
   * @throws CatalogueError that lists every proposal rejected, with its place in the list.
   */
  propose(
    proposals: readonly ChangeProposal[],
    actor?: string,
    options?: ProposeOptions,
  ): Promise<WriteReceipt>;
  /**
   * Applies proposals under the id of a trace, by which {@link Maintenance.writeStates} says what became of each. They are
   * durable when the promise is fulfilled; a condition that does not hold rejects its proposal alone and is only reported
   * there.
   *
   * @param traceId As `createTraceId` makes it, before the call.
   * @throws CatalogueError as `propose`, for everything but conditions.
   */
  proposeAsync(
    proposals: readonly ChangeProposal[],
    traceId: string,
    actor?: string,
    options?: ProposeOptions,
  ): Promise<WriteReceipt>;
  /**
   * Validates a proposal against the model, without writing anything.
   *
   * @throws CatalogueError when it would be rejected whatever is stored.
   */
  check(proposal: ChangeProposal, options?: ProposeOptions): void;
  /** One version of a versioned aspect; 0, the default, is the latest. */
  aspect(
    urn: string,
    aspectName: string,
    version?: number,
    options?: ReadOptions,
  ): Promise<AspectRead | undefined>;
  /** The entity of any well-formed URN of a known type; one that was never written has no aspects. */
  entity(urn: string, aspectNames?: readonly string[], options?: ReadOptions): Promise<EntityView>;
  /** The same of many entities, in the order of the list. */
  entities(
    urns: readonly string[],
    aspectNames?: readonly string[],
    options?: ReadOptions,
  ): Promise<readonly EntityView[]>;
  /** The URNs whose entities exist; including soft-deleted ones by default. */
  existing(
    urns: readonly string[],
    includeRemoved?: boolean,
    options?: ReadOptions,
  ): Promise<readonly string[]>;
  /** The versions of an aspect that are kept, newest first; fewer than the count when the budget is spent. */
  history(
    urn: string,
    aspectName: string,
    start: number,
    count: number,
    options?: ReadOptions,
  ): Promise<AspectHistory>;
  /** What changed about an entity, oldest first, each time with a semantic version. */
  timeline(query: TimelineQuery): Promise<readonly TimelineEntry[]>;
  /** The patch from one version of an aspect to another; undefined if either does not exist. */
  difference(
    urn: string,
    aspectName: string,
    from: number,
    to: number,
  ): Promise<readonly PatchStep[] | undefined>;
  /** How many entities have the aspect; of those whose URN is like the pattern of `%` and `_`, when one is given. */
  countAspect(aspectName: string, urnLike?: string): Promise<number>;
  /** Values of a time-series aspect. */
  timeseries(query: TimeseriesRead): Promise<readonly TimeseriesRow[]>;
  /** Time-series values of all entities of a type, page by page. */
  scrollTimeseries(query: TimeseriesScroll): Promise<TimeseriesPage>;
  /** A table of aggregated time-series values. */
  timeseriesStats(query: TimeseriesStats): Promise<StatsTable>;
  edges(urn: string, direction: RelationshipDirection): Promise<readonly Edge[]>;
  /** The relationships of one entity on one side, a page of them and how many there are. */
  relationships(query: RelationshipQuery): Promise<RelationshipPage>;
  /** The edges of the whole graph, page by page. */
  scrollEdges(query: EdgeScroll): Promise<EdgePage>;
  /** The entities upstream or downstream of one over any number of hops, nearest first, with the way to each. */
  lineage(query: LineageQuery): Promise<LineagePage>;
  /** Searches the entities upstream or downstream of an entity. */
  searchLineage(query: LineageSearch): Promise<LineageSearchPage>;
  /** One of the shortest ways along lineage, both ends included; undefined when none leads there. */
  lineagePath(
    from: string,
    to: string,
    direction: LineageDirection,
    bounds?: LineageBounds,
  ): Promise<readonly string[] | undefined>;
  log(fromOffset: number, limit: number): Promise<readonly LogEntry[]>;
  /** The same log, for readers that follow it. */
  readonly changes: Changes;
  /** Offset of the latest log entry; 0 when the log is empty. */
  logHead(): Promise<number>;
  /**
   * Finds out whether writes would succeed now.
   *
   * @throws StoreError that says why they would not.
   */
  checkHealth(): Promise<void>;
  close(): Promise<void>;
}

/** Default of `limit` in {@link Catalogue.timeseries}. */
export const defaultTimeseriesLimit = 10_000;

/** Queries that run at the same time, each a slice in turn. */
const maxRunningQueries = 4;
/** Most queries that wait for their turn. */
export const maxWaitingQueries = 256;

/** Puts a catalogue together over a store. */
export function createCatalogue({ registry, store, now = Date.now }: CatalogueOptions): Catalogue {
  const validator = createValidator();
  const writer = createWriter({ registry, store, validator, now });

  function versionedAspect(urn: string, aspectName: string): AspectKey {
    const { entity } = parseEntityUrn(registry, urn);
    const aspect = registry.aspectOf(entity.name, aspectName);
    if (!aspect)
      throw new CatalogueError('UNKNOWN_ASPECT', `aspect: ${aspectName} is not an aspect of ${entity.name}`);
    return { urn, aspect: aspect.name };
  }

  const searches = createSearches(registry, store);
  const queries = createWorkQueue({ maxRunning: maxRunningQueries, maxWaiting: maxWaitingQueries });

  return {
    ...createMaintenance({ registry, store, validator, writer, now }),
    registry,

    propose: (proposals, actor = unknownActor, options) => writer.propose(proposals, actor, options),
    proposeAsync: (proposals, traceId, actor = unknownActor, options) =>
      proposeAsync({ writer, store }, proposals, traceId, actor, options),

    check(proposal, { unknownFields: policy = 'reject' } = {}) {
      const { aspect, unknownFields = [] } = checkProposal(registry, validator, proposal);
      if (policy === 'reject') rejectUnknownFields(aspect, unknownFields);
    },

    async aspect(urn, aspectName, version = 0, { budget } = {}) {
      const key = versionedAspect(urn, aspectName);
      const row = await store.aspect(key, version);
      if (!row) return undefined;
      budget?.spend(row.json.length);
      budget?.check(key);
      return (await withoutHidden(store, [row]))[0];
    },

    async entity(urn, aspectNames, { budget } = {}) {
      const { entity, parts } = parseEntityUrn(registry, urn);
      const rows = await store.aspects(urn, aspectNames, budget);
      budget?.check(rows.at(-1));
      return {
        urn,
        entityType: entity.name,
        key: { name: entity.key.name, value: keyOf(entity, parts) },
        aspects: await withoutHidden(store, rows),
      };
    },

    entities: (urns, aspectNames, options) => readEntities(registry, store, urns, aspectNames, options),
    existing: (urns, includeRemoved = true, options = {}) =>
      existingUrns(registry, store, urns, includeRemoved, options),

    async history(urn, aspectName, start, count, { budget } = {}) {
      return store.history(versionedAspect(urn, aspectName), start, count, budget);
    },

    timeline: (query) => readTimeline(registry, store, query),

    async difference(urn, aspectName, from, to) {
      const key = versionedAspect(urn, aspectName);
      const [before, after] = await Promise.all([store.aspect(key, from), store.aspect(key, to)]);
      return before && after && jsonDifference(before.value, after.value);
    },

    countAspect: (aspectName, urnLike) => store.countAspect(aspectName, urnLike),

    async timeseries({ limit = defaultTimeseriesLimit, ...query }) {
      return readTimeseries(store, { ...query, ...versionedAspect(query.urn, query.aspect), limit });
    },

    async scrollTimeseries(query) {
      const { entityType } = timeseriesAspect(registry, query);
      return scrollTimeseries(store, { ...query, entityType });
    },

    async timeseriesStats(query) {
      const { entityType, aspect } = timeseriesAspect(registry, query);
      return readStats(store, aspect, { ...query, entityType });
    },

    ...searches,
    search: (query) => queries.run(() => searches.search(query), query.signal),
    scroll: (query, cursor) => queries.run(() => searches.scroll(query, cursor), query.signal),
    autocomplete: (query, field) => queries.run(() => searches.autocomplete(query, field), query.signal),
    browse: (query, path) => queries.run(() => searches.browse(query, path), query.signal),
    edges: (urn, direction) => store.edges(urn, direction),

    async relationships(query) {
      parseEntityUrn(registry, query.urn);
      return store.relationships(query);
    },

    scrollEdges: (query) => store.scrollEdges(query),

    async lineage(query) {
      return queries.run(() => lineage(store, resolveLineage(registry, query)), query.signal);
    },

    async searchLineage(query) {
      // Within one turn of the queue: a search that waited for another could wait for ever.
      const work = () => searchLineage(store, searches.search, resolveLineage(registry, query));
      return queries.run(work, query.signal);
    },

    async lineagePath(from, to, direction, bounds) {
      for (const urn of [from, to]) parseEntityUrn(registry, urn);
      return queries.run(() => lineagePath(store, from, to, direction, bounds), bounds?.signal);
    },

    log: (fromOffset, limit) => store.log(fromOffset, limit),
    changes: createChanges(store),
    logHead: () => store.logHead(),
    checkHealth: createHealthCheck(store),
    close: () => store.close(),
  };
}
