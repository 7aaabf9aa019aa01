/** What the reader's catalogue held at the end of a run. */
export interface SavedState {
  /** Another one with each save. */
  readonly stamp: string;
  /** The build of the site that wrote it. */
  readonly build: string;
  /** The database; missing when it is as it came with the site. */
  readonly bytes?: Uint8Array<ArrayBuffer>;
}

/** Where states are kept from page to page. */
export interface StateStore {
  /** Stamp of the latest state; undefined when nothing was ever saved. */
  stamp(): Promise<string | undefined>;
  load(): Promise<SavedState | undefined>;
  save(state: SavedState): Promise<void>;
}

const tableName = 'state';

/** Keeps states in the browser, or for this page alone where the browser keeps nothing. */
export async function openStateStore(name: string): Promise<StateStore> {
  try {
    return overIndexedDb(await open(name));
  } catch {
    // Some browsers reject storage in private windows: the page still works, until it is left.
    return inMemory();
  }
}

function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(tableName));
  return settled(request);
}

function overIndexedDb(database: IDBDatabase): StateStore {
  const read = <Value>(key: keyof SavedState): Promise<Value | undefined> =>
    settled(database.transaction(tableName).objectStore(tableName).get(key));
  return {
    stamp: () => read<string>('stamp'),
    async load() {
      const stamp = await read<string>('stamp');
      if (stamp === undefined) return undefined;
      const build = (await read<string>('build')) ?? '';
      const bytes = await read<Uint8Array<ArrayBuffer>>('bytes');
      return { stamp, build, ...(bytes && { bytes }) };
    },
    save({ stamp, build, bytes }) {
      const transaction = database.transaction(tableName, 'readwrite');
      const table = transaction.objectStore(tableName);
      table.put(stamp, 'stamp');
      table.put(build, 'build');
      table.put(bytes, 'bytes');
      return new Promise((resolve, reject) => {
        transaction.addEventListener('complete', () => resolve());
        transaction.addEventListener('abort', () => reject(transaction.error));
      });
    },
  };
}

/** For as long as the page is open. */
export function inMemory(): StateStore {
  let state: SavedState | undefined;
  return {
    stamp: async () => state?.stamp,
    load: async () => state,
    save: async (next) => {
      state = next;
    },
  };
}

const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
