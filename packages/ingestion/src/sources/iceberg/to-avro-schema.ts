import type { AvroSchema } from '../avro-fields/avro-schema.ts';
import { type IcebergField, type IcebergType, printType } from './table-metadata.ts';

const primitives: Readonly<Record<string, object>> = {
  boolean: { type: 'boolean' },
  int: { type: 'int' },
  long: { type: 'long' },
  float: { type: 'float' },
  double: { type: 'double' },
  date: { type: 'int', logicalType: 'date' },
  time: { type: 'long', logicalType: 'time-micros' },
  timestamp: { type: 'long', logicalType: 'timestamp-micros' },
  timestamptz: { type: 'long', logicalType: 'timestamp-micros' },
  timestamp_ns: { type: 'long', logicalType: 'timestamp-micros' },
  timestamptz_ns: { type: 'long', logicalType: 'timestamp-micros' },
  string: { type: 'string' },
  uuid: { type: 'string', logicalType: 'uuid' },
  binary: { type: 'bytes' },
};

/** The columns of a table as an Avro schema, which gives them the field paths that DataHub's source has. */
export function toAvroSchema(fields: readonly IcebergField[]): AvroSchema {
  let count = 0;
  return struct(fields) as unknown as AvroSchema;

  function struct(inner: readonly IcebergField[]): object {
    count += 1;
    return {
      type: 'record',
      name: `__struct_${count}`,
      fields: inner.map(({ name, required, type, doc }) => ({
        name,
        type: convert(type, !required),
        ...(doc !== undefined && { doc }),
      })),
    };
  }

  function convert(type: IcebergType, nullable: boolean): object {
    const marks = { native_data_type: printType(type), _nullable: nullable };
    if (typeof type === 'string') return { ...primitive(type), ...marks };
    if (type.type === 'struct') return { ...struct(type.fields), ...marks };
    if (type.type === 'list')
      return { type: 'array', items: convert(type.element, !type['element-required']), ...marks };
    // As the entries of a map in Java: the keys of Avro could only be texts.
    const entry = {
      type: 'record',
      name: '__map_entry',
      fields: [
        { name: 'key', type: convert(type.key, false) },
        { name: 'value', type: convert(type.value, !type['value-required']) },
      ],
    };
    return { type: 'array', items: entry, ...marks };
  }

  function primitive(type: string): object {
    const decimal = /^decimal\((\d+),\s*(\d+)\)$/.exec(type);
    count += 1;
    if (decimal)
      return {
        type: 'fixed',
        name: `__fixed_${count}`,
        size: 1,
        logicalType: 'decimal',
        precision: Number(decimal[1]),
        scale: Number(decimal[2]),
      };
    if (type.startsWith('fixed')) return { type: 'fixed', name: `__fixed_${count}`, size: 1 };
    return primitives[type] ?? { type: 'string' };
  }
}
