import type { SchemaElement, SchemaTree } from 'hyparquet';
import type { FieldType } from '../../avro-fields/schema-field.ts';

/** A type of Parquet, as Apache Arrow names it, and its type in the catalogue. */
export interface ParquetColumnType {
  readonly native: string;
  readonly type: FieldType;
}

const named = (native: string, type: FieldType): ParquetColumnType => ({ native, type });

/** The type of a column: `int64`, `list<element: string>`, `struct<street: string, number: int32>`. */
export function parquetType({ element, children }: SchemaTree): ParquetColumnType {
  const repeated = element.repetition_type === 'REPEATED';
  const one = children.length === 0 ? primitiveType(element) : groupType(element, children);
  // A repeated field outside a list is a list, too: that is how old writers put it.
  return repeated && !isMarkedGroup(element) ? named(`list<${element.name}: ${one.native}>`, 'Array') : one;
}

function groupType(element: SchemaElement, children: readonly SchemaTree[]): ParquetColumnType {
  const kind = element.logical_type?.type ?? element.converted_type;
  const [inner] = children;
  if (kind === 'LIST' && inner !== undefined) {
    // Three levels: the group, `list`, and its only child, which is the item.
    const item = inner.children.length === 1 && inner.children[0] ? inner.children[0] : inner;
    return named(`list<${childType(item)}>`, 'Array');
  }
  if ((kind === 'MAP' || kind === 'MAP_KEY_VALUE') && inner?.children.length === 2) {
    const [key, value] = inner.children;
    if (key && value) return named(`map<${parquetType(key).native}, ${parquetType(value).native}>`, 'Map');
  }
  return named(`struct<${children.map(childType).join(', ')}>`, 'Record');
}

const childType = (child: SchemaTree): string =>
  `${child.element.name}: ${parquetType({ ...child, element: withoutRepetition(child.element) }).native}${
    child.element.repetition_type === 'REQUIRED' ? ' not null' : ''
  }`;

/** Within a list, it is the item that is repeated. */
function withoutRepetition(element: SchemaElement): SchemaElement {
  return element.repetition_type === 'REPEATED' ? { ...element, repetition_type: 'OPTIONAL' } : element;
}

const isMarkedGroup = ({ logical_type: logical, converted_type: converted }: SchemaElement) =>
  logical?.type === 'LIST' || logical?.type === 'MAP' || converted === 'LIST' || converted === 'MAP';

const units = { MILLIS: 'ms', MICROS: 'us', NANOS: 'ns' } as const;

function primitiveType(element: SchemaElement): ParquetColumnType {
  return logicalType(element) ?? convertedType(element) ?? physicalType(element);
}

function logicalType({ logical_type: logical }: SchemaElement): ParquetColumnType | undefined {
  switch (logical?.type) {
    case 'STRING':
    case 'JSON':
      return named('string', 'String');
    case 'ENUM':
      return named('string', 'Enum');
    case 'UUID':
      return named('uuid', 'String');
    case 'DATE':
      return named('date32[day]', 'Date');
    case 'NULL':
      return named('null', 'Null');
    case 'FLOAT16':
      return named('halffloat', 'Number');
    case 'INTEGER':
      return named(`${logical.isSigned ? '' : 'u'}int${logical.bitWidth}`, 'Number');
    case 'DECIMAL':
      return decimal(logical.precision, logical.scale);
    case 'TIME':
      return named(`time${logical.unit === 'MILLIS' ? 32 : 64}[${units[logical.unit]}]`, 'Time');
    case 'TIMESTAMP':
      return named(`timestamp[${units[logical.unit]}${logical.isAdjustedToUTC ? ', tz=UTC' : ''}]`, 'Time');
    default:
      return undefined;
  }
}

const converted: Readonly<Record<string, ParquetColumnType>> = {
  UTF8: named('string', 'String'),
  JSON: named('string', 'String'),
  ENUM: named('string', 'Enum'),
  BSON: named('binary', 'Bytes'),
  DATE: named('date32[day]', 'Date'),
  TIME_MILLIS: named('time32[ms]', 'Time'),
  TIME_MICROS: named('time64[us]', 'Time'),
  TIMESTAMP_MILLIS: named('timestamp[ms, tz=UTC]', 'Time'),
  TIMESTAMP_MICROS: named('timestamp[us, tz=UTC]', 'Time'),
};

function convertedType({
  converted_type: type,
  precision,
  scale,
}: SchemaElement): ParquetColumnType | undefined {
  if (type === undefined) return undefined;
  if (type === 'DECIMAL') return decimal(precision ?? 0, scale ?? 0);
  const [, unsigned, bits] = /^(U?)INT_(\d+)$/.exec(type) ?? [];
  return bits === undefined ? converted[type] : named(`${unsigned ? 'u' : ''}int${bits}`, 'Number');
}

const decimal = (precision: number, scale: number) =>
  named(`decimal${precision > 38 ? 256 : 128}(${precision}, ${scale})`, 'Number');

function physicalType({ type, type_length: length }: SchemaElement): ParquetColumnType {
  switch (type) {
    case 'BOOLEAN':
      return named('bool', 'Boolean');
    case 'INT32':
    case 'INT64':
      return named(type.toLowerCase(), 'Number');
    case 'INT96':
      return named('timestamp[ns]', 'Time');
    case 'FLOAT':
    case 'DOUBLE':
      return named(type.toLowerCase(), 'Number');
    case 'FIXED_LEN_BYTE_ARRAY':
      return named(`fixed_size_binary[${length ?? 0}]`, 'Bytes');
    default:
      return named('binary', 'Bytes');
  }
}
