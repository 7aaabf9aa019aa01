import { setTimeout as wait } from 'node:timers/promises';
import { AuthError } from '../errors.ts';

/** As much of `fetch` as the client of a provider calls. */
export type SendRequest = (
  url: string,
  init: { readonly method: string; readonly signal?: AbortSignal } & Omit<RequestInit, 'method' | 'signal'>,
) => Promise<Response>;

export interface RetryingFetchOptions {
  /** Who is asked, for errors. */
  readonly name: string;
  /** Of each request. */
  readonly timeoutMs: number;
  /** How often a request is sent again. */
  readonly retries: number;
  readonly fetch?: SendRequest;
  /** Default: a timer. */
  readonly wait?: (milliseconds: number) => Promise<unknown>;
}

/**
 * Sends requests with a time-out, and those that change nothing again when a server is away or overloaded. A code is sent
 * once: a provider that gets one twice takes it for stolen, and ends what it was for.
 *
 * @throws AuthError `UNAVAILABLE`
 */
export function createRetryingFetch({
  name,
  timeoutMs,
  retries,
  fetch = globalThis.fetch,
  wait: pause = wait,
}: RetryingFetchOptions): SendRequest {
  return async (url, { signal: given, ...init }) => {
    const tries = init.method === 'GET' ? retries + 1 : 1;
    let cause: unknown;
    for (let turn = 0; turn < tries; turn++) {
      if (turn > 0) await pause(200 * 2 ** (turn - 1));
      const limit = AbortSignal.timeout(timeoutMs);
      const signal = given ? AbortSignal.any([given, limit]) : limit;
      try {
        const response = await fetch(url, { ...init, signal });
        if (response.status < 500 && response.status !== 429) return response;
        cause = new Error(`Status ${response.status} of ${new URL(url).pathname}`);
        await response.body?.cancel();
      } catch (error) {
        cause = error;
      }
    }
    throw new AuthError('UNAVAILABLE', `The provider ${name} does not answer. Try again in a moment.`, {
      cause,
    });
  };
}
