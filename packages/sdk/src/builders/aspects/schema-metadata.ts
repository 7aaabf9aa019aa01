import type { ForeignKeyConstraint, SchemaFieldDataType, SchemaMetadata } from '@colophon/model-types';
import { makeDataPlatformUrn } from '../urns/data-platform.ts';
import { makeGlobalTagsAspect } from './labels.ts';

/** The catalogue's own small vocabulary of types, the same for all sources. Each field gets a value of its own. */
const columnTypes = {
  boolean: () => ({ 'com.linkedin.schema.BooleanType': {} }),
  fixed: () => ({ 'com.linkedin.schema.FixedType': {} }),
  string: () => ({ 'com.linkedin.schema.StringType': {} }),
  bytes: () => ({ 'com.linkedin.schema.BytesType': {} }),
  number: () => ({ 'com.linkedin.schema.NumberType': {} }),
  date: () => ({ 'com.linkedin.schema.DateType': {} }),
  time: () => ({ 'com.linkedin.schema.TimeType': {} }),
  enum: () => ({ 'com.linkedin.schema.EnumType': {} }),
  null: () => ({ 'com.linkedin.schema.NullType': {} }),
  map: () => ({ 'com.linkedin.schema.MapType': {} }),
  array: () => ({ 'com.linkedin.schema.ArrayType': {} }),
  union: () => ({ 'com.linkedin.schema.UnionType': {} }),
  record: () => ({ 'com.linkedin.schema.RecordType': {} }),
} as const satisfies Record<string, () => SchemaFieldDataType['type']>;

/** Name of a type, such as `string` or `number`; use `time` for timestamps too. */
export type ColumnType = keyof typeof columnTypes;

/** A column, in short form. */
export interface Column {
  /** Field path: the name, with dots between levels. */
  readonly name: string;
  /** Type as written in the source, for example `VARCHAR(255)`. */
  readonly nativeType: string;
  /** Type in the vocabulary that is the same for all sources. */
  readonly type: ColumnType;
  /** Whether the value may be missing. Default false. */
  readonly nullable?: boolean;
  /** Description for readers. Default: none. */
  readonly description?: string;
  /** names or URNs of tags. Default: none. */
  readonly tags?: readonly string[];
}

/** Properties of a schema. */
export interface SchemaMetadataOptions {
  /** Name of the schema in the source; often that of the dataset. */
  readonly schemaName: string;
  /** Name or URN of the platform. */
  readonly platform: string;
  /** The columns, in order. */
  readonly columns: readonly Column[];
  /** Names of the primary key's columns, in key order; those columns are marked. Default: not stated. */
  readonly primaryKeys?: readonly string[];
  /** Default: not stated. */
  readonly foreignKeys?: readonly ForeignKeyConstraint[];
  /** The schema in the source's own language. Default: empty. */
  readonly rawSchema?: string;
}

/**
 * The `schemaMetadata` aspect of a dataset. Replaces the whole schema.
 *
 * @example
 * ```ts
 * makeSchemaMetadataAspect({
 *   schemaName: 'shop.orders',
 *   platform: 'mysql',
 *   columns: [
 *     { name: 'id', nativeType: 'bigint', type: 'number' },
 *     { name: 'email', nativeType: 'varchar(255)', type: 'string', nullable: true, tags: ['pii'] },
 *   ],
 *   primaryKeys: ['id'],
 * });
 * ```
 * @throws SchemaError `INVALID_URN` when the platform or a tag is empty, or a URN of another type.
 */
export const makeSchemaMetadataAspect = ({
  schemaName,
  platform,
  columns,
  primaryKeys,
  foreignKeys,
  rawSchema = '',
}: SchemaMetadataOptions): SchemaMetadata => ({
  schemaName,
  platform: makeDataPlatformUrn(platform),
  version: 0,
  hash: '',
  platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema } },
  fields: columns.map(({ name, nativeType, type, nullable = false, description, tags }) => ({
    fieldPath: name,
    nativeDataType: nativeType,
    type: { type: columnTypes[type]() },
    nullable,
    ...(description !== undefined && { description }),
    ...(tags && { globalTags: makeGlobalTagsAspect(tags) }),
    ...(primaryKeys?.includes(name) && { isPartOfKey: true }),
  })),
  ...(primaryKeys && { primaryKeys: [...primaryKeys] }),
  ...(foreignKeys && { foreignKeys: [...foreignKeys] }),
});
