import { equalJson } from '../equal-json.ts';
import type {
  AspectKey,
  AspectRow,
  ChangeSet,
  DocumentChange,
  Edge,
  FieldValue,
  LatestAspect,
  LogEntry,
  SearchDocument,
  TimeseriesRow,
} from '../ports.ts';
import type { Deletion, Expiry, PointRange } from '../upkeep-ports.ts';

const keyText = ({ urn, aspect }: AspectKey): string => `${aspect}\n${urn}`;

/**
 * The state that a group of proposals works on: what the store holds for them, with what the proposals before have
 * changed on top. Nothing reaches the store until the whole group is applied, so that a refused proposal leaves no
 * trace and needs no undoing.
 */
export class WorkingState {
  readonly #base: WorkingState | undefined;
  /** Aspects and documents that were looked for in the store, whether it has them or not. */
  readonly #read = new Set<string>();
  readonly #stored = new Map<string, LatestAspect>();
  readonly #storedDocuments = new Map<string, SearchDocument>();
  /** What became of an aspect or document here; undefined when it was deleted. */
  readonly #latest = new Map<string, LatestAspect | undefined>();
  readonly #documents = new Map<string, SearchDocument | undefined>();
  readonly #edges = new Map<string, { key: AspectKey; edges: readonly Edge[] }>();
  /** Entities whose documents are to be written anew, whatever the store has of them. */
  readonly #rebuilt = new Set<string>();
  readonly #deletedAspects = new Map<string, AspectKey>();
  readonly #deletedEntities = new Set<string>();
  readonly #deletedPoints: PointRange[] = [];
  #log: Omit<LogEntry, 'offset'>[] = [];
  #expired: Expiry[] = [];
  #history: AspectRow[] = [];
  #timeseries: TimeseriesRow[] = [];

  constructor(base?: WorkingState) {
    this.#base = base;
  }

  /** Takes in what the store has of the aspects and documents that were asked for. */
  addRead(
    keys: readonly AspectKey[],
    rows: readonly LatestAspect[],
    urns: readonly string[],
    documents: readonly SearchDocument[],
  ): void {
    for (const key of keys) this.#read.add(keyText(key));
    for (const urn of urns) this.#read.add(urn);
    for (const row of rows) this.#stored.set(keyText(row), row);
    for (const document of documents) this.#storedDocuments.set(document.urn, document);
  }

  hasRead(key: AspectKey): boolean {
    return this.#read.has(keyText(key)) || this.#base?.hasRead(key) === true;
  }

  hasReadDocument(urn: string): boolean {
    return this.#read.has(urn) || this.#base?.hasReadDocument(urn) === true;
  }

  /** A state on top of this one, for work of several steps: kept by {@link merge}, or forgotten. */
  fork(): WorkingState {
    return new WorkingState(this);
  }

