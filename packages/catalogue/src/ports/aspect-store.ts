import type { EntityState } from '../lineage/query.ts';
import type { QueryBounds } from '../query-bounds.ts';
import type { ReadOptions } from '../read-budget.ts';
import type { UrnPattern } from '../urn-pattern.ts';
import type { AspectKey, AspectRead, AspectRow, LatestAspect } from './aspects.ts';
import type { ChangeSet } from './change-set.ts';
import type { GraphIndex } from './graph-index.ts';
import type { Leadership } from './leadership.ts';
import type { SearchDocument, SearchIndex } from './search-index.ts';
import type { TimeseriesStore } from './timeseries-store.ts';

/** A page of the versions of an aspect, newest first, and how many there are. */
export interface AspectHistory {
  readonly total: number;
  readonly versions: readonly AspectRow[];
}

/** Which latest aspects to list; what is absent does not narrow. */
export interface AspectKeyQuery {
  readonly urn?: string | undefined;
  readonly urnPattern?: UrnPattern | undefined;
  readonly aspect?: string | undefined;
  /** Time of the write, in milliseconds since the epoch; both ends belong to the range. */
  readonly createdFrom?: number | undefined;
  readonly createdUntil?: number | undefined;
  /** The key after which to continue. */
  readonly after?: AspectKey | undefined;
  readonly offset?: number | undefined;
  readonly limit: number;
}

/**
 * What a transaction may read before it decides on its changes: everything that was committed before, and nothing of
 * what it applies itself. A store that allows several transactions at a time lets one fail, and repeats it, when another
 * has changed what it read. `search` and `edges` miss nothing that was committed: a store whose index lags waits for it.
 */
export interface TransactionReads
  extends Pick<AspectStore, 'aspects' | 'olderVersions' | 'aspectKeys'>,
    Pick<GraphIndex, 'edges'>,
    Pick<SearchIndex, 'search'>,
    Pick<TimeseriesStore, 'countPoints'> {
  /** Offset of the latest log entry that the transaction sees; 0 when there is none. */
  readonly asOf: number;
  /** The latest value of each aspect that exists. */
  latest(keys: readonly AspectKey[]): Promise<readonly LatestAspect[]>;
  /** The search document of each entity that exists. */
  documents(urns: readonly string[]): Promise<readonly SearchDocument[]>;
}

export interface WriteTransaction extends TransactionReads {
  /** Notes what is to change. It is written, and seen by anyone, when the work has ended without a fault. */
  apply(changes: ChangeSet): Promise<void>;
}

/** The values of versioned aspects, and the transaction by which everything is written. */
export interface AspectStore {
  /**
   * Runs the work as if it were alone among writers and commits what it applied, durably, before the promise is
   * fulfilled. When the work throws, nothing of it is kept.
   *
   * @param work Reads through the transaction alone, and has no effect but through it: a store may run it again, from
   * the beginning, when it collides with another one. A read that meets the collision fails; the store repeats the work even
   * if that caught the failure.
   * @param leadership Of a leader, whose write must not come after that of the next one.
   * @throws LeadershipLostError when another process has begun to lead since the leadership was given.
   */
  write<T>(work: (transaction: WriteTransaction) => Promise<T>, leadership?: Leadership): Promise<T>;

  /** One value of an aspect; version 0 is the latest. */
  aspect(key: AspectKey, version: number): Promise<AspectRead | undefined>;
  /** The latest values of an entity's aspects: of all, or of those named. Stops when the budget is spent. */
  aspects(urn: string, names?: readonly string[], options?: ReadOptions): Promise<readonly AspectRow[]>;
  /** The same of many entities. */
  aspectsOf(
    urns: readonly string[],
    names?: readonly string[],
    options?: ReadOptions,
  ): Promise<readonly AspectRow[]>;
  /**
   * The versions of an aspect that are kept: the latest, 0, and then from the highest number down. Stops when the budget
   * is spent.
   */
  history(key: AspectKey, start: number, count: number, options?: ReadOptions): Promise<AspectHistory>;
  /** The older versions of an aspect, newest first. */
  olderVersions(key: AspectKey): Promise<readonly AspectRow[]>;
  /** Keys of latest aspects, ordered by URN and aspect. */
  aspectKeys(query: AspectKeyQuery): Promise<readonly AspectKey[]>;
  /** How many entities have the aspect; of those whose URN fits the pattern, when one is given. */
  countAspect(aspect: string, urnPattern?: UrnPattern, bounds?: QueryBounds): Promise<number>;
  /** Of each entity that was written, whether it is there or soft-deleted; nothing of any other. */
  entityStates(urns: readonly string[], bounds?: QueryBounds): Promise<ReadonlyMap<string, EntityState>>;
}
