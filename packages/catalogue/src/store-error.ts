/** Every code that an error of a store can carry: something that the operator can fix, and the caller cannot. */
export const storeErrorCodes = [
  /** There is no space left to write. */
  'STORE_FULL',
  /** The store may be read and not written. */
  'STORE_READ_ONLY',
  /** Stored data can no longer be read. */
  'STORE_DAMAGED',
  /** The medium failed, or is gone. */
  'STORE_UNAVAILABLE',
  /** The store ended, or the way to it, while a write was committed: it may be kept, or not. */
  'STORE_OUTCOME_UNKNOWN',
  /** The search index beside the store cannot be asked, or not in full. */
  'SEARCH_UNAVAILABLE',
] as const;
export type StoreErrorCode = (typeof storeErrorCodes)[number];

/**
 * A store could not do what it should. Nothing of the write is kept, unless the code says that nobody knows, and what was
 * stored before is whole.
 */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Checks the name as well as the class, so that it holds when two copies of the package are loaded. */
export const isStoreError = (error: unknown): error is StoreError =>
  error instanceof StoreError || (error instanceof Error && error.name === 'StoreError');
