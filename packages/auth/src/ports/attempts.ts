/** Failed attempts of one kind: of a user from an address, or of an address. */
export interface AttemptRecord {
  readonly failures: number;
  /** No attempt is allowed before this time. */
  readonly blockedUntil: number;
  /** Forgotten from this time on. */
  readonly expiresAt: number;
}

export interface AttemptStore {
  /**
   * Replaces the records of some keys by what a function makes of them, in one transaction: attempts that arrive together
   * are counted one after another. The function may be called again after a conflict.
   *
   * @param change Gets a record, or undefined, for each key, and returns the same number; undefined removes one.
   */
  updateAttempts(
    keys: readonly string[],
    change: (records: readonly (AttemptRecord | undefined)[]) => readonly (AttemptRecord | undefined)[],
  ): Promise<void>;
  /**
   * Marks something as used that must be used only once, such as the state of a sign-in.
   *
   * @param until The mark may be forgotten from this time on.
   * @returns false when it was marked before.
   */
  spendOnce(key: string, until: number): Promise<boolean>;
}
