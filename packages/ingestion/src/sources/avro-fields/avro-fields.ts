import type { SchemaField, SchemaFieldDataType } from '@colophon/model-types';
import { type AvroField, type AvroNode, type AvroSchema, toAvroNode } from './avro-schema.ts';
import { type FieldType, fieldDataType } from './schema-field.ts';

/** How fields are described. */
export interface AvroFieldsOptions {
  /** Whether the schema is that of a key, such as the key of a message. Default false. */
  readonly isKeySchema?: boolean;
}

const types: Readonly<Record<string, FieldType>> = {
  null: 'Null',
  boolean: 'Boolean',
  int: 'Number',
  long: 'Number',
  float: 'Number',
  double: 'Number',
  bytes: 'Bytes',
  string: 'String',
  record: 'Record',
  map: 'Map',
  enum: 'Enum',
  array: 'Array',
  union: 'Union',
  fixed: 'Fixed',
};

const logicalTypes: Readonly<Record<string, FieldType>> = {
  date: 'Date',
  decimal: 'Number',
  'time-micros': 'Time',
  'time-millis': 'Time',
  'timestamp-micros': 'Time',
  'timestamp-millis': 'Time',
  uuid: 'String',
};

/**
 * The columns of an Avro schema. Their paths are those of version 2, with the types on the way:
 * `[version=2.0].[type=order].[type=array].[type=string].tags`.
 *
 * @throws TypeError if the schema refers to a type that it does not define.
 */
export function avroFields(
  schema: AvroSchema,
  { isKeySchema = false }: AvroFieldsOptions = {},
): SchemaField[] {
  const fields: SchemaField[] = [];
  const start = ['[version=2.0]', ...(isKeySchema ? ['[key=True]'] : [])];
  visit(toAvroNode(schema), { path: start, records: [], fields, isKeySchema });
  return fields;
}

interface Place {
  /** Parts of the path so far. */
  readonly path: readonly string[];
  /** The field whose type is visited; none at the top. */
  readonly field?: AvroField;
  /** Records on the way here, in which a record that contains itself stops. */
  readonly records: readonly AvroNode[];
  readonly fields: SchemaField[];
  readonly isKeySchema: boolean;
}

function visit(node: AvroNode, place: Place): void {
  const actual = withoutNull(node) ?? node;
  const here = { ...place, path: [...place.path, `[type=${typeName(actual)}]`] };
  switch (actual.type) {
    case 'record':
      visitRecord(actual, here);
      break;
    case 'array':
    case 'map': {
      const inner = actual.type === 'array' ? actual.items : actual.values;
      if (isNode(inner)) visit(inner, here);
      break;
    }
    default:
      emit(here, actual);
      for (const branch of actual.branches ?? []) if (branch.type !== 'null') visit(branch, here);
  }
}

function visitRecord(record: AvroNode, place: Place): void {
  const recursive = place.records.includes(record);
  const path = place.field === undefined ? place.path : emit(place, record, recursive);
  if (recursive) return;
  for (const field of record.fields ?? [])
    if (isNode(field.type)) visit(field.type, { ...place, path, field, records: [...place.records, record] });
}

/** Adds the field, and returns its path. */
function emit(
  { path, field, fields, isKeySchema }: Place,
  reached: AvroNode,
  recursive = false,
): readonly string[] {
  const full = field === undefined ? path : [...path, field.name];
  const node = field !== undefined && isNode(field.type) ? field.type : reached;
  const actual = withoutNull(node) ?? node;
  const description = descriptionOf(field, actual);
  const properties = ownProperties(field, node, actual);
  fields.push({
    fieldPath: full.join('.'),
    nativeDataType: nativeType(actual, reached),
    type: dataType(actual),
    nullable: isNullable(node),
    recursive,
    ...(description !== undefined && { description }),
    ...(isKeySchema && { isPartOfKey: true }),
    ...(properties !== undefined && { jsonProps: properties }),
  });
  return full;
}

/** The type as its author wrote it; within a union, that of the branch. */
const nativeType = (actual: AvroNode, reached: AvroNode): string =>
  typeof actual.native_data_type === 'string'
    ? actual.native_data_type
    : typeName(actual.type === 'union' ? reached : actual);

function dataType(node: AvroNode): SchemaFieldDataType {
  const type = logicalTypes[node.logicalType ?? ''] ?? types[node.type] ?? 'Null';
  const inner = (value: unknown) => (isNode(value) ? (value.logicalType ?? value.type) : 'null');
  if (type === 'Array') return fieldDataType(type, { nestedType: [inner(node.items)] });
  if (type === 'Map') return fieldDataType(type, { keyType: 'string', valueType: inner(node.values) });
  return fieldDataType(type);
}

function descriptionOf(field: AvroField | undefined, actual: AvroNode): string | undefined {
  const description = field?.doc || actual.doc || undefined;
  const value = field?.default;
  if (value === undefined || value === null) return description;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `${description ?? ''}\nField default value: ${text}`;
}

const known = new Set([
  ...['type', 'name', 'namespace', 'fields', 'items', 'size', 'symbols', 'values', 'doc', 'default', 'order'],
  ...['branches', 'aliases', '_nullable', 'native_data_type'],
]);

/** Properties that Avro does not define, and logical types, as JSON. */
function ownProperties(...nodes: readonly (object | undefined)[]): string | undefined {
  const entries = nodes.flatMap((node) => Object.entries(node ?? {})).filter(([key]) => !known.has(key));
  return entries.length > 0 ? JSON.stringify(Object.fromEntries(entries)) : undefined;
}

function typeName(node: AvroNode): string {
  if (node.type !== 'record') return node.type;
  const name = (node.name ?? 'record').split('.').at(-1) ?? 'record';
  return name.startsWith('__struct_') ? 'struct' : name;
}

/** The other schema of a union of two with `null`. */
function withoutNull({ branches }: AvroNode): AvroNode | undefined {
  if (branches?.length !== 2 || !branches.some(({ type }) => type === 'null')) return undefined;
  return branches.find(({ type }) => type !== 'null');
}

const isNullable = (node: AvroNode): boolean =>
  node.branches ? node.branches.some(isNullable) : node.type === 'null' || node._nullable === true;

const isNode = (value: unknown): value is AvroNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'type' in value;
