import equal from 'fast-deep-equal';
import type {
  AspectKey,
  AspectRow,
  ChangeSet,
  DocumentChange,
  Edge,
  LatestAspect,
  LogEntry,
  SearchDocument,
  TimeseriesRow,
} from '../ports.ts';

const keyText = ({ urn, aspect }: AspectKey): string => `${aspect}\n${urn}`;

/**
 * The state that a group of proposals works on: what the store holds for them, with what the proposals before have
 * changed on top. Nothing reaches the store until the whole group is applied, so that a refused proposal leaves no
 * trace and needs no undoing.
 */
export class WorkingState {
  readonly #base: WorkingState | undefined;
  readonly #stored = new Map<string, LatestAspect>();
  readonly #storedDocuments = new Map<string, SearchDocument>();
  readonly #latest = new Map<string, LatestAspect>();
  readonly #documents = new Map<string, SearchDocument>();
  readonly #edges = new Map<string, { key: AspectKey; edges: readonly Edge[] }>();
  readonly #history: AspectRow[] = [];
  readonly #timeseries: TimeseriesRow[] = [];
  readonly #log: Omit<LogEntry, 'offset'>[] = [];

  constructor(stored: readonly LatestAspect[], documents: readonly SearchDocument[], base?: WorkingState) {
    for (const row of stored) this.#stored.set(keyText(row), row);
    for (const document of documents) this.#storedDocuments.set(document.urn, document);
    this.#base = base;
  }

  /** A state on top of this one, for work of several steps: kept by {@link merge}, or forgotten. */
  fork(): WorkingState {
    return new WorkingState([], [], this);
  }

  /** Takes over what a fork has changed. */
  merge(fork: WorkingState): void {
    for (const row of fork.#latest.values()) this.setLatest(row);
    for (const document of fork.#documents.values()) this.setDocument(document);
    for (const { key, edges } of fork.#edges.values()) this.setEdges(key, edges);
    this.#history.push(...fork.#history);
    this.#timeseries.push(...fork.#timeseries);
    this.#log.push(...fork.#log);
  }

  latest(key: AspectKey): LatestAspect | undefined {
    const text = keyText(key);
    return this.#latest.get(text) ?? this.#base?.latest(key) ?? this.#stored.get(text);
  }

  document(urn: string): SearchDocument | undefined {
    return this.#documents.get(urn) ?? this.#base?.document(urn) ?? this.#storedDocuments.get(urn);
  }

  setLatest(row: LatestAspect): void {
    this.#latest.set(keyText(row), row);
  }

  setDocument(document: SearchDocument): void {
    this.#documents.set(document.urn, document);
  }

  setEdges(key: AspectKey, edges: readonly Edge[]): void {
    this.#edges.set(keyText(key), { key, edges });
  }

  archive(row: AspectRow): void {
    this.#history.push(row);
  }

  addTimeseries(row: TimeseriesRow): void {
    this.#timeseries.push(row);
  }

  log(entry: Omit<LogEntry, 'offset'>): void {
    this.#log.push(entry);
  }

  /** Everything that changed; `changeOf` says what becomes of a search document that was changed. */
  changes(
    changeOf: (before: SearchDocument | undefined, after: SearchDocument) => DocumentChange,
  ): ChangeSet {
    return {
      latest: [...this.#latest.values()],
      history: this.#history,
      timeseries: this.#timeseries,
      log: this.#log,
      documents: [...this.#documents.values()].flatMap((after) => {
        const before = this.#storedDocuments.get(after.urn);
        return equal(before, after) ? [] : [changeOf(before, after)];
      }),
      edges: [...this.#edges.values()],
    };
  }
}
