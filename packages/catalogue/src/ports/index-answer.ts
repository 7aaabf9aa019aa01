/** An answer of an index. One that lags says so by it, in place of leaving out what it does not know yet. */
export interface IndexAnswer {
  /**
   * Every change up to this offset of the log is in the answer, and later ones may be. An index that is written with the
   * values has the head of the log here; one that follows the log and lags has less.
   */
  readonly asOf: number;
}
