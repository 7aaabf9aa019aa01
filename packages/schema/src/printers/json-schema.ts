import type { Aspect, NamedType } from '../types.ts';
import { type JsonSchema, namedSchema } from './field-schema.ts';

/**
 * The JSON Schema of an aspect's value. Records become `$defs` under their qualified names; URNs carry the keyword
 * `urn` with the entity types that they may point to (any when the list is empty), and records with rules the keyword
 * `rules`.
 */
export function toJsonSchema(aspect: Aspect): JsonSchema {
  const defs: Record<string, JsonSchema> = {};
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: aspect.name,
    ...define(aspect.record, defs),
    $defs: defs,
  };
}

function define(type: NamedType, defs: Record<string, JsonSchema>): JsonSchema {
  if (!(type.name in defs)) {
    // Reserved before its fields are printed, so that a record may contain itself.
    defs[type.name] = {};
    defs[type.name] = namedSchema(type, (inner) => define(inner, defs));
  }
  return { $ref: `#/$defs/${type.name}` };
}
