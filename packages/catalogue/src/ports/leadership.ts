/**
 * What a leader shows the store with its writes: the name of its work, and how often somebody has begun to lead it. A process
 * that was paused, or cut off, may believe that it still leads; the store refuses its writes once another one has begun.
 */
export interface Leadership {
  readonly name: string;
  /** Rises with each leader of the work, in all processes. */
  readonly epoch: number;
}

/** A write of a leader came after another process had begun to lead. Nothing of the write is kept. */
export class LeadershipLostError extends Error {
  override readonly name = 'LeadershipLostError';

  constructor({ name, epoch }: Leadership) {
    super(`Another process leads "${name}" since epoch ${epoch}`);
  }
}

/** Checks the name as well as the class, so that it holds when two copies of the package are loaded. */
export const isLeadershipLostError = (error: unknown): error is LeadershipLostError =>
  error instanceof LeadershipLostError || (error instanceof Error && error.name === 'LeadershipLostError');
