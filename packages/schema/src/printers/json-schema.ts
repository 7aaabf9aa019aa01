import type {
  Aspect,
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

/**
 * The JSON Schema of an aspect's value. Records become `$defs` under their qualified names; urns carry the keyword
 * `urn` with the entity types that they may point to (any when the list is empty), and records with rules the keyword
 * `rules`.
 */
export function toJsonSchema(aspect: Aspect): JsonSchema {
  const defs: Record<string, JsonSchema> = {};
  define(aspect.record, defs);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: aspect.name,
    $ref: reference(aspect.record),
    $defs: defs,
  };
}

const reference = (type: NamedType): string => `#/$defs/${type.name}`;

function define(type: NamedType, defs: Record<string, JsonSchema>): JsonSchema {
  if (!(type.name in defs)) {
    if (type.kind === 'enumeration') {
      defs[type.name] = { description: type.doc, type: 'string', enum: Object.keys(type.symbols) };
    } else {
      // Reserved before its fields are printed, so that a record may contain itself.
      defs[type.name] = {};
      defs[type.name] = recordSchema(type, defs);
    }
  }
  return { $ref: reference(type) };
}

function recordSchema(record: RecordType, defs: Record<string, JsonSchema>): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  const required: string[] = [];
  for (const [name, field] of Object.entries(record.fields)) {
    properties[name] = fieldSchema(field, defs);
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

function fieldSchema(field: Field, defs: Record<string, JsonSchema>): JsonSchema {
  const annotations: Record<string, Json> = { description: field.doc };
  if (field.default !== undefined) annotations.default = field.default;
  if (field.deprecated) annotations.deprecated = true;
  if (field.min !== undefined) annotations.minimum = field.min;
  const { min, max } = field.length ?? {};
  if (min !== undefined) annotations.minLength = min;
  if (max !== undefined) annotations.maxLength = max;
  // The field's own limits come last: they are narrower than its type's.
  return { ...typeSchema(field.type, defs), ...annotations };
}

function typeSchema(type: Type, defs: Record<string, JsonSchema>): JsonSchema {
  switch (type.kind) {
    case 'primitive':
      return primitives[type.name];
    case 'urn':
      return { type: 'string', urn: [...type.entityTypes] };
    case 'array':
      return { type: 'array', items: typeSchema(type.items, defs) };
    case 'map':
      return { type: 'object', additionalProperties: typeSchema(type.values, defs) };
    case 'union':
      return {
        type: 'object',
        minProperties: 1,
        maxProperties: 1,
        properties: Object.fromEntries(
          type.members.map((member) => [unionMemberName(member), typeSchema(member, defs)]),
        ),
        additionalProperties: false,
      };
    default:
      return define(type, defs);
  }
}
