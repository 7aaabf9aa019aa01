import { type FileStore, readChunks, type StoredFile } from '../file-store/file-store.ts';
import type { Catalog, ListedTable } from './catalogs.ts';
import { parseLongJson, toTableMetadata } from './table-metadata.ts';

/** Metadata of larger tables is not read. */
const maxMetadataBytes = 256 * 1024 * 1024;

/** Reads a file as a whole. */
export async function readWhole(store: FileStore, file: StoredFile): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const part of readChunks(store, file, maxMetadataBytes)) parts.push(part);
  return new Uint8Array(Buffer.concat(parts));
}

/** A folder of tables, each a folder with `metadata` in it. The folders above are its namespace. */
export function createFolderCatalog(store: FileStore, warehouse: string): Catalog {
  const root = warehouse.endsWith('/') ? warehouse : `${warehouse}/`;
  let tables: Promise<Map<string, Map<string, StoredFile[]>>> | undefined;

  async function list(): Promise<Map<string, Map<string, StoredFile[]>>> {
    const found = new Map<string, Map<string, StoredFile[]>>();
    for await (const file of store.list(root)) {
      const [, place = ''] =
        /^(.+)\/metadata\/[^/]+\.metadata\.json$/.exec(file.path.slice(root.length)) ?? [];
      if (place === '') continue;
      const names = place.split('/');
      const table = names.pop() ?? '';
      const namespace = names.map((name) => name.replace(/\.db$/, '')).join('.') || 'default';
      const inNamespace = found.get(namespace) ?? new Map<string, StoredFile[]>();
      found.set(namespace, inNamespace);
      inNamespace.set(table, [...(inNamespace.get(table) ?? []), file]);
    }
    return found;
  }
  const listed = () => {
    tables ??= list();
    return tables;
  };

  return {
    async *namespaces() {
      for (const name of [...(await listed()).keys()].sort()) yield { name, properties: {} };
    },
    async *tables(namespace): AsyncGenerator<ListedTable> {
      for (const [name, files] of (await listed()).get(namespace) ?? []) {
        // `v3.metadata.json`, or `00003-….metadata.json`: the number grows with each change.
        const version = ({ path }: StoredFile) => Number(/\/v?(\d+)[^/]*$/.exec(path)?.[1] ?? -1);
        const newest = files.reduce((best, next) => (version(next) > version(best) ? next : best));
        const load = async () =>
          toTableMetadata(parseLongJson(new TextDecoder().decode(await readWhole(store, newest))));
        yield { namespace, name, load };
      }
    },
  };
}
