import { namespaceOf } from '@colophon/schema/printers';

/** What an Avro schema says, one fact to a path: `a.b.Owner.type` → `enum a.b.OwnershipType`. */
export type Facts = Map<string, string>;

interface AvroField {
  readonly name: string;
  readonly type: unknown;
  readonly default?: unknown;
}

/** A record or an enumeration. */
export interface AvroNamed {
  readonly type: 'record' | 'enum';
  readonly name: string;
  readonly namespace?: string;
  readonly fields?: readonly AvroField[];
  readonly symbols?: readonly string[];
  /** DataHub's own: on records that are aspects. */
  readonly Aspect?: {
    readonly name: string;
    readonly type?: string;
    readonly keyForEntity?: string;
    readonly entityAspects?: readonly string[];
  };
}

interface AvroComplex {
  readonly type: unknown;
  readonly items?: unknown;
  readonly values?: unknown;
}

const primitives = new Set(['null', 'boolean', 'int', 'long', 'float', 'double', 'bytes', 'string']);

export const isNamed = (schema: unknown): schema is AvroNamed =>
  typeof schema === 'object' &&
  schema !== null &&
  'type' in schema &&
  (schema.type === 'record' || schema.type === 'enum');

const qualify = (name: string, namespace: string): string =>
  name.includes('.') || primitives.has(name) || namespace === '' ? name : `${namespace}.${name}`;

/** Every record and enumeration of a schema, nested ones too, by fully qualified name. */
export function namedTypes(schema: unknown, namespace = '', found = new Map<string, AvroNamed>()) {
  if (Array.isArray(schema)) for (const branch of schema) namedTypes(branch, namespace, found);
  else if (isNamed(schema)) {
    const name = qualify(schema.name, schema.namespace ?? namespace);
    found.set(name, schema);
    for (const field of schema.fields ?? []) namedTypes(field.type, namespaceOf(name), found);
  } else if (typeof schema === 'object' && schema !== null) {
    const { type, items, values } = schema as AvroComplex;
    for (const inner of [type, items, values]) {
      if (typeof inner === 'object') namedTypes(inner, namespace, found);
    }
  }
  return found;
}

/** A type as text, with every name in full: `array<a.b.Owner>`, `null | string`. */
function describe(schema: unknown, namespace: string): string {
  if (typeof schema === 'string') return qualify(schema, namespace);
  if (Array.isArray(schema)) return schema.map((branch) => describe(branch, namespace)).join(' | ');
  if (isNamed(schema)) return qualify(schema.name, schema.namespace ?? namespace);
  const { type, items, values } = schema as AvroComplex;
  if (type === 'array') return `array<${describe(items, namespace)}>`;
  if (type === 'map') return `map<${describe(values, namespace)}>`;
  return describe(type, namespace);
}

/** The facts of one record or enumeration. The place of `null` in a type says whether the value may be absent. */
export function addTypeFacts(facts: Facts, name: string, type: AvroNamed): void {
  facts.set(`${name} kind`, type.type);
  if (type.symbols) facts.set(`${name} symbols`, type.symbols.join(', '));
  if (!type.fields) return;
  facts.set(`${name} fields in order`, type.fields.map((field) => field.name).join(', '));
  for (const field of type.fields) {
    facts.set(`${name}.${field.name} type`, describe(field.type, namespaceOf(name)));
    facts.set(`${name}.${field.name} default`, 'default' in field ? sortedJson(field.default) : 'none');
  }
}

/** JSON in which the order of an object's members does not tell. */
const sortedJson = (value: unknown): string =>
  JSON.stringify(value, (_, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
