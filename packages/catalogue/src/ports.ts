import type { JsonObject } from '@colophon/schema';
import type { AuditStamp, ChangeType, SystemMetadata } from './proposal.ts';
import type { ResolvedQuery, SearchPage } from './search/query.ts';

/** Names one aspect of one entity. */
export interface AspectKey {
  readonly urn: string;
  readonly aspect: string;
}

/** One stored value of an aspect. */
export interface AspectRow extends AspectKey {
  readonly entityType: string;
  /** 0 is the latest; 1 is the oldest one kept, and they count up. */
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

/** The latest value of an aspect, with what a writer needs to go on from it. */
export interface LatestAspect extends AspectRow {
  readonly version: 0;
  /** The highest version number in the history; 0 when there is none. */
  readonly lastVersion: number;
}

/** A directed edge of the relationship graph, from the entity that carries the aspect. */
export interface Edge {
  readonly source: string;
  /** Aspect from which the edge was read. */
  readonly aspect: string;
  readonly type: string;
  readonly destination: string;
  /** What the aspect says of the edge: when and by whom it was made, through what it runs. */
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

/** What a full-text query looks through, made from the fields. */
export interface SearchTexts {
  /** What the entity is called: it weighs most. */
  readonly name: string;
  readonly text: string;
}

/** A value that filters and facets go by, as text: well-formed, and at most `maxFilterLength` characters long. */
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

/** One change, as it was applied. Offsets rise, and are given out in the order of the commits. */
export interface LogEntry {
  readonly offset: number;
  readonly urn: string;
  readonly entityType: string;
  readonly aspect: string;
  readonly changeType: ChangeType;
  readonly value: JsonObject;
  readonly previousValue: JsonObject | undefined;
  readonly systemMetadata: SystemMetadata;
  readonly created: AuditStamp;
}

/** One point in time of a time-series aspect. The five naming fields are its identity: writing them again replaces it. */
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

/** Everything that one group of proposals changes. A store keeps all of it or none. */
export interface ChangeSet {
  /** New values; each replaces version 0. `lastVersion` counts the rows in `history`. */
  readonly latest: readonly LatestAspect[];
  /** Values that were the latest before, under their number in the history. */
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
  readonly limit: number;
}

/**
 * Where a catalogue keeps its data. Every implementation passes the store contract, `storeContract` in
 * `@colophon/catalogue/testing`.
 */
export interface Store {
  /**
   * Runs the work alone among writers and commits what it applied, durably, before the promise is fulfilled. When
   * the work throws, nothing of it is kept.
   */
  write<T>(work: (transaction: WriteTransaction) => Promise<T>): Promise<T>;

  /** One value of an aspect; version 0 is the latest. */
  aspect(key: AspectKey, version: number): Promise<AspectRead | undefined>;
  /** The latest values of an entity's aspects: of all, or of those named. */
  aspects(urn: string, names?: readonly string[]): Promise<readonly AspectRow[]>;
  /** Points in time, newest first. */
  timeseries(query: TimeseriesQuery): Promise<readonly TimeseriesRow[]>;

  search(query: ResolvedQuery): Promise<SearchPage>;
  document(urn: string): Promise<SearchDocument | undefined>;
  /** Edges that start at the urn (`outgoing`) or end there (`incoming`), ordered by type and urn. */
  edges(urn: string, direction: 'outgoing' | 'incoming'): Promise<readonly Edge[]>;
  /** Log entries from the offset on, at most `limit`. */
  log(fromOffset: number, limit: number): Promise<readonly LogEntry[]>;

  /** True when values of the aspect are stored, whatever their version. */
  holdsAspect(aspect: string): Promise<boolean>;
  /** The model by which the stored values were written, as it was given to `writeModel` last. */
  readModel(): Promise<JsonObject | undefined>;
  writeModel(model: JsonObject): Promise<void>;

  close(): Promise<void>;
}
