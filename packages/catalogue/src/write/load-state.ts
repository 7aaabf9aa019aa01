import type { AspectKey, Store, WriteTransaction } from '../ports.ts';
import { WorkingState } from './working-state.ts';

/** What a work reads before it changes anything. */
export interface Needed {
  readonly keys: readonly AspectKey[];
  /** Entities whose search documents are needed; those of `keys` are anyway. */
  readonly urns?: readonly string[];
  /** Entities of which every aspect is needed. */
  readonly whole?: Iterable<string>;
}

/** The state that a work starts from. What the store reads is what was committed, since a work runs alone. */
export async function loadState(
  store: Store,
  transaction: WriteTransaction,
  { keys, urns = [], whole = [] }: Needed,
): Promise<WorkingState> {
  const wanted = new Map(keys.map((key) => [`${key.aspect}\n${key.urn}`, key]));
  for (const urn of whole)
    for (const { aspect } of await store.aspects(urn)) wanted.set(`${aspect}\n${urn}`, { urn, aspect });
  const keysWanted = [...wanted.values()];
  const documents = [...new Set([...urns, ...keysWanted.map(({ urn }) => urn)])];
  const state = new WorkingState();
  state.addRead(
    keysWanted,
    await transaction.latest(keysWanted),
    documents,
    await transaction.documents(documents),
  );
  return state;
}
