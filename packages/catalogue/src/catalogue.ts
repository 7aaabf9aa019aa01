import type { Registry } from '@colophon/schema';
import { GuardedOperations } from './access/guarded-operations.ts';
import { createChanges } from './changes/changes.ts';
import { createHealthCheck } from './check-health.ts';
import type { SealSecret } from './effects/effect.ts';
import { withoutHidden } from './effects/hidden-properties.ts';
import { CatalogueError } from './errors.ts';
import { jsonDifference } from './history/json-difference.ts';
import { existingUrns, readEntities } from './history/reading.ts';
import type { CatalogueLoad, Instruments, QueuedQuery } from './instruments.ts';
import { lineage, lineagePath } from './lineage/lineage.ts';
import { resolveLineage } from './lineage/resolve-lineage.ts';
import { searchLineage } from './lineage/search-lineage.ts';
import { createMaintenance } from './maintenance/maintenance.ts';
import type { Operations } from './operations.ts';
import type { AspectKey } from './ports/aspects.ts';
import type { Store } from './ports/store.ts';
import { unknownActor } from './proposal.ts';
import type { QueryBounds } from './query-bounds.ts';
import { createSearches } from './search/searches.ts';
import type { AroundCommand } from './session/command.ts';
import type { RequestContext } from './session/request-context.ts';
import { Session, type SessionOptions } from './session/session.ts';
import { readTimeline } from './timeline/timeline.ts';
import { readStats, timeseriesAspect } from './timeseries/read-stats.ts';
import { readTimeseries } from './timeseries/read-timeseries.ts';
import { scrollTimeseries } from './timeseries/scroll-timeseries.ts';
import { parseUrnPattern } from './urn-pattern.ts';
import { sharedValidator } from './validate/validator.ts';
import { createWorkQueue } from './work-queue.ts';
import { checkProposal, keyOf, parseEntityUrn, rejectUnknownFields } from './write/check-proposal.ts';
import { proposeAsync } from './write/propose-async.ts';
import { createWriter, type OnCommitted } from './write/writer.ts';

export interface CatalogueOptions {
  readonly registry: Registry;
  readonly store: Store;
  /** Milliseconds since the epoch. Default `Date.now`. */
  readonly now?: () => number;
  /** Runs around each command of each session. Default: nothing does. */
  readonly aroundCommand?: AroundCommand;
  /** Encrypts the values of secrets. Default: they are stored as they are sent. */
  readonly sealSecret?: SealSecret | undefined;
  /**
   * Called with everything that a transaction has written, before any of its writes is answered. What it throws, they
   * answer, and still they are written.
   */
  readonly onCommitted?: OnCommitted | undefined;
  /** For metrics and traces. Default: none. */
  readonly instruments?: Instruments | undefined;
}

export interface Catalogue extends Operations {
  /** The catalogue as the principal of a request may use it. Each interface serves a request with a session of its own. */
  as(context: RequestContext, options?: SessionOptions): Session;
  /** How much it has to do now. */
  load(): CatalogueLoad;
  close(): Promise<void>;
}

/** Default of `limit` in {@link Operations.timeseries}. */
export const defaultTimeseriesLimit = 10_000;

/** Queries that run at the same time, each a slice in turn. */
const maxRunningQueries = 4;
/** Most queries that wait for their turn. */
export const maxWaitingQueries = 256;

/** Puts a catalogue together over a store. */
export function createCatalogue({
  registry,
  store,
  now = Date.now,
  aroundCommand,
  sealSecret,
  onCommitted,
  instruments,
}: CatalogueOptions): Catalogue {
  const validator = sharedValidator();
  const writer = createWriter({ registry, store, validator, now, sealSecret, onCommitted, instruments });

  function versionedAspect(urn: string, aspectName: string): AspectKey {
    const { entity } = parseEntityUrn(registry, urn);
    const aspect = registry.aspectOf(entity.name, aspectName);
    if (!aspect)
      throw new CatalogueError('UNKNOWN_ASPECT', `aspect: ${aspectName} is not an aspect of ${entity.name}`);
    return { urn, aspect: aspect.name };
  }

  const searches = createSearches(registry, store);
  const queries = createWorkQueue({ maxRunning: maxRunningQueries, maxWaiting: maxWaitingQueries });

  const { aroundQuery } = instruments ?? {};
  function queued<T>(name: QueuedQuery, work: () => Promise<T>, bounds?: QueryBounds): Promise<T> {
    const run = () => queries.run(work, bounds);
    return aroundQuery ? aroundQuery(name, run) : run();
  }

  const operations: Operations = {
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

    async entity(urn, aspectNames, options = {}) {
      const { entity, parts } = parseEntityUrn(registry, urn);
      const rows = await store.aspects(urn, aspectNames, options);
      options.budget?.check(rows.at(-1));
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

    async history(urn, aspectName, start, count, options) {
      return store.history(versionedAspect(urn, aspectName), start, count, options);
    },

    timeline: (query) => readTimeline(registry, store, query),

    async difference(urn, aspectName, from, to) {
      const key = versionedAspect(urn, aspectName);
      const [before, after] = await Promise.all([store.aspect(key, from), store.aspect(key, to)]);
      return before && after && jsonDifference(before.value, after.value);
    },

    countAspect: (aspectName, urnLike, bounds) =>
      store.countAspect(aspectName, urnLike === undefined ? undefined : parseUrnPattern(urnLike), bounds),

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
    search: (query) => queued('search', () => searches.search(query), query),
    scroll: (query, cursor) => queued('scroll', () => searches.scroll(query, cursor), query),
    autocomplete: (query, field) => queued('autocomplete', () => searches.autocomplete(query, field), query),
    browse: (query, path) => queued('browse', () => searches.browse(query, path), query),
    edges: (urn, direction) => store.edges(urn, direction),

    async relationships(query) {
      parseEntityUrn(registry, query.urn);
      return store.relationships(query);
    },

    scrollEdges: (query) => store.scrollEdges(query),

    async lineage(query) {
      return queued('lineage', () => lineage(store, resolveLineage(registry, query)), query);
    },

    async searchLineage(query) {
      // Within one turn of the queue: a search that waited for another could wait for ever.
      const work = () => searchLineage(store, searches.search, resolveLineage(registry, query));
      return queued('searchLineage', work, query);
    },

    async lineagePath(from, to, direction, bounds) {
      for (const urn of [from, to]) parseEntityUrn(registry, urn);
      return queued('lineagePath', () => lineagePath(store, from, to, direction, bounds), bounds);
    },

    coverageHistory: (query) => store.coverageHistory(query),
    log: (fromOffset, limit) => store.log(fromOffset, limit),
    changes: createChanges(store),
    logHead: () => store.logHead(),
    checkHealth: createHealthCheck(store),
  };
  return {
    ...operations,
    as(context, options) {
      const access = options?.access;
      const own = access ? new GuardedOperations(operations, access, context.principal) : operations;
      return new Session(own, context, options, aroundCommand);
    },
    load() {
      const { running, waiting } = queries.load();
      return {
        pendingProposals: writer.pendingProposals(),
        runningQueries: running,
        waitingQueries: waiting,
      };
    },
    close: () => store.close(),
  };
}
