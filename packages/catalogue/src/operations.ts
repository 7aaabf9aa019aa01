import type { Registry } from '@colophon/schema';
import type { GuardedOptions } from './access/write-guard.ts';
import type { Changes } from './changes/changes.ts';
import type { PatchStep } from './history/json-difference.ts';
import type { EntityView } from './history/reading.ts';
import type {
  LineageBounds,
  LineageDirection,
  LineagePage,
  LineageQuery,
  LineageSearch,
  LineageSearchPage,
} from './lineage/query.ts';
import type { Maintenance } from './maintenance/maintenance.ts';
import type { AspectHistory } from './ports/aspect-store.ts';
import type { AspectRead } from './ports/aspects.ts';
import type { LogEntry } from './ports/change-log.ts';
import type { CoverageHistory, CoverageQuery } from './ports/coverage.ts';
import type { Edge } from './ports/graph-index.ts';
import type { TimeseriesRow } from './ports/timeseries-store.ts';
import type { ChangeProposal, ProposeOptions, WriteReceipt } from './proposal.ts';
import type { QueryBounds } from './query-bounds.ts';
import type { ReadOptions } from './read-budget.ts';
import type { RelationshipDirection, RelationshipPage, RelationshipQuery } from './relationships/query.ts';
import type { EdgePage, EdgeScroll } from './relationships/scroll.ts';
import type { Searches } from './search/searches.ts';
import type { TimelineEntry, TimelineQuery } from './timeline/timeline.ts';
import type { StatsTable, TimeseriesRead, TimeseriesScroll, TimeseriesStats } from './timeseries/query.ts';
import type { TimeseriesPage } from './timeseries/scroll-timeseries.ts';

/** What a catalogue does, for callers of every kind; {@link Session} does it for a principal. */
export interface Operations extends Searches, Maintenance {
  readonly registry: Registry;
  /**
   * Applies proposals: all of them, durably, before the promise is fulfilled, or none.
   *
   * @throws CatalogueError that lists every proposal rejected, with its place in the list.
   */
  propose(
    proposals: readonly ChangeProposal[],
    actor?: string,
    options?: GuardedOptions,
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
    options?: GuardedOptions,
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
  /**
   * How many entities have the aspect.
   *
   * @param urnLike Only those whose URN is like this, as `parseUrnPattern` reads it.
   */
  countAspect(aspectName: string, urnLike?: string, bounds?: QueryBounds): Promise<number>;
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
  /** How much of the catalogue, or of a group, was covered on the days of a period. */
  coverageHistory(query: CoverageQuery): Promise<CoverageHistory>;
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
}

/** What a session asks of the catalogue. */
export type SessionOperations = Omit<Operations, 'edges' | 'lineagePath' | 'log'>;
