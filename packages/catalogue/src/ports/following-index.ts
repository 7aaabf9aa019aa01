import type { AspectKey } from './aspects.ts';
import type { Edge, GraphIndex } from './graph-index.ts';
import type { DocumentChange, SearchIndex } from './search-index.ts';

/** What of the log an index is to take over: of each entity all, in place of what the index had of it. */
export interface IndexUpdate {
  readonly documents: readonly DocumentChange[];
  /** Entities without a document: of most of them nothing is left. */
  readonly removed: readonly string[];
  /** Edges that the aspects of the entities make, in either list. */
  readonly edges: readonly { readonly key: AspectKey; readonly edges: readonly Edge[] }[];
  /** As in a `ChangeSet`. */
  readonly textFields: ReadonlySet<string>;
}

/** An index that is not written in the transaction of the values: it follows the log, and its answers say how far. */
export interface FollowingIndex {
  /** Offset up to which the log was applied; undefined while the index has not been built. */
  appliedUpTo(): Promise<number | undefined>;
  /**
   * Takes over an update, and then the offset up to which the log is applied with it. The same update may come again after a
   * crash between the two.
   *
   * @param offset Undefined while the index is being built.
   */
  applyUpTo(offset: number | undefined, update: IndexUpdate): Promise<void>;
}

export interface FollowingSearchIndex extends SearchIndex, FollowingIndex {}
export interface FollowingGraphIndex extends GraphIndex, FollowingIndex {}
