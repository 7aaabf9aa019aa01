import type { JsonObject } from '@colophon/schema';
import type { ChangesPage, ChangesQuery } from './changes/query.ts';
import type { EntityState, LineageDirection, LineageReach, LineageWalk } from './lineage/query.ts';
import type { Deletion, Expiry, StoreMaintenance } from './maintenance-ports.ts';
import type { AuditStamp, ChangeType, SystemMetadata } from './proposal.ts';
import type { ReadBudget } from './read-budget.ts';
import type { RelationshipDirection, RelationshipPage, RelationshipQuery } from './relationships/query.ts';
import type { EdgePage, EdgeScroll } from './relationships/scroll.ts';
import type { BrowseGroup, GroupQuery } from './search/browse.ts';
import type { SearchPage } from './search/query.ts';
import type { ResolvedQuery } from './search/resolved-query.ts';
import type { TextWeight } from './search/text-weights.ts';
import type { TimeseriesPosition } from './timeseries/query.ts';

/** Names one aspect of one entity. */
export interface AspectKey {
  readonly urn: string;
  readonly aspect: string;
}

/** One stored value of an aspect. */
export interface AspectRow extends AspectKey {
  readonly entityType: string;
  /** 0 is the latest; 1 is the first there ever was, and they count up. Those that retention dropped are missing. */
  readonly version: number;
  readonly value: JsonObject;
  readonly systemMetadata: SystemMetadata;
  /** When and by whom the value was written. */
  readonly created: AuditStamp;
}

/** One value of an aspect as it is read: for a reader that passes it on, nothing is parsed and printed again. */
export interface AspectRead extends AspectRow {
  /** `value` as JSON text. */
  readonly json: string;
}

/** The latest value of an aspect, with what a writer needs to replace it. */
export interface LatestAspect extends AspectRow {
  readonly version: 0;
  /** The highest version number that the history has assigned; 0 when there is none. */
  readonly lastVersion: number;
}

/** A directed edge of the relationship graph. */
export interface Edge {
  readonly source: string;
  /** Entity that carries the aspect, where that is not the source: an edge between columns is in their dataset. */
  readonly owner?: string;
  /** Aspect from which the edge was read. */
  readonly aspect: string;
  readonly type: string;
  readonly destination: string;
  /** On which side of the source the destination is, when the edge is part of lineage. */
  readonly lineage?: LineageDirection;
  /** What the aspect says about the edge: who created it and when, and what it passes through. */
  readonly properties?: JsonObject;
}

export type SearchValue = string | number | boolean;
/** Search fields by name; every field may have several values. */
export type SearchFields = Readonly<Record<string, readonly SearchValue[]>>;

/** What search knows of one entity. */
export interface SearchDocument {
  readonly urn: string;
  readonly entityType: string;
  /** Fields by the aspect that they come from, so that a changed aspect replaces its own and no others. */
  readonly fieldsByAspect: Readonly<Record<string, SearchFields>>;
  /** True when the entity is soft-deleted. */
  readonly removed: boolean;
}

/** What a full-text query looks through, made from the fields: by the weight that a match in it has. */
export interface SearchTexts extends Readonly<Record<TextWeight, string>> {
  /** Every name of the entity as one word each, made by `foldName`. A query for just this name finds it first. */
  readonly whole: string;
}

/** A value that filters and facets use, as text: well-formed, and at most `maxFilterLength` characters long. */
export type FieldValue = readonly [field: string, value: string];

/** What a group of proposals changes in the search document of an entity. */
export interface DocumentChange {
  readonly after: SearchDocument;
  /** Values that the index of filters had from the document before. */
  readonly removedValues: readonly FieldValue[];
  /** Values that are new to the index of filters. */
  readonly addedValues: readonly FieldValue[];
  /** The full text; absent when it is as it was. */
  readonly texts?: SearchTexts;
}

/** One change, as it was applied. Offsets rise, and are assigned in the order of the commits. */
export interface LogEntry {
  readonly offset: number;
  readonly urn: string;
  readonly entityType: string;
  readonly aspect: string;
  readonly changeType: ChangeType;
  /** The value after the change; absent after a deletion. */
  readonly value: JsonObject | undefined;
  readonly previousValue: JsonObject | undefined;
  readonly systemMetadata: SystemMetadata;
  readonly created: AuditStamp;
}

/** One value of a time-series aspect. The five naming fields are its identity: writing them again replaces it. */
export interface TimeseriesRow extends AspectKey {
  readonly entityType: string;
  /** Milliseconds since the epoch. */
  readonly timestampMillis: number;
  readonly partition: string;
  /** Event granularity and message id, as text; empty when the value has none. */
  readonly discriminator: string;
  readonly value: JsonObject;
  readonly systemMetadata: SystemMetadata;
}

/** So many failed writes are kept at least, the latest. */
export const maxFailedWrites = 10_000;

/** Everything that one group of proposals changes. A store keeps all of it or none. */
export interface ChangeSet {
  /** What is removed first. */
  readonly deletions?: readonly Deletion[];
  /** Older versions that go at the end. */
  readonly expired?: readonly Expiry[];
  /** New values; each replaces version 0. */
  readonly latest: readonly LatestAspect[];
  /** Earlier values by their version in the history. */
  readonly history: readonly AspectRow[];
  readonly timeseries: readonly TimeseriesRow[];
  /** In the order in which they were applied. */
  readonly log: readonly Omit<LogEntry, 'offset'>[];
  readonly documents: readonly DocumentChange[];
  /** The whole list of edges of an aspect; it replaces the list that was there. */
  readonly edges: readonly { readonly key: AspectKey; readonly edges: readonly Edge[] }[];
}

