import type { Registry } from '@colophon/schema';
import type { FollowingSearchIndex } from '../../ports/search-index.ts';
import type { Store } from '../../ports/store.ts';
import { followLog } from '../../project/follow-log.ts';

/** Where the index notes how far it is, among the consumers of its own store. */
const consumer = 'search-index';

/** A search index that follows the log of another store, over a store of its own. */
export const followingIndex = (own: Store): FollowingSearchIndex => ({
  async search(query) {
    const asOf = (await own.consumer(consumer)) ?? 0;
    return { ...(await own.search(query)), asOf };
  },
  groups: (query, place) => own.groups(query, place),
  document: (urn) => own.document(urn),
  appliedUpTo: () => own.consumer(consumer),
  async applyUpTo(offset, { documents, removed, textFields }) {
    await own.write((transaction) =>
      transaction.apply({
        deletions: removed.map((urn) => ({ kind: 'entity', urn })),
        documents,
        textFields,
        latest: [],
        history: [],
        timeseries: [],
        log: [],
        edges: [],
      }),
    );
    if (offset !== undefined) await own.setConsumer(consumer, offset);
  },
});

/** A store whose search index is another one, which follows the log when `catchUp` is called, and no sooner. */
export function laggingStore(
  registry: Registry,
  store: Store,
  own: Store,
): { readonly store: Store; catchUp(): Promise<number> } {
  const index = followingIndex(own);
  const catchUp = () => followLog({ registry, store, index });
  return {
    catchUp,
    store: {
      ...store,
      search: index.search,
      groups: index.groups,
      document: index.document,
      // A transaction misses nothing: it waits for the index.
      write: (work) =>
        store.write((transaction) =>
          work({
            ...transaction,
            async search(query) {
              await catchUp();
              return index.search(query);
            },
          }),
        ),
      async close() {
        await own.close();
        await store.close();
      },
    },
  };
}
