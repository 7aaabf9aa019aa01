import type { Aspect, JsonObject, Registry } from '@colophon/schema';
import type { TransactionReads } from '../ports/aspect-store.ts';
import type { AspectKey, LatestAspect } from '../ports/aspects.ts';
import type { AuditStamp } from '../proposal.ts';
import type { BatchEndWork } from '../write/batch-end.ts';
import type { Change, CheckedProposal, Rollback } from '../write/check-proposal.ts';
import type { WorkingState } from '../write/working-state.ts';

/**
 * Encrypts the value of a secret.
 *
 * @param secret As it was sent. A value that was read is sent back encrypted, and stays what it is.
 * @param urn The secret that it belongs to.
 * @param present The encrypted value before the write, which stays if it holds the same secret.
 */
export type SealSecret = (secret: string, urn: string, present: string | undefined) => string;

/** An aspect of another entity that an effect reads. */
export interface ReadKey extends AspectKey {
  /** True when the effect may change the aspect: the key and the search document of its entity are read, too. */
  readonly isChanged?: boolean;
}

/** What an effect can find out before the transaction's changes are applied. */
export interface ReadContext {
  readonly registry: Registry;
  readonly transaction: TransactionReads;
  /** What was read so far. */
  readonly state: WorkingState;
  /** True when it is asked for the first time: what many writes need is read once. */
  isFirst(question: string): boolean;
}

/** One write, as an effect sees it. */
export interface AspectWrite {
  readonly registry: Registry;
  readonly state: WorkingState;
  readonly checked: Pick<CheckedProposal, 'urn' | 'entity' | 'aspect' | 'patch' | 'key'> & {
    readonly proposal: Pick<CheckedProposal['proposal'], 'changeType'>;
  };
  /** The value before the write. */
  readonly present: LatestAspect | undefined;
  readonly stamp: AuditStamp;
  /** Present when the write takes back what a run wrote. */
  readonly rollback?: Rollback | undefined;
  /** Encrypts the values of secrets. Absent where they are stored as they are sent. */
  readonly sealSecret?: SealSecret | undefined;
}

/** How to write what follows from another write. */
export interface PutOptions {
  /** False when an entity that it creates is not the run's own: others may share it. Default true. */
  readonly isOfRun?: boolean;
}

/** A deletion that is checked. */
export interface DeletionWrite extends AspectWrite {
  /** True when the aspect is deleted with its entity. */
  readonly isEntityDeleted: boolean;
}

/** A write that was applied, with what it takes to change other aspects in the same transaction. */
export interface AppliedWrite extends AspectWrite {
  /** True when the aspect is deleted with its entity. */
  readonly isEntityDeleted: boolean;
  /** Writes an aspect of this or another entity. */
  put(urn: string, aspect: Aspect['name'], value: JsonObject, options?: PutOptions): void;
  /** Deletes an aspect, or with the key aspect the whole entity, without further effects. */
  remove(urn: string, aspect: Aspect['name']): void;
  /** Does a work at the end of the batch; of several with the same name, the last one. */
  atEnd(name: string, work: BatchEndWork): void;
}

/**
 * What a write of some aspects does beyond storing its value: a rule about other stored values, fields that the
 * catalogue derives, or a change of another aspect. All of it is part of the transaction that stores the value.
 */
export interface Effect {
  /** The aspects of which it is an effect; absent for every aspect of the entity type. */
  readonly aspects?: readonly string[];
  /** The entity type; absent for every type that has the aspects. */
  readonly entity?: string;
  /**
   * Other aspects that the effect looks at. Called again with what was read, until it names nothing new, so that one
   * read can follow from another.
   */
  readSet?(change: Change, context: ReadContext): Iterable<ReadKey> | Promise<Iterable<ReadKey>>;
  /**
   * Validates what a value says by itself where that takes longer, before the transaction. Not called for patches.
   *
   * @throws CatalogueError
   */
  verify?(value: JsonObject): Promise<void>;
  /** @throws CatalogueError when the value breaks a rule. */
  check?(value: JsonObject, write: AspectWrite): void;
  /**
   * A rule about the values of other aspects. It is checked when the whole batch is applied, for a value that is still
   * the latest: the order within a batch does not count.
   *
   * @throws CatalogueError when the value breaks the rule.
   */
  checkAtEnd?(value: JsonObject, write: AspectWrite): void;
  /** The value to store. */
  derive?(value: JsonObject, write: AspectWrite): JsonObject;
  /** True when the write leaves everything as it is, and counts as applied. */
  isSkipped?(value: JsonObject, write: AspectWrite): boolean;
  /** Changes that follow from a new value, or from an older one that is restored. */
  applied?(value: JsonObject, write: AppliedWrite): void;
  /** @throws CatalogueError when the aspect must not be deleted, alone or with its entity. */
  checkDeletion?(write: DeletionWrite): void;
  /** Called before the aspect is deleted, alone or with its entity, with the value that it had. */
  deleted?(value: JsonObject, write: AppliedWrite): void;
}
