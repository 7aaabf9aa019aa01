import type { JsonSchema } from '../json-schema-fields/resolver.ts';
import { dereference, isObject, type OpenapiDocument } from './document.ts';

/** A schema as documents have it. */
export interface OpenapiSchema extends JsonSchema {
  readonly patternProperties?: Readonly<Record<string, JsonSchema>>;
}

/** Keywords that the first part which has them decides. */
const single = ['type', 'format', 'description', 'title', 'default', 'example'] as const;

/** A schema with the parts of `allOf` merged into it. References in it are followed, other ones are not. */
export function mergeAllOf(
  schema: OpenapiSchema,
  document: OpenapiDocument,
  around: readonly unknown[] = [],
): OpenapiSchema {
  const { allOf, ...rest } = schema;
  if (!Array.isArray(allOf)) return schema;
  const merged: Record<string, unknown> = { ...rest };
  for (const part of allOf as readonly JsonSchema[]) {
    const found = isObject(part) ? dereference(part as JsonSchema, document) : undefined;
    // A part that contains itself says nothing new the second time.
    if (!found || around.includes(found)) continue;
    merge(merged, mergeAllOf(found, document, [...around, found]));
  }
  return merged;
}

function merge(merged: Record<string, unknown>, part: OpenapiSchema): void {
  const values = part as Readonly<Record<string, unknown>>;
  if (isObject(values.properties))
    merged.properties = { ...(isObject(merged.properties) && merged.properties), ...values.properties };
  if (Array.isArray(values.required))
    merged.required = [
      ...new Set([...(Array.isArray(merged.required) ? merged.required : []), ...values.required]),
    ];
  if (Array.isArray(values.enum)) {
    const both = Array.isArray(merged.enum)
      ? merged.enum.filter((one) => (values.enum as unknown[]).includes(one))
      : values.enum;
    // What no value fits says nothing about the field.
    if (both.length > 0) merged.enum = both;
    else delete merged.enum;
  }
  for (const key of single) if (key in values && !(key in merged)) merged[key] = values[key];
  for (const key of ['items', 'additionalProperties']) {
    if (!(key in values)) continue;
    const isBoth = isObject(merged[key]) && isObject(values[key]);
    merged[key] = isBoth ? { allOf: [merged[key], values[key]] } : (merged[key] ?? values[key]);
  }
  for (const key of ['oneOf', 'anyOf']) if (key in values && !(key in merged)) merged[key] = values[key];
}
