import type { Store } from '@colophon/catalogue';
import type { Readiness } from '@colophon/http';
import type { Registry } from '@colophon/schema';
import { ConfigurationError } from './configuration-error.ts';
import type { createLog } from './create-log.ts';
import type { Followers } from './observability/followers.ts';
import type { RunningActions } from './run-actions.ts';

export interface SearchOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly registry: Registry;
  readonly store: Store;
  readonly log: ReturnType<typeof createLog>;
}

/** Searches that OpenSearch answers. */
export interface PreparedSearch {
  /** The store, searched through OpenSearch. */
  readonly store: Store;
  /** Lets the server say whether it can be searched, and how far the index is. */
  register(observed: { readonly readiness: Readiness; readonly followers: Followers }): void;
  /** Feeds the index, in one of the processes that use the store. */
  start(): RunningActions;
}

/**
 * Puts OpenSearch before the store, when there is an address. It need not be reachable yet: without it, searches fail and
 * everything else works.
 *
 * @throws ConfigurationError for a setting that cannot be used; the store is closed then.
 */
export async function prepareSearch(
  address: string | undefined,
  { env, registry, store, log }: SearchOptions,
): Promise<PreparedSearch | undefined> {
  if (address === undefined) return undefined;
  // Loaded where it is used.
  const { openSearch, readSearchSettings, SearchSettingsError } = await import('@colophon/search-opensearch');
  try {
    const search = openSearch({
      settings: readSearchSettings(address, env),
      registry,
      store,
      onTrouble: (reason) => log.warn({ reason }, 'the search index does not follow; trying again'),
      onRecovered: () => log.warn('the search index follows again'),
      onBuild: (index, state) =>
        log.warn({ index }, state === 'started' ? 'building the search index' : 'the search index is in use'),
    });
    const position = async (signal?: AbortSignal) => {
      const applied = await search.appliedUpTo({ signal });
      if (applied === undefined) throw new Error('the search index is still being built');
      return applied;
    };
    return {
      store: search.store,
      register({ readiness, followers }) {
        readiness.register({
          name: 'search',
          // Writes and reads need no search, and whoever sends them should not lose the server.
          isRequired: false,
          async check(signal) {
            const applied = await position(signal);
            return { lag: Math.max(0, (await store.logHead()) - applied) };
          },
        });
        followers.register('search', () => search.appliedUpTo());
      },
      start: () => search.start(),
    };
  } catch (error) {
    await store.close();
    if (error instanceof SearchSettingsError) throw new ConfigurationError(`--search: ${error.message}`);
    throw error;
  }
}
