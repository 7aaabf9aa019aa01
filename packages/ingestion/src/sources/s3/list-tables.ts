import type { Report } from '../../definitions/report.ts';
import type { FileStore, StoredFile } from '../file-store/file-store.ts';
import { isS3Url } from '../file-store/s3-url.ts';
import { addFile, type ListedTable } from './listed-table.ts';
import type { PathSpec } from './path-spec.ts';
import { selectPartitions } from './select-partitions.ts';

/** What lists tables. */
export interface Listing {
  readonly store: FileStore;
  readonly spec: PathSpec;
  readonly report: Report;
}

/**
 * The tables of a `path_spec`. On S3, a table of partitions is listed by itself, and only in the partitions that are
 * asked for; all other files are listed in one go and put together.
 */
export async function* listTables(listing: Listing): AsyncGenerator<ListedTable> {
  const { spec } = listing;
  const { sample_files: sampled, traversal_method: method } = spec.config;
  if (isS3Url(spec.include) && spec.hasTableFolders && sampled && method !== 'ALL') {
    yield* listSampledTables(listing);
    return;
  }
  const tables = new Map<string, ListedTable>();
  await addFiles(listing, fixedPrefix(spec.include), tables, false);
  yield* tables.values();
}

async function* listSampledTables(listing: Listing): AsyncGenerator<ListedTable> {
  const { store, spec } = listing;
  const start = spec.include.slice(0, spec.include.indexOf('{table}')).replace(/\{[^}]+\}/g, '*');
  for await (const prefix of expand(store, start))
    for await (const folder of foldersWithPrefix(store, prefix)) {
      if (spec.skipsFolder(folder) || !spec.allowsTable(spec.table(`${folder}/`).name)) continue;
      const tables = new Map<string, ListedTable>();
      const { folders, partial } = await selectPartitions(store, spec, folder);
      for (const one of folders) await addFiles(listing, `${one}/`, tables, partial);
      yield* tables.values();
    }
}

async function addFiles(
  { store, spec, report }: Listing,
  prefix: string,
  tables: Map<string, ListedTable>,
  partial: boolean,
): Promise<void> {
  for await (const file of store.list(prefix)) {
    report.count('files_listed');
    const reason = spec.reasonToSkip(file.path);
    if (reason !== undefined) {
      report.count(`files_skipped_by_${reason}`);
      continue;
    }
    addToTable(spec, file, tables, partial);
  }
}

function addToTable(
  spec: PathSpec,
  file: StoredFile,
  tables: Map<string, ListedTable>,
  partial: boolean,
): void {
  const { name, path } = spec.table(file.path);
  let table = tables.get(path);
  if (table === undefined) {
    table = {
      name,
      path,
      sample: file,
      files: [],
      numberOfFiles: 0,
      size: 0,
      partitions: new Map(),
      partial,
    };
    tables.set(path, table);
  }
  addFile(table, file, spec.partition(file.path));
}

/** The part of a path that has no names to find. */
const fixedPrefix = (include: string): string => /^[^*{?[]*/.exec(include)?.[0] ?? '';

/** The folders that a path with `*` stands for. */
export async function* expand(store: FileStore, path: string): AsyncGenerator<string> {
  const star = path.indexOf('*');
  if (star === -1) {
    yield path;
    return;
  }
  const end = path.indexOf('/', star);
  const rest = end === -1 ? '' : path.slice(end);
  for await (const folder of foldersWithPrefix(store, path.slice(0, star)))
    yield* expand(store, folder + rest);
}

/** Folders whose path starts with a prefix, which may end within a name. */
async function* foldersWithPrefix(store: FileStore, prefix: string): AsyncGenerator<string> {
  for await (const folder of store.folders(prefix.slice(0, prefix.lastIndexOf('/') + 1)))
    if (folder.startsWith(prefix)) yield folder;
}
