import type { WriteTransaction } from '../../ports/aspect-store.ts';
import type { Store } from '../../ports/store.ts';

const collision = () => new Error('could not serialize access');

/**
 * A store whose every transaction collides with another one, as may happen in one with several writers: the work runs, what
 * it applied is thrown away, and it runs again.
 *
 * @param meanwhile What the other transaction does, between the two.
 */
export function collidingStore(store: Store, meanwhile: () => Promise<unknown>): Store {
  return {
    ...store,
    async write(work, leadership) {
      await store
        .write(async (transaction) => {
          await work(transaction);
          throw collision();
        })
        // Whatever ended it: the second time counts.
        .catch(() => undefined);
      await meanwhile();
      return store.write(work, leadership);
    },
  };
}

/**
 * A store that lets each transaction collide, at its end and, before that, at a read in its midst, which then fails: a work
 * that catches this, as for one of several callers, must not take it for its own outcome.
 */
export function repeatingStore(store: Store): Store {
  const atTheEnd = collidingStore(store, async () => undefined);
  let place = 0;
  return {
    ...store,
    async write(work, leadership) {
      let left = place++ % 4;
      const failing = (transaction: WriteTransaction): WriteTransaction => {
        const read =
          <Asked extends readonly unknown[], Answer>(ask: (...asked: Asked) => Promise<Answer>) =>
          async (...asked: Asked): Promise<Answer> => {
            if (left-- === 0) throw collision();
            return ask(...asked);
          };
        return {
          ...transaction,
          latest: read(transaction.latest),
          documents: read(transaction.documents),
          aspects: read(transaction.aspects),
          olderVersions: read(transaction.olderVersions),
          edges: read(transaction.edges),
          search: read(transaction.search),
        };
      };
      await store
        .write(async (transaction) => {
          await work(failing(transaction));
          throw collision();
        })
        .catch(() => undefined);
      return atTheEnd.write(work, leadership);
    },
  };
}
