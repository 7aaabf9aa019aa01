import type { WasmSqlite } from '@colophon/store-sqlite/wasm';
import type { SandboxContent, SandboxState } from '../protocol.ts';
import { type OpenCatalogue, openCatalogue } from './open-catalogue.ts';
import type { SavedState, StateStore } from './saved-state.ts';
import type { TakeTurns } from './take-turns.ts';

/** What a kept catalogue is made from. */
export interface PersistentCatalogueOptions {
  readonly sqlite: WasmSqlite;
  /** The database with the sample metadata. */
  readonly seed: Uint8Array;
  /** Names the build of the site: another one may have other tables, or another model. */
  readonly build: string;
  readonly states: StateStore;
  /** The tabs keep one catalogue together, so they take turns. */
  readonly alone: TakeTurns;
  readonly onState: (state: SandboxState) => void;
}

/** The reader's catalogue, the same in all tabs. */
export interface PersistentCatalogue {
  /** Does a work with the latest state, and keeps what it wrote. */
  use<Value>(work: (catalogue: OpenCatalogue) => Promise<Value>): Promise<Value>;
  /** Goes back to the sample metadata, or to nothing at all. */
  reset(content: SandboxContent): Promise<void>;
}

/** Opens the reader's catalogue when it is first used, and again whenever another tab has written. */
export function openPersistentCatalogue(options: PersistentCatalogueOptions): PersistentCatalogue {
  const { sqlite, seed, build, states, alone, onState } = options;
  let current: { stamp: string | undefined; isChanged: boolean; catalogue: OpenCatalogue } | undefined;

  async function latest(): Promise<NonNullable<typeof current>> {
    const stamp = await states.stamp();
    if (current?.stamp === stamp && current) return current;
    await current?.catalogue.close();
    current = { stamp, ...(await openSaved(await states.load())) };
    return current;
  }

  async function openSaved(saved: SavedState | undefined) {
    if (saved?.bytes) {
      try {
        const catalogue = await openCatalogue(sqlite, saved.bytes, saved.build === build);
        return { catalogue, isChanged: true };
      } catch {
        // An earlier version of the site wrote it, in a way that this one does not read: the reader starts again.
      }
    }
    return { catalogue: await openCatalogue(sqlite, seed, true), isChanged: false };
  }

  async function emptyBytes(): Promise<Uint8Array<ArrayBuffer>> {
    const empty = await openCatalogue(sqlite, undefined, false);
    const bytes = empty.toBytes();
    await empty.close();
    return bytes;
  }

  async function keep(bytes: Uint8Array<ArrayBuffer> | undefined): Promise<string> {
    // Not a UUID: over plain HTTP browsers make none.
    const stamp = `${Date.now()} ${Math.random()}`;
    await states.save({ stamp, build, ...(bytes && { bytes }) });
    return stamp;
  }

  return {
    use: (work) =>
      alone(async () => {
        const held = await latest();
        const { catalogue } = held;
        const before = catalogue.countWrites();
        try {
          return await work(catalogue);
        } finally {
          if (catalogue.countWrites() !== before) {
            held.stamp = await keep(catalogue.toBytes());
            held.isChanged = true;
          }
          onState({ logHead: await catalogue.logHead(), isChanged: held.isChanged });
        }
      }),
    reset: (content) =>
      alone(async () => {
        await keep(content === 'samples' ? undefined : await emptyBytes());
        const { catalogue, isChanged } = await latest();
        onState({ logHead: await catalogue.logHead(), isChanged });
      }),
  };
}
