import type { JsonSchema } from '../json-schema-fields/resolver.ts';
import { dereference, isObject, type OpenapiDocument } from './document.ts';
import { mergeAllOf, type OpenapiSchema } from './merge-all-of.ts';

/** Parts of one schema. What refers to itself in many ways would otherwise grow without end. */
const maxParts = 20_000;

/** Writes a schema without references, as its fields are read from. */
export class SchemaExpander {
  readonly #document: OpenapiDocument;
  readonly #maxDepth: number;
  /** What is being expanded, by reference: a schema within itself is the same object. */
  readonly #open = new Map<string, JsonSchema>();
  #parts = 0;
  /** References that name nothing in the document. */
  readonly missing = new Set<string>();

  constructor(document: OpenapiDocument, maxDepth: number) {
    this.#document = document;
    this.#maxDepth = maxDepth;
  }

  /** Whether the schema was cut off, since it has too many parts. */
  get isCutOff(): boolean {
    return this.#parts > maxParts;
  }

  /** @param depth Levels that are left. What is deeper has its type, and nothing in it. */
  expand(schema: JsonSchema, depth = this.#maxDepth): JsonSchema {
    this.#parts++;
    const reference = schema.$ref;
    if (typeof reference !== 'string') return this.#expandParts(schema, depth);
    const open = this.#open.get(reference);
    if (open) return open;
    const found = dereference(schema, this.#document);
    if (!found) {
      this.missing.add(reference);
      return { type: 'object' };
    }
    const expanded: JsonSchema = {};
    this.#open.set(reference, expanded);
    try {
      return Object.assign(expanded, this.#expandParts(found, depth - 1));
    } finally {
      this.#open.delete(reference);
    }
  }

  #expandParts(given: OpenapiSchema, depth: number): JsonSchema {
    const schema = promotePatterns(mergeAllOf(given, this.#document));
    const { properties, items, additionalProperties, oneOf, anyOf, ...rest } = schema;
    if (depth <= 0 || this.isCutOff) return { ...rest, ...(properties && { type: 'object' }) };
    const inner = (one: JsonSchema) => (isObject(one) ? this.expand(one, depth - 1) : one);
    const listed = Array.isArray(items) ? items[0] : items;
    return {
      ...rest,
      ...(isObject(properties) && {
        properties: Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, inner(one)])),
      }),
      ...(listed !== undefined && { items: inner(listed as JsonSchema) }),
      ...(additionalProperties !== undefined && {
        additionalProperties: isObject(additionalProperties)
          ? inner(additionalProperties as JsonSchema)
          : additionalProperties,
      }),
      ...(Array.isArray(oneOf) && { oneOf: oneOf.map(inner) }),
      ...(Array.isArray(anyOf) && { anyOf: anyOf.map(inner) }),
    };
  }
}

/** An object whose names are given by patterns is a map. */
function promotePatterns(schema: OpenapiSchema): OpenapiSchema {
  const { patternProperties, properties, additionalProperties } = schema;
  if (!isObject(patternProperties) || properties || isObject(additionalProperties)) return schema;
  const values = Object.values(patternProperties) as JsonSchema[];
  const [only] = values;
  if (only === undefined) return schema;
  return {
    ...schema,
    type: schema.type ?? 'object',
    additionalProperties: values.length === 1 ? only : { anyOf: values },
  };
}

/** The text of a schema as Python writes it. What is within itself is left out there. */
export function printSchema(schema: JsonSchema): string {
  const tree = (value: unknown, around: readonly unknown[]): unknown => {
    if (around.includes(value)) return { type: 'object' };
    const inside = [...around, value];
    if (Array.isArray(value)) return value.map((one) => tree(one, inside));
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, tree(one, inside)]));
  };
  return JSON.stringify(tree(schema, []), undefined, 2).replace(
    /[\u007f-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
