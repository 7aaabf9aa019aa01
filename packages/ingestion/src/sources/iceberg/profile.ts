import type { DatasetFieldProfile, DatasetProfile, SchemaField } from '@colophon/model-types';
import { avroMetadata, avroRead } from 'icebird';
import { decodeBound, printBound } from './bounds.ts';
import type { IcebergConfig } from './configuration.ts';
import { currentFields, currentSnapshot, type IcebergField, type TableMetadata } from './table-metadata.ts';

/** Reads a file as a whole. Manifests are small. */
export type ReadFile = (path: string) => Promise<Uint8Array>;

type Pairs = readonly { readonly key: number; readonly value: unknown }[] | undefined;

/** What the manifests say of a column. */
interface ColumnCounts {
  nulls: bigint;
  min: number | bigint | undefined;
  max: number | bigint | undefined;
}

/** The profile of a table from its manifests: no data is read. Undefined for a table without data. */
export async function profileTable(
  metadata: TableMetadata,
  fields: readonly SchemaField[],
  { profiling }: IcebergConfig,
  readFile: ReadFile,
  now: number,
): Promise<DatasetProfile | undefined> {
  const snapshot = currentSnapshot(metadata);
  if (snapshot === undefined) return undefined;
  const columns = currentFields(metadata);
  const { summary } = snapshot;
  const stated = summary?.['total-records'];
  const counts = new Map(
    columns.map(({ id }) => [id, { nulls: 0n, min: undefined, max: undefined } as ColumnCounts]),
  );
  const manifests = await readAvro(await readFile(snapshot['manifest-list']));
  let rows = 0n;
  const complete = manifests.length <= profiling.max_manifests;
  if (complete)
    for (const manifest of manifests) {
      // Files of deletions have no rows of the table.
      if (Number(manifest.content ?? 0) !== 0) continue;
      for (const entry of await readAvro(await readFile(String(manifest.manifest_path)))) {
        if (Number(entry.status) === 2) continue;
        const file = entry.data_file as Record<string, unknown>;
        rows += BigInt(file.record_count as bigint);
        addFile(columns, counts, file);
      }
    }
  const rowCount = stated === undefined ? Number(rows) : Number(stated);
  const size = summary?.['total-files-size'];
  return {
    timestampMillis: now,
    rowCount,
    columnCount: columns.filter(({ type }) => typeof type === 'string').length,
    ...(size !== undefined && { sizeInBytes: Number(size) }),
    ...(complete && { fieldProfiles: columns.flatMap((column) => fieldProfile(column)) }),
  };

  function fieldProfile(column: IcebergField): DatasetFieldProfile[] {
    const found = counts.get(column.id);
    const path = fields.find(({ fieldPath }) => fieldPath.endsWith(`].${column.name}`))?.fieldPath;
    // The counts of a list or a struct are those of what is in it.
    if (found === undefined || typeof column.type !== 'string' || rowCount === 0) return [];
    const nulls = Number(found.nulls);
    return [
      {
        fieldPath: path ?? column.name,
        ...(profiling.include_field_null_count && { nullCount: nulls, nullProportion: nulls / rowCount }),
        ...(profiling.include_field_min_value &&
          found.min !== undefined && { min: printBound(column.type, found.min) }),
        ...(profiling.include_field_max_value &&
          found.max !== undefined && { max: printBound(column.type, found.max) }),
      },
    ];
  }
}

function addFile(
  columns: readonly IcebergField[],
  counts: ReadonlyMap<number, ColumnCounts>,
  file: Readonly<Record<string, unknown>>,
): void {
  const [nulls, lower, upper] = [file.null_value_counts, file.lower_bounds, file.upper_bounds] as Pairs[];
  const lookUp = (pairs: Pairs, id: number) => pairs?.find(({ key }) => key === id)?.value;
  for (const { id, type } of columns) {
    const found = counts.get(id);
    if (found === undefined) continue;
    found.nulls += BigInt((lookUp(nulls, id) as bigint | undefined) ?? 0n);
    const low = lookUp(lower, id);
    const high = lookUp(upper, id);
    const min = low instanceof Uint8Array ? decodeBound(type, low) : undefined;
    const max = high instanceof Uint8Array ? decodeBound(type, high) : undefined;
    if (min !== undefined && (found.min === undefined || min < found.min)) found.min = min;
    if (max !== undefined && (found.max === undefined || max > found.max)) found.max = max;
  }
}

async function readAvro(bytes: Uint8Array): Promise<Record<string, unknown>[]> {
  const reader = { view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), offset: 0 };
  const { metadata, syncMarker } = await avroMetadata(reader);
  return avroRead({ reader, metadata, syncMarker });
}
