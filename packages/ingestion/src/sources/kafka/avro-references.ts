import type { RegisteredSchema, SchemaRegistry } from './schema-registry.ts';

/** An Avro schema with what it refers to in other subjects, each in the first place that names it. */
export async function withReferences(schema: RegisteredSchema, registry: SchemaRegistry): Promise<unknown> {
  const definitions = new Map<string, unknown>();
  await collect(schema, registry, definitions);
  return insert(JSON.parse(schema.schema), definitions, new Set());
}

async function collect(
  { references }: RegisteredSchema,
  registry: SchemaRegistry,
  definitions: Map<string, unknown>,
): Promise<void> {
  for (const { name, subject, version } of references) {
    if (definitions.has(name)) continue;
    const other = await registry.schema(subject, version);
    if (!other) continue;
    definitions.set(name, JSON.parse(other.schema));
    await collect(other, registry, definitions);
  }
}

/** Avro defines a type where it is first named; after that the name stands for it. */
function insert(node: unknown, definitions: ReadonlyMap<string, unknown>, done: Set<string>): unknown {
  if (typeof node === 'string') {
    const definition = done.has(node) ? undefined : definitions.get(node);
    if (definition === undefined) return node;
    done.add(node);
    return insert(definition, definitions, done);
  }
  if (Array.isArray(node)) return node.map((one) => insert(one, definitions, done));
  if (typeof node !== 'object' || node === null) return node;
  const places = new Set(['type', 'items', 'values', 'fields']);
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      places.has(key) ? insert(value, definitions, done) : value,
    ]),
  );
}
