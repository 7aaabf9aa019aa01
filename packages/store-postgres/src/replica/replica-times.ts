/** How long a replica may take, in milliseconds. */
export const replicaTimes = {
  /** For the latest commit, which takes a moment to get there. */
  latestWaitMs: 20,
  /** For an offset that the caller names. */
  offsetWaitMs: 1000,
  /** For any commit, before it counts as trouble. */
  maxLagMs: 10_000,
  /** For the answer to a short question. */
  answerMs: 2000,
} as const;
