import { hasTerm, termsOf } from '../effects/terms.ts';
import { equalJson } from '../equal-json.ts';
import type { Pace } from '../pace.ts';
import type { AspectKey, AspectRow, LatestAspect } from '../ports/aspects.ts';
import type { LogEntry } from '../ports/change-log.ts';
import type { ChangeSet, Deletion, Expiry } from '../ports/change-set.ts';
import type { Edge } from '../ports/graph-index.ts';
import type { DocumentChange, SearchDocument } from '../ports/search-index.ts';
import type { PointRange, TimeseriesRow } from '../ports/timeseries-store.ts';
import { AspectMap, addToList } from './aspect-map.ts';

function addTo<T>(lists: Map<string, T[]>, key: string, item: T): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}

/**
 * The state that a group of proposals works on: what the store holds for them, with what the proposals before have
 * changed on top. Nothing reaches the store until the whole group is applied, so that a rejected proposal leaves no
 * trace and needs no undoing.
 */
export class WorkingState {
  readonly #base: WorkingState | undefined;
  #hasMerged = false;
  /** Aspects and documents that were looked up in the store, whether they exist or not. */
  readonly #read = new AspectMap<true>();
  readonly #readDocuments = new Set<string>();
  readonly #stored = new AspectMap<LatestAspect>();
  readonly #storedDocuments = new Map<string, SearchDocument>();
  /** The pending value of an aspect or document; undefined if it was deleted. */
  readonly #latest = new AspectMap<LatestAspect | undefined>();
  readonly #documents = new Map<string, SearchDocument | undefined>();
  readonly #edges = new AspectMap<{ key: AspectKey; edges: readonly Edge[] }>();
  /** Entities whose documents are to be rewritten, even if unchanged. */
  readonly #rebuilt = new Set<string>();
  readonly #deletedAspects = new AspectMap<AspectKey>();
  readonly #deletedEntities = new Set<string>();
  readonly #deletedPoints: PointRange[] = [];
  #log: Omit<LogEntry, 'offset'>[] = [];
  /** Aspects that were met: what is there of an entity is found without a look at all others. */
  readonly #names = new AspectMap<true>();
  /** Entities of which an aspect has, or had, a term; by aspect and term. */
  readonly #byTerm = new Map<string, Set<string>>();
  /** Entities found, by query. */
  readonly #found = new Map<string, readonly string[]>();
  readonly #expired = new AspectMap<Expiry[]>();
  readonly #history = new AspectMap<AspectRow[]>();
  /** By entity. */
  readonly #timeseries = new Map<string, TimeseriesRow[]>();

  constructor(base?: WorkingState) {
    this.#base = base;
  }

  /** Caches the results of looking up aspects and documents in the store. */
  addRead(
    keys: readonly AspectKey[],
    rows: readonly LatestAspect[],
    urns: readonly string[],
    documents: readonly SearchDocument[],
  ): void {
    for (const key of keys) this.#read.set(key, true);
    for (const urn of urns) this.#readDocuments.add(urn);
    for (const row of rows) {
      this.#stored.set(row, row);
      this.#names.set(row, true);
      this.#noteTerms(row);
    }
    for (const document of documents) this.#storedDocuments.set(document.urn, document);
  }

  hasRead(key: AspectKey): boolean {
    return this.#read.has(key) || this.#base?.hasRead(key) === true;
  }

  hasReadDocument(urn: string): boolean {
    return this.#readDocuments.has(urn) || this.#base?.hasReadDocument(urn) === true;
  }

  /** A state on top of this one, for work of several steps: kept by {@link merge}, or forgotten. */
  fork(): WorkingState {
    return new WorkingState(this);
  }

  /** Whether a fork was merged: the state may then differ from what the store has. */
  get hasMerged(): boolean {
    return this.#hasMerged;
  }

