import type { Store } from '../../ports/store.ts';
import { withEachCall } from './each-call.ts';

/**
 * A store of which every argument and every result is a copy, as if it ran in another thread: nothing that passes a port
 * needs to be the same object on both sides, other than signals, budgets, the work of a transaction or a leader, the one
 * value that `aspect` reads, and the stream of a backup.
 */
export function cloningStore(store: Store): Store {
  const cloned = async (call: (...given: unknown[]) => Promise<unknown>, given: unknown[]) =>
    structuredClone(await call(...given.map(cloneOf)));
  return {
    ...withEachCall(store, cloned),
    // A view that parses on first use: it is read in the thread that passes it on.
    aspect: (key, version) => store.aspect(structuredClone(key), version),
    backup: (options) => store.backup(options),
    lead: (name, work, ended) => store.lead(name, work, ended),
    write: (work, leadership) =>
      store.write((transaction) => work(withEachCall(transaction, cloned)), leadership),
  };
}

/** What threads hand over in a way of their own. */
const handedOver = ['signal', 'budget'];

function cloneOf(value: unknown): unknown {
  if (!isObject(value)) return structuredClone(value);
  if (Object.getPrototypeOf(value) !== Object.prototype)
    return Array.isArray(value) ? structuredClone(value) : value;
  const own = Object.entries(value);
  return {
    ...structuredClone(Object.fromEntries(own.filter(([name]) => !handedOver.includes(name)))),
    ...Object.fromEntries(own.filter(([name]) => handedOver.includes(name))),
  };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
