import type { Store } from '../../ports/store.ts';
import { afterPendingInput } from '../../write/after-pending-input.ts';
import { withEachCall } from './each-call.ts';
import { createRandom } from './random.ts';

/** Turns of the event loop that a delay takes: it is the order of things that delays change. */
const turns = [0, 0, 1, 1, 2, 5];

/**
 * A store whose every call takes a while, before it reads or writes and before it answers, as that of a database across a
 * network does. What was called first need not be done first; transactions alone keep their order.
 */
export function delayingStore(store: Store, seed: number): Store {
  const random = createRandom(seed);
  const delay = async () => {
    for (let left = turns[Math.floor(random() * turns.length)] ?? 0; left > 0; left--)
      await afterPendingInput();
  };
  const delayed = async (call: (...given: unknown[]) => Promise<unknown>, given: unknown[]) => {
    await delay();
    const result = await call(...given);
    await delay();
    return result;
  };
  return {
    ...withEachCall(store, delayed),
    async write(work, leadership) {
      const result = await store.write(async (transaction) => {
        await delay();
        return work(withEachCall(transaction, delayed));
      }, leadership);
      await delay();
      return result;
    },
  };
}
