import type { SchemaField, SchemaFieldDataType } from '@colophon/model-types';

/** Name of a type in the catalogue's vocabulary. */
export type FieldType =
  | 'Boolean'
  | 'Number'
  | 'String'
  | 'Bytes'
  | 'Fixed'
  | 'Date'
  | 'Time'
  | 'Enum'
  | 'Null'
  | 'Map'
  | 'Array'
  | 'Union'
  | 'Record';

/** The value that names a type. */
export const fieldDataType = (type: FieldType, details: object = {}): SchemaFieldDataType =>
  ({ type: { [`com.linkedin.schema.${type}Type`]: details } }) as SchemaFieldDataType;

/** A column, with the values that are the same for most. */
export const schemaField = (
  fieldPath: string,
  type: FieldType,
  nativeDataType: string,
  more: Partial<SchemaField> = {},
): SchemaField => ({
  fieldPath,
  nativeDataType,
  type: fieldDataType(type),
  nullable: false,
  recursive: false,
  ...more,
});
