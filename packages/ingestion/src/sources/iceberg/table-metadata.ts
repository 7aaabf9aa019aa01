/** A state of a table. */
export interface Snapshot {
  /** A number, or a text if it has more digits than a number holds. */
  readonly 'snapshot-id': number | string;
  readonly 'timestamp-ms': number;
  readonly 'manifest-list': string;
  readonly summary?: Readonly<Record<string, string>>;
}

/** What the metadata file of a table has, as far as it is read here. */
export interface TableMetadata {
  readonly 'format-version': number;
  readonly location: string;
  readonly 'last-updated-ms'?: number;
  readonly 'current-schema-id'?: number;
  readonly schemas?: readonly TableSchema[];
  /** Of version 1. */
  readonly schema?: TableSchema;
  readonly 'default-spec-id'?: number;
  readonly 'partition-specs'?: readonly {
    readonly 'spec-id': number;
    readonly fields: readonly PartitionField[];
  }[];
  readonly properties?: Readonly<Record<string, string>>;
  readonly 'current-snapshot-id'?: number | string | null;
  readonly snapshots?: readonly Snapshot[];
}

interface TableSchema {
  readonly 'schema-id'?: number;
  readonly fields: readonly IcebergField[];
}

/** How a table is partitioned by a column. */
export interface PartitionField {
  readonly 'source-id'?: number;
  readonly 'field-id': number;
  readonly name: string;
  readonly transform: string;
}

/** A type of Iceberg: the name of one, or a list, a map or a struct. */
export type IcebergType =
  | string
  | { readonly type: 'struct'; readonly fields: readonly IcebergField[] }
  | {
      readonly type: 'list';
      readonly element: IcebergType;
      readonly 'element-id': number;
      readonly 'element-required': boolean;
    }
  | {
      readonly type: 'map';
      readonly key: IcebergType;
      readonly value: IcebergType;
      readonly 'value-required': boolean;
    };

/** A column, or a field of a struct. */
export interface IcebergField {
  readonly id: number;
  readonly name: string;
  readonly required: boolean;
  readonly type: IcebergType;
  readonly doc?: string;
}

/** Reads JSON. Numbers with more digits than a number holds, such as ids of snapshots, stay texts. */
export function parseLongJson(text: string): unknown {
  return JSON.parse(text, ((_key: string, value: unknown, context?: { source?: string }) =>
    typeof value === 'number' && !Number.isSafeInteger(value) && Number.isInteger(value)
      ? (context?.source ?? value)
      : value) as (key: string, value: unknown) => unknown);
}

/** The metadata of a table. */
export function toTableMetadata(value: unknown): TableMetadata {
  if (typeof value !== 'object' || value === null || !('format-version' in value))
    throw new Error('It is no metadata of an Iceberg table');
  return value as TableMetadata;
}

/** Columns of the current schema. Tables of version 1 may have only one. */
export function currentFields(metadata: TableMetadata): readonly IcebergField[] {
  const schema =
    metadata.schemas?.find((one) => one['schema-id'] === metadata['current-schema-id']) ?? metadata.schema;
  return schema?.fields ?? [];
}

/** The current snapshot; undefined for a table without data. */
export const currentSnapshot = (metadata: TableMetadata): Snapshot | undefined =>
  metadata.snapshots?.find((one) => one['snapshot-id'] === metadata['current-snapshot-id']);

/** A type as PyIceberg prints it: `list<string>`, `struct<3: city: optional string>`. */
export function printType(type: IcebergType): string {
  if (typeof type === 'string') return type.replace(/^decimal\((\d+),\s*(\d+)\)$/, 'decimal($1, $2)');
  if (type.type === 'list') return `list<${printType(type.element)}>`;
  if (type.type === 'map') return `map<${printType(type.key)}, ${printType(type.value)}>`;
  const fields = type.fields.map(
    ({ id, name, required, type: inner, doc }) =>
      `${id}: ${name}: ${required ? 'required' : 'optional'} ${printType(inner)}${doc ? ` (${doc})` : ''}`,
  );
  return `struct<${fields.join(', ')}>`;
}
