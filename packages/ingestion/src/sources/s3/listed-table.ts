import type { StoredFile } from '../file-store/file-store.ts';

/** A folder of files of one table. */
export interface Partition {
  /** `year=2024/month=10`. */
  readonly id: string;
  /** Keys and values, in order. */
  readonly pairs: readonly (readonly [string, string])[];
  /** The oldest and the newest modification, in milliseconds since the epoch. */
  oldest: number;
  newest: number;
}

/** A table as its files show it. */
export interface ListedTable {
  /** Display name. */
  readonly name: string;
  /** Path of the table: a folder, or the only file. */
  readonly path: string;
  /** The newest file that is not empty, from which the schema is read; the newest one if all are empty. */
  sample: StoredFile;
  /** All files that were listed, for profiles; no more than {@link maxFiles} are kept. */
  readonly files: StoredFile[];
  numberOfFiles: number;
  /** Bytes of all files. */
  size: number;
  readonly partitions: Map<string, Partition>;
  /** Whether only some partitions were listed, so that number and size are not known. */
  readonly partial: boolean;
}

/** Number of files of a table that are kept for its profile, so that memory does not grow with the table. */
const maxFiles = 1000;

/** Adds a file to its table. */
export function addFile(
  table: ListedTable,
  file: StoredFile,
  pairs: readonly (readonly [string, string])[] | undefined,
): void {
  table.numberOfFiles += 1;
  table.size += file.size;
  if (table.files.length < maxFiles) table.files.push(file);
  const better =
    file.size > 0 === table.sample.size > 0 ? file.modified > table.sample.modified : file.size > 0;
  if (better) table.sample = file;
  if (pairs === undefined) return;
  const id = pairs.map(([key, value]) => `${key}=${value}`).join('/');
  const known = table.partitions.get(id);
  if (known === undefined)
    table.partitions.set(id, { id, pairs, oldest: file.modified, newest: file.modified });
  else {
    known.oldest = Math.min(known.oldest, file.modified);
    known.newest = Math.max(known.newest, file.modified);
  }
}
