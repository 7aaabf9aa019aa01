// Avro schemas as they are written in JSON.

/** A schema: the name of a type, a union of several, or an object with details. */
export type AvroSchema = string | readonly AvroSchema[] | AvroObject;

/** A schema with details. Any other key is a property of the author's own. */
export interface AvroObject {
  readonly type: AvroSchema;
  readonly name?: string;
  readonly namespace?: string;
  readonly doc?: string;
  readonly fields?: readonly AvroField[];
  readonly items?: AvroSchema;
  readonly values?: AvroSchema;
  readonly logicalType?: string;
  readonly [key: string]: unknown;
}

/** A field of a record. */
export interface AvroField {
  readonly name: string;
  readonly type: AvroSchema;
  readonly doc?: string;
  readonly default?: unknown;
  readonly [key: string]: unknown;
}

/** A schema in one form: an object whose `type` is the name of a type, or `union`. */
export interface AvroNode extends AvroObject {
  readonly type: string;
  /** The schemas of a union. */
  readonly branches?: readonly AvroNode[];
}

/** The types with a name that a schema has defined so far. */
export type AvroNames = Map<string, AvroNode>;

const primitives = new Set(['null', 'boolean', 'int', 'long', 'float', 'double', 'bytes', 'string']);

/**
 * A schema in one form. Names are resolved; those of records in themselves, too, so that the result may be circular.
 *
 * @throws TypeError if a name is not defined.
 */
export function toAvroNode(schema: AvroSchema, names: AvroNames = new Map(), namespace = ''): AvroNode {
  if (typeof schema === 'string') {
    if (primitives.has(schema)) return { type: schema };
    const found = names.get(fullName(schema, namespace)) ?? names.get(schema);
    if (found === undefined) throw new TypeError(`The Avro type ${schema} is not defined`);
    return found;
  }
  if (isUnion(schema))
    return { type: 'union', branches: schema.map((branch) => toAvroNode(branch, names, namespace)) };
  // {"type": {"type": "string"}} and {"type": ["null", "string"]} nest without a need.
  if (typeof schema.type !== 'string')
    return { ...toAvroNode(schema.type, names, namespace), ...propertiesOf(schema) };
  const { type } = schema;
  if (!primitives.has(type) && !['record', 'error', 'enum', 'fixed', 'array', 'map'].includes(type))
    return { ...toAvroNode(type, names, namespace), ...propertiesOf(schema) };
  const node: AvroNode = { ...schema, type: type === 'error' ? 'record' : type };
  if (schema.name !== undefined) {
    const full = fullName(schema.name, schema.namespace ?? namespace);
    names.set(full, node);
    return complete(node, names, full.slice(0, Math.max(0, full.lastIndexOf('.'))));
  }
  return complete(node, names, namespace);
}

/** Resolves the schemas within. The node is changed, since others may refer to it by its name. */
function complete(node: AvroNode, names: AvroNames, namespace: string): AvroNode {
  const { fields, items, values } = node;
  return Object.assign(node, {
    ...(fields && {
      fields: fields.map((field) => ({ ...field, type: toAvroNode(field.type, names, namespace) })),
    }),
    ...(items !== undefined && { items: toAvroNode(items, names, namespace) }),
    ...(values !== undefined && { values: toAvroNode(values, names, namespace) }),
  });
}

const propertiesOf = ({ type: _, ...rest }: AvroObject) => rest;

const fullName = (name: string, namespace: string): string =>
  name.includes('.') || namespace === '' ? name : `${namespace}.${name}`;

const isUnion = (schema: AvroSchema): schema is readonly AvroSchema[] => Array.isArray(schema);
