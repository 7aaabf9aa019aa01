/** A fact in which the model differs from the client's schema on purpose. */
export interface IntendedDifference {
  /** The path of the fact, as the test prints it. */
  readonly path: string;
  readonly reason: string;
}

/** Every difference that is meant. One that no longer applies fails the test as well. */
export const intendedDifferences: readonly IntendedDifference[] = [];
