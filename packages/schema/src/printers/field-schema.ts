import type {
  EnumerationType,
  Field,
  Json,
  JsonObject,
  NamedType,
  PrimitiveName,
  RecordType,
  Type,
} from '../types.ts';
import { unionMemberName } from '../types.ts';

/** A JSON Schema, draft 2020-12, as a plain object. */
export type JsonSchema = JsonObject;

/** Prints the place where a record or enumeration is used; the printers differ in where they define it. */
export type Reference = (type: NamedType) => JsonSchema;

const int32 = 2 ** 31;

/** JSON Schema of each primitive; a long is any whole number that JSON can carry without loss. */
const primitives: Readonly<Record<PrimitiveName, JsonSchema>> = {
  string: { type: 'string' },
  boolean: { type: 'boolean' },
  int: { type: 'integer', minimum: -int32, maximum: int32 - 1 },
  long: { type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER },
  float: { type: 'number' },
  double: { type: 'number' },
  bytes: { type: 'string' },
};

/** The definition of a record or enumeration, which refers to the others through `reference`. */
export const namedSchema = (type: NamedType, reference: Reference): JsonSchema =>
  type.kind === 'enumeration' ? enumerationSchema(type) : recordSchema(type, reference);

const enumerationSchema = (type: EnumerationType): JsonSchema => ({
  description: type.doc,
  type: 'string',
  enum: Object.keys(type.symbols),
});

function recordSchema(record: RecordType, reference: Reference): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  const required: string[] = [];
  for (const [name, field] of Object.entries(record.fields)) {
    properties[name] = fieldSchema(field, reference);
    if (!field.optional && field.default === undefined) required.push(name);
  }
  return {
    description: record.doc,
    type: 'object',
    properties,
    ...(required.length > 0 && { required }),
    ...(record.rules && { rules: record.rules as unknown as Json }),
    additionalProperties: false,
  };
}

function fieldSchema(field: Field, reference: Reference): JsonSchema {
  const limits: Record<string, Json> = {};
  if (field.min !== undefined) limits.minimum = field.min;
  const { min, max } = field.length ?? {};
  if (min !== undefined) limits.minLength = min;
  if (max !== undefined) limits.maxLength = max;
  const annotations: Record<string, Json> = { description: field.doc };
  if (field.default !== undefined) annotations.default = field.default;
  if (field.deprecated) annotations.deprecated = true;
  // The field's own limits come last: they are narrower than its type's.
  return { ...annotations, ...typeSchema(field.type, reference), ...limits };
}

function typeSchema(type: Type, reference: Reference): JsonSchema {
  switch (type.kind) {
    case 'primitive':
      return primitives[type.name];
    case 'urn':
      return { type: 'string', urn: [...type.entityTypes] };
    case 'array':
      return { type: 'array', items: typeSchema(type.items, reference) };
    case 'map':
      return { type: 'object', additionalProperties: typeSchema(type.values, reference) };
    case 'union':
      return {
        type: 'object',
        minProperties: 1,
        maxProperties: 1,
        properties: Object.fromEntries(
          type.members.map((member) => [unionMemberName(member), typeSchema(member, reference)]),
        ),
        additionalProperties: false,
      };
    default:
      return reference(type);
  }
}
