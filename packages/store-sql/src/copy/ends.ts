import type { AspectKey, Store } from '@colophon/catalogue';
import type { CopiedRow, CopiedTable } from './copied-tables.ts';

/** Reads the tables of a store. */
export interface CopyReader {
  /** Rows in the order of their keys, from the one after `after` on; none when the store lacks the table. */
  read(table: CopiedTable, after: CopiedRow | undefined, limit: number): Promise<readonly CopiedRow[]>;
}

/** A store that is copied, in the state of the moment at which it was opened; others may use it meanwhile. */
export interface CopySource extends CopyReader {
  /** For people to read, without a password. */
  readonly place: string;
  /** True when it has an identity store. */
  readonly hasIdentity: boolean;
  /** Number of the last entry that its audit log has had. */
  lastAudit(): Promise<number>;
  /** Entries that its change log has by now beyond the state that is copied. */
  countNewer(): Promise<number>;
  close(): Promise<void>;
}

/** How far a copy is. */
export type CopyStage =
  /** Values of aspects are copied; no search document or edge has been made. */
  | 'rows'
  /** Search documents and edges are made, one entity after the other. */
  | 'indices'
  /** Only what has changed in the source since is copied and made again. */
  | 'changes'
  /** Everything is the same. */
  | 'complete';

export interface CopyProgress {
  readonly stage: CopyStage;
  /** Of the stage `indices`: the last aspect whose entity is done. */
  readonly after?: AspectKey | undefined;
}

/** Rows that a target has to change to be the same as a source. */
export interface RowChanges {
  readonly removed: readonly CopiedRow[];
  readonly put: readonly CopiedRow[];
}

/** A store that becomes a copy. Until it is complete, no server starts on it. */
export interface CopyTarget extends CopyReader {
  readonly place: string;
  /** The store itself, to make search documents and edges. */
  readonly store: Store;
  progress(): Promise<CopyProgress>;
  setProgress(progress: CopyProgress): Promise<void>;
  /** Makes the tables of the identity store. */
  prepareIdentity(): Promise<void>;
  /**
   * Changes rows of a table in one transaction.
   *
   * @param remember True keeps, of aspects, the keys for `changedAspects`.
   */
  apply(table: CopiedTable, changes: RowChanges, remember: boolean): Promise<void>;
  /** Aspects whose entities have search documents and edges from before they changed. */
  changedAspects(limit: number): Promise<readonly AspectKey[]>;
  forgetChanged(keys: readonly AspectKey[]): Promise<void>;
  /** The next numbers of audit entries and of failed writes follow those that are there. */
  setLastAudit(offset: number): Promise<void>;
  close(): Promise<void>;
}
