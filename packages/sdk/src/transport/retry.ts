import { maxTimerMs, type ResolvedClientOptions } from '../client-options.ts';
import { ConnectionError, requestIdHeader } from '../errors.ts';
import type { Transport, TransportRequest, TransportResponse } from './transport.ts';

/** First pause, in milliseconds; each further one is twice as long. */
const firstPauseMs = 500;
/** Longest pause, in milliseconds, unless the server asks for a longer one. */
const maxPauseMs = 30_000;

/**
 * Sends a request, and retries it as the settings allow: after the listed statuses, and after a failed
 * connection. Returns the last response, whatever its status.
 */
export async function sendWithRetries(
  transport: Transport,
  options: ResolvedClientOptions,
  request: TransportRequest,
): Promise<TransportResponse> {
  const { maxRetries, logger } = options;
  const mayRetry = options.retryMethods.includes(request.method);
  const place = `${request.method} ${request.url}`;
  const retry = (retries: number, reason: string, pauseMs: number): Promise<void> => {
    logger?.warn(`${reason}; retry ${retries + 1} of ${maxRetries} in ${Math.round(pauseMs)} ms`);
    return pause(pauseMs, request.signal);
  };
  for (let retries = 0; ; retries++) {
    const isLast = !mayRetry || retries >= maxRetries;
    const start = performance.now();
    try {
      const response = await transport.send(request);
      logger?.debug(`${place}: ${outcome(response)}, ${Math.round(performance.now() - start)} ms`);
      if (isLast || !options.retryStatusCodes.includes(response.status)) return response;
      const pauseMs = retryAfterMs(response) ?? backoffMs(retries);
      await retry(retries, `${place}: status ${response.status}`, pauseMs);
    } catch (error) {
      if (isLast || !(error instanceof ConnectionError)) throw error;
      await retry(retries, error.message, backoffMs(retries));
    }
  }
}

function outcome({ status, headers }: TransportResponse): string {
  const id = headers[requestIdHeader];
  return id === undefined ? `status ${status}` : `status ${status}, request ${id}`;
}

/** Half of the pause is random, so that clients that failed together do not retry together. */
function backoffMs(retries: number): number {
  const pauseMs = Math.min(maxPauseMs, firstPauseMs * 2 ** retries);
  return pauseMs / 2 + (Math.random() * pauseMs) / 2;
}

/** The pause in Retry-After: seconds, or a date. */
export function retryAfterMs(
  { headers }: Pick<TransportResponse, 'headers'>,
  now = Date.now(),
): number | undefined {
  const text = headers['retry-after'];
  if (text === undefined) return undefined;
  const seconds = Number(text);
  const pauseMs = Number.isNaN(seconds) ? Date.parse(text) - now : seconds * 1000;
  return Number.isNaN(pauseMs) ? undefined : Math.min(maxTimerMs, Math.max(0, pauseMs));
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
