import { randomBytes } from 'node:crypto';

/** Where time and chance come from, so that tests decide both. */
export interface Environment {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** That many bytes that nobody can predict. */
  readonly randomBytes: (length: number) => Uint8Array;
}

/** The clock of the machine, and its secure random numbers. */
export const realEnvironment: Environment = { now: () => Date.now(), randomBytes };

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