  /** Takes over what a fork has changed: what it took away first, since what it put came after. */
  merge(fork: WorkingState): void {
    for (const urn of fork.#deletedEntities) this.deleteEntity(urn);
    for (const key of fork.#deletedAspects.values()) this.deleteAspect(key);
    for (const range of fork.#deletedPoints) this.deletePoints(range);
    for (const row of fork.#latest.values()) if (row) this.setLatest(row);
    for (const document of fork.#documents.values()) if (document) this.setDocument(document);
    for (const { key, edges } of fork.#edges.values()) this.setEdges(key, edges);
    this.#history.push(...fork.#history);
    this.#timeseries.push(...fork.#timeseries);
    this.#expired.push(...fork.#expired);
    this.#log.push(...fork.#log);
  }

  latest(key: AspectKey): LatestAspect | undefined {
    const text = keyText(key);
    if (this.#latest.has(text)) return this.#latest.get(text);
    return this.#base ? this.#base.latest(key) : this.#stored.get(text);
  }

  /** The latest aspects of an entity, of those that the state was given or got. */
  aspectsOf(urn: string): LatestAspect[] {
    const names = new Set(this.#base?.aspectsOf(urn).map(({ aspect }) => aspect));
    for (const rows of [this.#stored, this.#latest])
      for (const row of rows.values()) if (row?.urn === urn) names.add(row.aspect);
    return [...names].flatMap((aspect) => this.latest({ urn, aspect }) ?? []);
  }

  /** The latest values of an aspect, of those that the state was given or got. */
  rowsOf(aspect: string): LatestAspect[] {
    const urns = new Set(this.#base?.rowsOf(aspect).map(({ urn }) => urn));
    for (const rows of [this.#stored, this.#latest])
      for (const row of rows.values()) if (row?.aspect === aspect) urns.add(row.urn);
    return [...urns].flatMap((urn) => this.latest({ urn, aspect }) ?? []);
  }

  document(urn: string): SearchDocument | undefined {
    if (this.#documents.has(urn)) return this.#documents.get(urn);
    return this.#base ? this.#base.document(urn) : this.#storedDocuments.get(urn);
  }

  setLatest(row: LatestAspect): void {
    this.#latest.set(keyText(row), row);
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
    this.#edges.set(keyText(key), { key, edges });
  }

  archive(row: AspectRow): void {
    this.#history.push(row);
  }

  /** Older versions that are not to be kept. */
  expire(expiry: Expiry): void {
    this.#expired.push(expiry);
  }

  addTimeseries(row: TimeseriesRow): void {
    this.#timeseries.push(row);
  }

  deletePoints(range: PointRange): void {
    this.#deletedPoints.push(range);
  }

  /** Takes an aspect away, with its history and its edges; its part of the search document is the caller's. */
  deleteAspect({ urn, aspect }: AspectKey): void {
    const key = { urn, aspect };
    this.#forget(key);
    this.#deletedAspects.set(keyText(key), key);
  }

  /** Takes away everything of an entity. */
  deleteEntity(urn: string): void {
    for (const key of this.aspectsOf(urn)) this.#forget(key);
    for (const [text, key] of this.#deletedAspects) if (key.urn === urn) this.#deletedAspects.delete(text);
    this.#timeseries = this.#timeseries.filter((row) => row.urn !== urn);
    this.#documents.set(urn, undefined);
    this.#deletedEntities.add(urn);
  }

  #forget(key: AspectKey): void {
    const text = keyText(key);
    this.#latest.set(text, undefined);
    this.#edges.delete(text);
    this.#history = this.#history.filter((row) => keyText(row) !== text);
    // The numbers start anew: what was to go before would now mean others.
    this.#expired = this.#expired.filter((expiry) => keyText(expiry) !== text);
  }

  /** Leaves what was changed so far out of the log. */
  dropLog(): void {
    this.#log = [];
  }

  log(entry: Omit<LogEntry, 'offset'>): void {
    this.#log.push(entry);
  }

  /** Everything that changed; `changeOf` says what becomes of a search document that was changed. */
  changes(
    changeOf: (before: SearchDocument | undefined, after: SearchDocument) => DocumentChange,
  ): ChangeSet {
    const valuesBefore = (urn: string): readonly FieldValue[] => {
      const before = this.#storedDocuments.get(urn);
      return before ? changeOf(before, { ...before, fieldsByAspect: {} }).removedValues : [];
    };
    return {
      deletions: [
        ...[...this.#deletedEntities].map(
          (urn): Deletion => ({ kind: 'entity', urn, removedValues: valuesBefore(urn) }),
        ),
        ...[...this.#deletedAspects.values()].map((key): Deletion => ({ kind: 'aspect', ...key })),
        ...this.#deletedPoints.map((range): Deletion => ({ kind: 'points', ...range })),
      ],
      latest: [...this.#latest.values()].filter((row) => row !== undefined),
      history: this.#history,
      timeseries: this.#timeseries,
      log: this.#log,
      documents: [...this.#documents.values()].flatMap((after) => {
        if (!after) return [];
        if (this.#rebuilt.has(after.urn))
          return [{ ...changeOf(undefined, after), removedValues: valuesBefore(after.urn) }];
        const isGone = this.#deletedEntities.has(after.urn);
        const before = isGone ? undefined : this.#storedDocuments.get(after.urn);
        return equalJson(before, after) ? [] : [changeOf(before, after)];
      }),
      edges: [...this.#edges.values()],
      expired: this.#expired,
    };
  }
}
