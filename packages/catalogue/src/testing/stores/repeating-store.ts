import type { Store } from '../../ports/store.ts';

/**
 * A store that lets each transaction collide with another one, as one with several writers does: the work runs, what it
 * applied is thrown away, and it runs again.
 */
export function repeatingStore(store: Store): Store {
  return {
    ...store,
    write: async (work) => {
      const collision = new Error('could not serialize access');
      await store
        .write(async (transaction) => {
          await work(transaction);
          throw collision;
        })
        // Whatever ended it: the second time counts.
        .catch(() => undefined);
      return store.write(work);
    },
  };
}
