import type { DatasetProfile, SchemaField } from '@colophon/model-types';
import type { S3Config } from '../config.ts';
import type { FileFormat, Sample } from '../formats/file-format.ts';
import { TableStatistics } from './table-statistics.ts';

/** A file with the format to read it in. */
export interface ProfiledFile {
  readonly sample: Sample;
  readonly format: FileFormat;
}

/** What a profile is made of. */
export interface ProfileOptions {
  readonly config: S3Config;
  /** The columns, whose paths the profile uses. */
  readonly fields: readonly SchemaField[];
  /** Whether there are more files than these. */
  readonly partial: boolean;
  readonly now: number;
  readonly signal: AbortSignal;
}

/**
 * Statistics of the values of a table, file by file, until a limit is reached. A profile of a part says so, and has
 * the number of rows only if the files state it.
 */
export async function profileTable(
  files: readonly ProfiledFile[],
  { config, fields, now, signal, ...rest }: ProfileOptions,
): Promise<DatasetProfile> {
  const { limit, profile_table_level_only: tableOnly } = config.profiling;
  const statistics = new TableStatistics(config);
  const stated = await statedCount(files);
  let { partial } = rest;
  let bytes = config.max_bytes * 4;
  if (!tableOnly || stated === undefined)
    for (const { sample, format } of files) {
      if (bytes <= 0 || statistics.rows >= limit || signal.aborted) {
        partial = true;
        break;
      }
      const rows = format.rows({ ...sample, maxBytes: bytes });
      for await (const row of rows) {
        if (statistics.rows >= limit || signal.aborted) {
          partial = true;
          break;
        }
        statistics.add(row);
      }
      partial ||= rows.truncated;
      bytes -= sample.file.size;
    }
  const rowCount = rest.partial ? undefined : (stated ?? (partial ? undefined : statistics.rows));
  const paths = pathsByName(fields);
  return {
    timestampMillis: now,
    ...(rowCount !== undefined && { rowCount }),
    columnCount: paths.size || statistics.names.size,
    ...(partial && { partitionSpec: { type: 'QUERY', partition: `SAMPLE (${statistics.rows} rows)` } }),
    ...(!tableOnly && { fieldProfiles: statistics.profiles((name) => paths.get(name) ?? name) }),
  };
}

/** Number of rows as all files state it; undefined if one does not. */
async function statedCount(files: readonly ProfiledFile[]): Promise<number | undefined> {
  let total = 0;
  for (const { sample, format } of files) {
    if (format.count === undefined) return undefined;
    total += await format.count(sample);
  }
  return total;
}

/** Paths of the columns at the top, by their names: those of Avro have their types before them. */
function pathsByName(fields: readonly SchemaField[]): Map<string, string> {
  const paths = new Map<string, string>();
  for (const { fieldPath } of fields) {
    if (!fieldPath.startsWith('[version=2.0]')) paths.set(fieldPath, fieldPath);
    else {
      const names = fieldPath.split(/\.(?![^[]*\])/).filter((part) => !part.startsWith('['));
      if (names.length === 1 && names[0] !== undefined && !paths.has(names[0]))
        paths.set(names[0], fieldPath);
    }
  }
  return paths;
}
