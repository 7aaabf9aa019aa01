import type { Catalogue, Instruments, Store } from '@colophon/catalogue';
import { createReadiness, type Readiness } from '@colophon/http';
import type { Logger } from 'pino';
import { createMetrics, type Metrics } from '../metrics.ts';
import { createFollowers, type Followers } from './followers.ts';
import { instrumentStore } from './instrument-store.ts';
import type { Tracing } from './tracing.ts';

/** What an operator can see of a server. */
export interface Observability {
  readonly metrics: Metrics;
  /** What the server depends on: first of all, its store. */
  readonly readiness: Readiness;
  /** Who follows the log. What builds an index from it, or sends it elsewhere, registers here. */
  readonly followers: Followers;
  /** The store, measured. */
  readonly store: Store;
  /** For the catalogue. */
  readonly instruments: Instruments;
}

/**
 * Puts together what measures a server.
 *
 * @param catalogueOf Returns the catalogue over the measured store, once it is made.
 */
export function observeServer(
  opened: Store,
  catalogueOf: () => Catalogue,
  { log, tracing }: { readonly log: Logger; readonly tracing: Tracing | undefined },
): Observability {
  const readiness = createReadiness([{ name: 'store', check: () => catalogueOf().checkHealth() }], {
    onChange: (dependency, state, error) =>
      log[state === 'down' ? 'error' : 'warn'](
        { dependency, ...(error !== undefined && { reason: messageOf(error) }) },
        `a dependency is ${state}`,
      ),
  });
  const followers = createFollowers();
  const metrics = createMetrics({
    logHead: () => opened.logHead(),
    load: () => catalogueOf().load(),
    utilisation: opened.utilisation,
    readiness: () => readiness,
    followers,
  });
  const measured = instrumentStore(
    opened,
    tracing
      ? (operation, run) => metrics.aroundStore(operation, () => tracing.span(`store.${operation}`, {}, run))
      : metrics.aroundStore,
  );
  const store: Store = {
    ...measured,
    async setConsumer(name, next, leadership) {
      await measured.setConsumer(name, next, leadership);
      followers.moved(name, next);
    },
  };
  return { metrics, readiness, followers, store, instruments: both(metrics.instruments, tracing) };
}

/** What measures, around what traces. */
function both(measuring: Metrics['instruments'], tracing: Tracing | undefined): Instruments {
  if (!tracing) return measuring;
  const { onSubmitted, aroundQuery, aroundCommit } = tracing.instruments;
  return {
    onSubmitted,
    aroundQuery: (query, run) => measuring.aroundQuery(query, () => aroundQuery(query, run)),
    aroundCommit: (group, run) => measuring.aroundCommit(group, () => aroundCommit(group, run)),
  };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