export interface WriteTransaction {
  /** The latest value of each aspect that exists. */
  latest(keys: readonly AspectKey[]): Promise<readonly LatestAspect[]>;
  /** The search document of each entity that exists. */
  documents(urns: readonly string[]): Promise<readonly SearchDocument[]>;
  /** Notes what is to change. It is written, and seen by anyone, when the work has ended without a fault. */
  apply(changes: ChangeSet): Promise<void>;
}

export interface TimeseriesQuery extends AspectKey {
  readonly startTimeMillis?: number;
  readonly endTimeMillis?: number;
  /** By time; newest first when absent. */
  readonly order?: 'ASCENDING' | 'DESCENDING';
  /** Points behind this one in the order. */
  readonly after?: TimeseriesPosition;
  readonly limit: number;
  readonly budget?: ReadBudget;
}

/** A write that was acknowledged and could not be done after all. */
export interface FailedWrite extends AspectKey {
  /** The expected and the actual value. */
  readonly message: string;
}

/** A page of the versions of an aspect, newest first, and how many there are. */
export interface AspectHistory {
  readonly total: number;
  readonly versions: readonly AspectRow[];
}

/**
 * Where a catalogue keeps its data. Every implementation passes the store contract, `storeContract` in
 * `@colophon/catalogue/testing`.
 */
export interface Store extends StoreMaintenance {
  /**
   * Runs the work alone among writers and commits what it applied, durably, before the promise is fulfilled. When
   * the work throws, nothing of it is kept.
   */
  write<T>(work: (transaction: WriteTransaction) => Promise<T>): Promise<T>;

  /** One value of an aspect; version 0 is the latest. */
  aspect(key: AspectKey, version: number): Promise<AspectRead | undefined>;
  /** The latest values of an entity's aspects: of all, or of those named. Stops when the budget is spent. */
  aspects(urn: string, names?: readonly string[], budget?: ReadBudget): Promise<readonly AspectRow[]>;
  /** The same of many entities. */
  aspectsOf(
    urns: readonly string[],
    names?: readonly string[],
    budget?: ReadBudget,
  ): Promise<readonly AspectRow[]>;
  /**
   * The versions of an aspect that are kept: the latest, 0, and then from the highest number down. Stops when the budget
   * is spent.
   */
  history(key: AspectKey, start: number, count: number, budget?: ReadBudget): Promise<AspectHistory>;
  /** How many entities have the aspect; of those whose URN is like the pattern of `%` and `_`, when one is given. */
  countAspect(aspect: string, urnLike?: string): Promise<number>;
  /** Time-series values; those of one time by partition and discriminator. Stops when the budget is spent. */
  timeseries(query: TimeseriesQuery): Promise<readonly TimeseriesRow[]>;
  /** The entities of a type that have points of the aspect. */
  timeseriesUrns(entityType: string, aspect: string): Promise<readonly string[]>;

  search(query: ResolvedQuery): Promise<SearchPage>;
  /** The folders at a place of the browse tree, by name; of the entities that the query finds. */
  groups(query: ResolvedQuery, place: GroupQuery): Promise<readonly BrowseGroup[]>;
  document(urn: string): Promise<SearchDocument | undefined>;
  /** Edges that start at the URN (`outgoing`) or end there (`incoming`), ordered by type and URN. */
  edges(urn: string, direction: RelationshipDirection): Promise<readonly Edge[]>;
  /** Each relationship once, even if several aspects contain it; in an order that is stable while nothing is written. */
  relationships(query: RelationshipQuery): Promise<RelationshipPage>;
  /** Edges of the whole graph, each once, without skips or repeats while others are written. */
  scrollEdges(query: EdgeScroll): Promise<EdgePage>;
  /** What lineage reaches from an entity, breadth-first; the entity itself is not in it, though ways lead back to it. */
  walkLineage(walk: LineageWalk): Promise<LineageReach>;
  /** Of each entity that was written, whether it is there or soft-deleted; nothing of any other. */
  entityStates(urns: readonly string[]): Promise<ReadonlyMap<string, EntityState>>;
  /** Log entries from the offset on, at most `limit`. */
  log(fromOffset: number, limit: number): Promise<readonly LogEntry[]>;
  /** Offset of the latest log entry; 0 when the log is empty. */
  logHead(): Promise<number>;

  /** Log entries that match the filter, and where to continue. May scan only part of the log, and find no match in it. */
  changes(query: ChangesQuery): Promise<ChangesPage>;
  /** Keeps writes of one trace that failed. Those of the latest traces are kept, as many as {@link maxFailedWrites}. */
  addFailedWrites(traceId: string, failures: readonly FailedWrite[]): Promise<void>;
  /** The writes of a trace that failed, in the order in which they were added. */
  failedWrites(traceId: string): Promise<readonly FailedWrite[]>;

  /** The offset that was kept for a consumer of the log. */
  consumer(name: string): Promise<number | undefined>;
  /** Keeps an offset for a consumer, or forgets it. */
  setConsumer(name: string, next: number | undefined): Promise<void>;

  /** True when values of the aspect are stored, whatever their version. */
  holdsAspect(aspect: string): Promise<boolean>;
  /** The model by which the stored values were written, as it was given to `writeModel` last. */
  readModel(): Promise<JsonObject | undefined>;
  writeModel(model: JsonObject): Promise<void>;

  /**
   * Writes something and removes it again.
   *
   * @throws StoreError when a write would fail now: the disk is full, or gone.
   */
  checkWritable(): Promise<void>;

  close(): Promise<void>;
}