  /** Takes over what a fork has changed: what it took away first, since what it put came after. */
  merge(fork: WorkingState): void {
    this.#hasMerged = true;
    for (const urn of fork.#deletedEntities) this.deleteEntity(urn);
    for (const key of fork.#deletedAspects.values()) this.deleteAspect(key);
    for (const range of fork.#deletedPoints) this.deletePoints(range);
    for (const row of fork.#latest.values()) if (row) this.setLatest(row);
    for (const document of fork.#documents.values()) if (document) this.setDocument(document);
    for (const { key, edges } of fork.#edges.values()) this.setEdges(key, edges);
    for (const rows of fork.#history.values()) for (const row of rows) this.archive(row);
    for (const rows of fork.#timeseries.values()) for (const row of rows) this.addTimeseries(row);
    for (const expiries of fork.#expired.values()) for (const expiry of expiries) this.expire(expiry);
    for (const entry of fork.#log) this.log(entry);
  }

  latest(key: AspectKey): LatestAspect | undefined {
    const changed = this.#latest.get(key);
    if (changed || this.#latest.has(key)) return changed;
    return this.#base ? this.#base.latest(key) : this.#stored.get(key);
  }

  /** The latest value as it was before the fork was made; of a state that is none, the present one. */
  latestBefore(key: AspectKey): LatestAspect | undefined {
    return (this.#base ?? this).latest(key);
  }

  /** The latest aspects of an entity, of those that the state was given or got. */
  aspectsOf(urn: string): LatestAspect[] {
    const names = new Set(this.#base?.aspectsOf(urn).map(({ aspect }) => aspect));
    for (const name of this.#names.aspectsOf(urn)) names.add(name);
    return [...names].flatMap((aspect) => this.latest({ urn, aspect }) ?? []);
  }

  /** The latest values of an aspect that have a term of `termsOf`, of those that the state was given or got. */
  rowsWith(aspect: string, term: string): LatestAspect[] {
    const rows = [...this.#urnsWith(aspect, term)].flatMap((urn) => this.latest({ urn, aspect }) ?? []);
    return rows.filter(({ value }) => hasTerm(aspect, value, term));
  }

  #urnsWith(aspect: string, term: string): Set<string> {
    const own = this.#byTerm.get(`${aspect}\n${term}`) ?? new Set();
    return this.#base ? own.union(this.#base.#urnsWith(aspect, term)) : own;
  }

  /** Keeps the answer to a search in the store, for work that cannot wait for one. */
  setFound(question: string, urns: readonly string[]): void {
    this.#found.set(question, urns);
  }

  found(question: string): readonly string[] | undefined {
    return this.#found.get(question) ?? this.#base?.found(question);
  }

  document(urn: string): SearchDocument | undefined {
    if (this.#documents.has(urn)) return this.#documents.get(urn);
    return this.#base ? this.#base.document(urn) : this.#storedDocuments.get(urn);
  }

  /** The search documents that were changed here, or below; undefined where the entity was deleted. */
  changedDocuments(): ReadonlyMap<string, SearchDocument | undefined> {
    return this.#base ? new Map([...this.#base.changedDocuments(), ...this.#documents]) : this.#documents;
  }

  setLatest(row: LatestAspect): void {
    this.#latest.set(row, row);
    this.#names.set(row, true);
    this.#noteTerms(row);
  }

  #noteTerms({ urn, aspect, value }: LatestAspect): void {
    for (const term of termsOf(aspect, value)) {
      const text = `${aspect}\n${term}`;
      const urns = this.#byTerm.get(text);
      if (urns) urns.add(urn);
      else this.#byTerm.set(text, new Set([urn]));
    }
  }

  setDocument(document: SearchDocument): void {
    this.#documents.set(document.urn, document);
  }

  /** Sets a document that is written in full: what is stored may have gaps. */
  rebuildDocument(document: SearchDocument): void {
    this.setDocument(document);
    this.#rebuilt.add(document.urn);
  }

  setEdges(key: AspectKey, edges: readonly Edge[]): void {
    this.#edges.set(key, { key, edges });
  }

  /** How many relationships the aspects have that were changed here, leaving out those below. */
  countEdges(): number {
    let count = 0;
    for (const { edges } of this.#edges.values()) count += edges.length;
    return count;
  }

  archive(row: AspectRow): void {
    addToList(this.#history, row, row);
  }

  /** Older versions that are not to be kept. */
  expire(expiry: Expiry): void {
    addToList(this.#expired, expiry, expiry);
  }

  addTimeseries(row: TimeseriesRow): void {
    addTo(this.#timeseries, row.urn, row);
  }

  deletePoints(range: PointRange): void {
    this.#deletedPoints.push(range);
  }

  /** Takes an aspect away, with its history and its edges; its part of the search document is the caller's. */
  deleteAspect({ urn, aspect }: AspectKey): void {
    const key = { urn, aspect };
    this.#forget(key);
    this.#deletedAspects.set(key, key);
    this.#names.set(key, true);
  }

  /** Removes everything of an entity. */
  deleteEntity(urn: string): void {
    for (const key of this.aspectsOf(urn)) this.#forget(key);
    for (const aspect of this.#names.aspectsOf(urn)) this.#deletedAspects.delete({ urn, aspect });
    this.#timeseries.delete(urn);
    this.#documents.set(urn, undefined);
    this.#deletedEntities.add(urn);
  }

  #forget(key: AspectKey): void {
    this.#latest.set(key, undefined);
    this.#edges.delete(key);
    this.#history.delete(key);
    // The numbers start again: what was to go before would now mean others.
    this.#expired.delete(key);
  }

  /** Leaves what was changed so far out of the log. */
  dropLog(): void {
    this.#log = [];
  }

  log(entry: Omit<LogEntry, 'offset'>): void {
    this.#log.push(entry);
  }

  /** Everything that changed; `changeOf` says what becomes of a search document that was changed. */
  async changes(
    changeOf: (before: SearchDocument | undefined, after: SearchDocument) => DocumentChange,
    pace: Pace,
  ): Promise<ChangeSet> {
    const documents: DocumentChange[] = [];
    for (const after of this.#documents.values()) {
      if (!after) continue;
      await pace();
      const isGone = this.#deletedEntities.has(after.urn);
      const before = isGone ? undefined : this.#storedDocuments.get(after.urn);
      if (this.#rebuilt.has(after.urn)) documents.push({ ...changeOf(undefined, after), isRebuilt: true });
      else if (!equalJson(before, after)) documents.push(changeOf(before, after));
    }
    return {
      deletions: [
        ...[...this.#deletedEntities].map((urn): Deletion => ({ kind: 'entity', urn })),
        ...this.#deletedAspects.values().map((key): Deletion => ({ kind: 'aspect', ...key })),
        ...this.#deletedPoints.map((range): Deletion => ({ kind: 'points', ...range })),
      ],
      latest: this.#latest.values().filter((row) => row !== undefined),
      history: this.#history.values().flat(),
      timeseries: [...this.#timeseries.values()].flat(),
      log: this.#log,
      documents,
      edges: this.#edges.values(),
      expired: this.#expired.values().flat(),
    };
  }
}
