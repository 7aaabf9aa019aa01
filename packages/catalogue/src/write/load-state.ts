import { createPace } from '../pace.ts';
import type { TransactionReads } from '../ports/aspect-store.ts';
import type { AspectKey } from '../ports/aspects.ts';
import { AspectMap } from './aspect-map.ts';
import { WorkingState } from './working-state.ts';

/** Rows that are read in one go. */
const sliceSize = 200;

/** What a work reads before it changes anything. */
export interface ReadSet {
  readonly keys: readonly AspectKey[];
  /** Entities whose search documents are needed; those of `keys` are anyway. */
  readonly urns?: readonly string[];
  /** Entities of which every aspect is needed. */
  readonly whole?: Iterable<string>;
}

/** The state that a work starts from. */
export async function loadState(
  transaction: TransactionReads,
  { keys, urns = [], whole = [] }: ReadSet,
): Promise<WorkingState> {
  const wanted = new AspectMap<AspectKey>();
  for (const key of keys) wanted.set(key, key);
  const pace = createPace();
  for (const urn of whole) {
    await pace();
    for (const { aspect } of await transaction.aspects(urn)) wanted.set({ urn, aspect }, { urn, aspect });
  }
  const keysWanted = wanted.values();
  const documents = [...new Set([...urns, ...keysWanted.map(({ urn }) => urn)])];
  const state = new WorkingState();
  await readInto(state, transaction, keysWanted, documents);
  return state;
}

/** Reads aspects and search documents into a state, in slices. */
export async function readInto(
  state: WorkingState,
  transaction: Pick<TransactionReads, 'latest' | 'documents'>,
  keys: readonly AspectKey[],
  documents: readonly string[],
): Promise<void> {
  const pace = createPace();
  for (let start = 0; start < keys.length; start += sliceSize) {
    await pace();
    const slice = keys.slice(start, start + sliceSize);
    state.addRead(slice, await transaction.latest(slice), [], []);
  }
  for (let start = 0; start < documents.length; start += sliceSize) {
    await pace();
    const slice = documents.slice(start, start + sliceSize);
    state.addRead([], [], slice, await transaction.documents(slice));
  }
}
