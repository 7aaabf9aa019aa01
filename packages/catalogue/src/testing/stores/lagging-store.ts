import type { Registry } from '@colophon/schema';
import type { FollowingGraphIndex, FollowingSearchIndex } from '../../ports/following-index.ts';
import type { IndexAnswer } from '../../ports/index-answer.ts';
import type { Store } from '../../ports/store.ts';
import { followLog } from '../../project/follow-log.ts';

/** Where the index notes how far it is, among the consumers of its own store. */
const consumer = 'following-index';

/** An index for searches and for the graph that follows the log of another store, over a store of its own. */
export function followingIndex(own: Store): FollowingSearchIndex & FollowingGraphIndex {
  /** What an index of its own would say: the offset first, since an update may come while it reads. */
  const asFollowed =
    <Asked extends readonly unknown[], Answer extends IndexAnswer>(
      read: (...asked: Asked) => Promise<Answer>,
    ) =>
    async (...asked: Asked): Promise<Answer> => {
      const asOf = (await own.consumer(consumer)) ?? 0;
      return { ...(await read(...asked)), asOf };
    };
  return {
    search: asFollowed(own.search),
    groups: asFollowed(own.groups),
    document: own.document,
    edges: own.edges,
    relationships: asFollowed(own.relationships),
    scrollEdges: asFollowed(own.scrollEdges),
    walkLineage: asFollowed(own.walkLineage),
    appliedUpTo: () => own.consumer(consumer),
    async applyUpTo(offset, { documents, removed, edges, textFields }) {
      const urns = [...removed, ...documents.map(({ after }) => after.urn)];
      await own.write((transaction) =>
        transaction.apply({
          deletions: urns.map((urn) => ({ kind: 'entity', urn })),
          documents,
          edges,
          textFields,
          latest: [],
          history: [],
          timeseries: [],
          log: [],
        }),
      );
      if (offset !== undefined) await own.setConsumer(consumer, offset);
    },
  };
}

/** A store whose indexes are another one, which follows the log when `catchUp` is called, and no sooner. */
export function laggingStore(
  registry: Registry,
  store: Store,
  own: Store,
): { readonly store: Store; catchUp(): Promise<number> } {
  const index = followingIndex(own);
  const catchUp = () => followLog({ registry, store, index });
  /** What must miss nothing waits for the index. */
  const caughtUp =
    <Asked extends readonly unknown[], Answer>(read: (...asked: Asked) => Promise<Answer>) =>
    async (...asked: Asked): Promise<Answer> => {
      await catchUp();
      return read(...asked);
    };
  const edges = caughtUp(index.edges);
  return {
    catchUp,
    store: {
      ...store,
      search: index.search,
      groups: index.groups,
      document: index.document,
      edges,
      relationships: index.relationships,
      scrollEdges: index.scrollEdges,
      walkLineage: index.walkLineage,
      write: (work, leadership) =>
        store.write(
          (transaction) => work({ ...transaction, search: caughtUp(index.search), edges }),
          leadership,
        ),
      async close() {
        await own.close();
        await store.close();
      },
    },
  };
}
