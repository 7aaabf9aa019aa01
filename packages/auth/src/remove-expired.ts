import { type Environment, hourMs, realEnvironment } from './environment.ts';
import type { IdentityStore } from './ports/identity-store.ts';
import { defaultSessionIdleMs } from './sessions/sessions.ts';

export interface ExpiryOptions {
  /** A session is over after this time without a request. Default: {@link defaultSessionIdleMs}. */
  readonly idleMs?: number;
  /** Milliseconds from one removal to the next. Default: an hour. */
  readonly everyMs?: number;
  /** Called when a removal fails; the next one tries again. Default: nothing. */
  readonly onError?: (error: unknown) => void;
  readonly environment?: Environment;
}

/**
 * Removes expired links, tokens, sessions and attempts from a store, now and again and again. It does not keep the process
 * alive.
 *
 * @returns What ends it; a removal that is under way is waited for.
 */
export function startRemovingExpired(
  store: Pick<IdentityStore, 'removeExpired'>,
  {
    idleMs = defaultSessionIdleMs,
    everyMs = hourMs,
    onError = () => undefined,
    environment = realEnvironment,
  }: ExpiryOptions = {},
): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const remove = () => {
    running = running.then(async () => {
      const now = environment.now();
      await store.removeExpired(now, now - idleMs);
    });
    running = running.catch(onError);
  };
  remove();
  const timer = setInterval(remove, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
