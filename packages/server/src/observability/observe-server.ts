import type { Catalogue, Store } from '@colophon/catalogue';
import { createReadiness, type Readiness } from '@colophon/http';
import type { Logger } from 'pino';
import { createMetrics, type Metrics } from '../metrics.ts';
import { createFollowers, type Followers } from './followers.ts';
import { instrumentStore } from './instrument-store.ts';

/** What an operator can see of a server. */
export interface Observability {
  readonly metrics: Metrics;
  /** What the server depends on: first of all, its store. */
  readonly readiness: Readiness;
  /** Who follows the log. What builds an index from it, or sends it elsewhere, registers here. */
  readonly followers: Followers;
  /** The store, measured. */
  readonly store: Store;
}

/**
 * Puts together what measures a server.
 *
 * @param catalogueOf Returns the catalogue over the measured store, once it is made.
 */
export function observeServer(opened: Store, catalogueOf: () => Catalogue, log: Logger): Observability {
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
  const measured = instrumentStore(opened, metrics.aroundStore);
  const store: Store = {
    ...measured,
    async setConsumer(name, next) {
      await measured.setConsumer(name, next);
      followers.moved(name, next);
    },
  };
  return { metrics, readiness, followers, store };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
