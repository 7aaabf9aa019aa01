import type { QueryBounds } from '@colophon/catalogue';
import { QueryTimeoutError, queryTimeoutMessage, throwIfAborted } from '@colophon/catalogue/for-stores';
import type pg from 'pg';
import { codeOf } from './explain-fault.ts';

const cancelAgainMs = 100;
/** How long a statement may go on after the first word to cancel it, before its connection is given up. */
const leaveAfterMs = 5000;
const queryCanceled = '57014';

/** What ends the statements of a read before they are done. */
export interface Limits {
  readonly signal: AbortSignal | undefined;
  /** In milliseconds since the epoch. */
  readonly deadline: number;
  timedOut(): Error;
}

/** @param deadlineMs Longest time of a read to which its caller gives no deadline. */
export function limitsOf(bounds: QueryBounds | undefined, method: string, deadlineMs: number): Limits {
  throwIfAborted(bounds?.signal);
  const startedMs = performance.now();
  return {
    signal: bounds?.signal,
    deadline: bounds?.deadline ?? Date.now() + deadlineMs,
    timedOut: () => new QueryTimeoutError(queryTimeoutMessage(method, performance.now() - startedMs)),
  };
}

/**
 * Runs a statement, which the server is told to cancel when its caller has gone or its time is over.
 *
 * @param control Connections by which to say so.
 * @param onSpoilt Called when the connection is of no use to another statement: the word to cancel may arrive late.
 */
export async function withinLimits<T>(
  client: pg.ClientBase,
  control: pg.Pool,
  { signal, deadline, timedOut }: Limits,
  run: () => Promise<T>,
  onSpoilt: () => void,
): Promise<T> {
  let end: 'timeout' | 'abort' | undefined;
  let canceling: NodeJS.Timeout | undefined;
  let leaving: NodeJS.Timeout | undefined;
  const cancel = (why: 'timeout' | 'abort') => {
    if (end) return;
    end = why;
    onSpoilt();
    const ask = () => void control.query('SELECT pg_cancel_backend($1)', [processId(client)]).catch(() => {});
    ask();
    // PostgreSQL forgets a word to cancel that overtakes its statement on the other connection.
    canceling = setInterval(ask, cancelAgainMs);
    // A server that hears none of these words is out of reach, and the network may never say so.
    leaving = setTimeout(
      () => void (client as pg.PoolClient & pg.Client).end().catch(() => {}),
      leaveAfterMs,
    );
  };
  const timer = setTimeout(() => cancel('timeout'), Math.max(0, deadline - Date.now()));
  const onAbort = () => cancel('abort');
  signal?.addEventListener('abort', onAbort, { once: true });
  try {
    // Both may have come while the caller waited for a connection.
    throwIfAborted(signal);
    if (Date.now() >= deadline) throw timedOut();
    return await run();
  } catch (error) {
    if (codeOf(error) !== queryCanceled) throw error;
    if (end === 'abort') throw new DOMException('The caller has disconnected', 'AbortError');
    throw timedOut();
  } finally {
    clearTimeout(timer);
    clearInterval(canceling);
    clearTimeout(leaving);
    signal?.removeEventListener('abort', onAbort);
  }
}

const processId = (client: pg.ClientBase): number | null =>
  (client as pg.ClientBase & { readonly processID: number | null }).processID;
