import type { ChangeSet, Store } from '@colophon/catalogue';
import type { Registry } from '@colophon/schema';
import { createClient } from './connection/client.ts';
import { explainFault } from './connection/errors.ts';
import type { SearchSettings } from './connection/settings.ts';
import { type FollowerEvents, rebuildConsumer, runFollower } from './follow/run-follower.ts';
import { sendBulk } from './index/bulk.ts';
import { operationsOf, refresh } from './index/index-target.ts';
import { allIndexes } from './index/lifecycle.ts';
import { searchAlias, writeAlias } from './index/names.ts';
import { askIndex, type Questions } from './query/ask.ts';

export interface OpenSearchOptions extends FollowerEvents {
  readonly settings: SearchSettings;
  readonly registry: Registry;
  /** Has the values, the log and everything else. */
  readonly store: Store;
}

/** A store whose searches OpenSearch answers. */
export interface OpenSearch extends Pick<Questions, 'appliedUpTo'> {
  /** The store with its searches replaced. Writes decide by its own tables, as before. */
  readonly store: Store;
  /** Follows the log in one of the processes that use the store, until it is stopped. */
  start(): { stop(): Promise<void> };
}

/** Puts OpenSearch before a store. It is not asked until the first search, and need not be there before. */
export function openSearch({ settings, registry, store, ...events }: OpenSearchOptions): OpenSearch {
  const client = createClient(settings);
  const questions = askIndex(client, searchAlias(settings.prefix));
  /** Asks the process that leads to build the index anew; it searches the old one until then. */
  const requestBuild = () => store.setConsumer(rebuildConsumer, Date.now());

  /**
   * Takes over what the log does not tell, and what is made again. A document of a later entry of the log stays.
   *
   * @param asOf Offset of the log that the writes saw.
   */
  async function applyBeside(changes: readonly ChangeSet[], asOf: number): Promise<void> {
    for (const index of await allIndexes(client, settings.prefix)) {
      for (const { documents, textFields = new Set<string>() } of changes) {
        const whole = documents.filter(({ texts }) => texts !== undefined);
        const operations = operationsOf({ documents: whole, removed: [], textFields }, asOf);
        await sendBulk(client, writeAlias(index), operations);
      }
      await refresh(client, index);
    }
  }

  return {
    appliedUpTo: questions.appliedUpTo,
    store: {
      ...store,
      search: questions.search,
      groups: questions.groups,
      async write(work) {
        let beside: ChangeSet[] = [];
        let asOf = 0;
        const value = await store.write((transaction) => {
          // The work may run again.
          beside = [];
          asOf = transaction.asOf;
          return work({
            ...transaction,
            async apply(changes) {
              await transaction.apply(changes);
              if (isBeside(changes)) beside.push(changes);
            },
          });
        });
        if (beside.length > 0)
          await applyBeside(beside, asOf).catch(async (error: unknown) => {
            await requestBuild();
            events.onTrouble?.(String((explainFault(error) as Error).message));
          });
        return value;
      },
      async dropProjections() {
        await store.dropProjections();
        await requestBuild();
      },
      rebuildIndex: requestBuild,
    },
    start() {
      const ended = new AbortController();
      const work = (signal: AbortSignal) =>
        runFollower({ client, settings, registry, store, ...events }, signal);
      const leading = store
        .lead('opensearch', work, ended.signal)
        .catch((error: unknown) => events.onTrouble?.(String((error as Error).message)));
      return {
        async stop() {
          ended.abort();
          await leading;
        },
      };
    },
  };
}

/** True of changes that the log does not tell, or that make documents again that may be as they were. */
const isBeside = ({ documents, log }: ChangeSet): boolean =>
  documents.length > 0 && (log.length === 0 || documents.some(({ isRebuilt }) => isRebuilt));
