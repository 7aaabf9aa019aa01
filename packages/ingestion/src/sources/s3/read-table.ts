import type { DatasetProfile, SchemaField } from '@colophon/model-types';
import type { SourceContext } from '../../definitions/source.ts';
import { schemaField } from '../avro-fields/schema-field.ts';
import type { FileStore, StoredFile } from '../file-store/file-store.ts';
import type { S3Config } from './config.ts';
import type { FileFormat, Sample } from './formats/file-format.ts';
import { formats } from './formats/formats.ts';
import type { ListedTable } from './listed-table.ts';
import type { PathSpec } from './path-spec.ts';
import { type ProfiledFile, profileTable } from './profile/table-profile.ts';

/** What reads files. */
export interface TableReader {
  readonly config: S3Config;
  readonly context: SourceContext;
  readonly store: FileStore;
  readonly spec: PathSpec;
}

/** The columns of a table, by its newest file; undefined, after a warning, if they cannot be read. */
export async function readFields(
  reader: TableReader,
  table: ListedTable,
): Promise<SchemaField[] | undefined> {
  const { config, context } = reader;
  const { sample: file } = table;
  if (!config.enable_schema_inference) return undefined;
  if (file.size === 0) {
    context.report.info({ title: 'empty file', message: 'It has no schema to read.', context: file.path });
    return undefined;
  }
  const opened = await openFile(reader, file);
  if (opened === undefined) return undefined;
  try {
    const fields = await opened.format.fields(opened.sample);
    if (config.sort_schema_fields) fields.sort((a, b) => (a.fieldPath < b.fieldPath ? -1 : 1));
    return config.add_partition_columns_to_schema ? [...fields, ...partitionFields(table, fields)] : fields;
  } catch (error) {
    warn(reader, file, 'cannot read the schema of a file', error);
    return undefined;
  }
}

/** The profile of a table; undefined, after a warning, if it cannot be read. */
export async function readProfile(
  reader: TableReader,
  table: ListedTable,
  fields: readonly SchemaField[],
): Promise<DatasetProfile | undefined> {
  const { config, context } = reader;
  const files: ProfiledFile[] = [];
  for (const file of table.files) {
    if (file.size === 0) continue;
    // What is wrong with the newest file has been said.
    const opened = await openFile(reader, file, file === table.sample);
    if (opened === undefined) return undefined;
    files.push(opened);
  }
  try {
    return await profileTable(files, {
      config,
      fields,
      partial: table.partial || table.files.length < table.numberOfFiles,
      now: context.now(),
      signal: context.signal,
    });
  } catch (error) {
    warn(reader, table.sample, 'cannot profile a table', error);
    return undefined;
  }
}

async function openFile(
  reader: TableReader,
  file: StoredFile,
  quiet = false,
): Promise<{ readonly sample: Sample; readonly format: FileFormat } | undefined> {
  const { config, context, store, spec } = reader;
  const type = spec.format(file.path);
  if (type === undefined) return undefined;
  if (/\.bz2$/i.test(file.path)) {
    warn(reader, file, 'unsupported compression', new Error('Files in bzip2 cannot be read. Use gzip'));
    return undefined;
  }
  const sample: Sample = {
    store,
    file,
    compressed: /\.gz(ip)?$/i.test(file.path),
    maxBytes: config.max_bytes,
    maxRows: config.max_rows,
    warn(title, message, line) {
      if (quiet) return;
      const place = line === undefined ? file.path : `${file.path}:${line}`;
      context.report.warn({ title, message, context: place });
    },
  };
  return { sample, format: await formats[type]() };
}

function partitionFields(table: ListedTable, fields: readonly SchemaField[]): SchemaField[] {
  const [partition] = table.partitions.values();
  const typed = fields.some(({ fieldPath }) => fieldPath.startsWith('[version=2.0]'));
  return (partition?.pairs ?? []).map(([key]) =>
    schemaField(typed ? `[version=2.0].[type=string].${key}` : key, 'String', 'string', {
      isPartitioningKey: true,
    }),
  );
}

function warn({ context }: TableReader, file: StoredFile, title: string, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  const remedy =
    error instanceof Error && 'remedy' in error && error.remedy ? ` ${String(error.remedy)}` : '';
  context.report.warn({ title, message: `${message.replace(/\.$/, '')}.${remedy}`, context: file.path });
}
