import { ActionError } from '../definitions/errors.ts';

/** Longest wait before a retry. */
const maxDelayMs = 60_000;

/** How work is tried again. */
export interface Retries {
  /** Number of attempts after the first. */
  readonly count: number;
  /** Wait before the first of them, in milliseconds. It doubles each time. */
  readonly delayMs: number;
  readonly signal: AbortSignal;
  /** Called before each wait. */
  onRetry(error: unknown, delayMs: number): void;
  /** Waits; rejects when the signal aborts. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

/** Runs work until it succeeds. @throws The error of the last attempt. */
export async function withRetries<T>(work: () => Promise<T>, retries: Retries): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= retries.count || retries.signal.aborted) throw error;
      if (error instanceof ActionError && !error.retry) throw error;
      const asked = error instanceof ActionError ? error.retryAfterMs : undefined;
      const delayMs = Math.min(maxDelayMs, asked ?? retries.delayMs * 2 ** attempt);
      retries.onRetry(error, delayMs);
      await retries.sleep(delayMs, retries.signal);
    }
  }
}
