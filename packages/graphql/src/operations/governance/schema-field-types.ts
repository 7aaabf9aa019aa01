import type { JsonObject } from '@colophon/schema';

/** The record of the model for each symbol of `SchemaFieldDataType`. */
const records = {
  BOOLEAN: 'BooleanType',
  FIXED: 'FixedType',
  STRING: 'StringType',
  BYTES: 'BytesType',
  NUMBER: 'NumberType',
  DATE: 'DateType',
  TIME: 'TimeType',
  ENUM: 'EnumType',
  NULL: 'NullType',
  MAP: 'MapType',
  ARRAY: 'ArrayType',
  UNION: 'UnionType',
  STRUCT: 'RecordType',
} as const;

export type SchemaFieldDataType = keyof typeof records;

/** The type of a column as the model has it. */
export const toFieldType = (symbol: SchemaFieldDataType): JsonObject => ({
  type: { [`com.linkedin.schema.${records[symbol]}`]: {} },
});
