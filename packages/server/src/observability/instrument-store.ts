import type { Store } from '@colophon/catalogue';

/** Runs around one operation of a store: it calls `run` once, and returns, or throws, what that does. */
export type AroundOperation = <T>(operation: string, run: () => Promise<T>) => Promise<T>;

/** What requests do with a store. Operations of an operator, and those that wait for something, say nothing by their duration. */
const observed = [
  'aggregateTimeseries',
  'aspect',
  'aspects',
  'aspectsOf',
  'changes',
  'countAspect',
  'document',
  'edges',
  'entityStates',
  'groups',
  'history',
  'log',
  'relationships',
  'scrollEdges',
  'search',
  'setConsumer',
  'timeseries',
  'timeseriesUrns',
  'walkLineage',
  'write',
] as const satisfies readonly (keyof Store)[];

/** The store, with something around each of its operations. */
export function instrumentStore(store: Store, around: AroundOperation): Store {
  const wrap = (name: (typeof observed)[number]) => {
    const operation = store[name] as (...parameters: readonly unknown[]) => Promise<unknown>;
    return (...parameters: readonly unknown[]) => around(name, () => operation(...parameters));
  };
  return { ...store, ...(Object.fromEntries(observed.map((name) => [name, wrap(name)])) as Partial<Store>) };
}
