import type { SchemaField } from '@colophon/model-types';
import { pythonJson, pythonText } from '../../reading/python-text.ts';
import { type FieldType, fieldDataType } from '../avro-fields/schema-field.ts';
import { FieldPath } from './field-path.ts';
import type { JsonSchema, Resolver } from './resolver.ts';

const types: Readonly<Record<string, FieldType>> = {
  null: 'Null',
  bool: 'Boolean',
  boolean: 'Boolean',
  number: 'Number',
  integer: 'Number',
  int: 'Number',
  long: 'Number',
  float: 'Number',
  double: 'Number',
  string: 'String',
  object: 'Record',
  map: 'Map',
  enum: 'Enum',
  array: 'Array',
  union: 'Union',
};

/** How fields are described. */
export interface JsonSchemaFieldsOptions {
  /** Finds what `$ref` names. */
  readonly resolver: Resolver;
  /** Whether the schema is that of a key, such as the key of a message. Default false. */
  readonly isKeySchema?: boolean;
}

/**
 * The columns of a JSON Schema. Their paths are those of version 2, with the types on the way, as DataHub has them:
 * `[version=2.0].[type=order].[type=array].items.[type=string].string`.
 *
 * @throws Error that names the reference when `$ref` names nothing.
 */
export function jsonSchemaFields(
  schema: JsonSchema,
  { resolver, isKeySchema = false }: JsonSchemaFieldsOptions,
): SchemaField[] {
  const fields: SchemaField[] = [];
  const whole = resolver.resolve(schema);
  new Walk(fields, resolver, isKeySchema).visit(whole, new FieldPath(isKeySchema), false);
  return fields;
}

/** Schemas that go deeper contain themselves in a way that is not recognised. */
const maxDepth = 60;

class Walk {
  readonly #fields: SchemaField[];
  readonly #resolver: Resolver;
  readonly #isKey: boolean;

  constructor(fields: SchemaField[], resolver: Resolver, isKey: boolean) {
    this.#fields = fields;
    this.#resolver = resolver;
    this.#isKey = isKey;
  }

  visit(schema: JsonSchema, path: FieldPath, required: boolean, specificType?: string): void {
    if (path.depth > maxDepth) throw new Error(`fields are nested more than ${maxDepth} levels deep`);
    const type = types[genericType(schema)] ?? 'Null';
    if (type === 'Record') this.#record(schema, path, required, specificType);
    else if (type === 'Array') this.#array(schema, path, required, specificType);
    else if (type === 'Map') this.#map(schema, path, required);
    else if (type === 'Union') this.#union(schema, path, required);
    else this.#primitive(type, schema, path, required, specificType);
  }

  #primitive(
    type: FieldType,
    schema: JsonSchema,
    path: FieldPath,
    required: boolean,
    specificType?: string,
  ): void {
    if (type === 'Enum') {
      const symbols = (schema.enum ?? []).map((one) => JSON.stringify(one));
      this.#emit(path.expand('enum', schema), schema, required, {
        type: path.collection?.type ?? fieldDataType('Enum'),
        nativeDataType: 'Enum',
        description: `One of: ${symbols.join(', ')}`,
      });
      return;
    }
    const named = path.collection?.nativeType ?? nativeName(schema.type);
    this.#emit(path.expand(specificType ?? discriminatedType(schema), schema), schema, required, {
      type: path.collection?.type ?? fieldDataType(type),
      nativeDataType: schema.format === undefined ? named : `${named}(${schema.format})`,
    });
  }

  #record(schema: JsonSchema, path: FieldPath, required: boolean, specificType?: string): void {
    const name = specificType ?? discriminatedType(schema);
    const recursive = path.typeOf(schema);
    const collection = path.collection;
    if (recursive !== undefined) {
      this.#emit(path.expand(recursive, schema), schema, required, {
        type: collection?.type ?? fieldDataType('Record'),
        nativeDataType: collection?.nativeType ?? recursive,
        recursive: true,
      });
      return;
    }
    const own = path.expand(name, schema);
    if (path.hasName)
      this.#emit(own, schema, required, {
        type: collection?.type ?? fieldDataType('Record'),
        nativeDataType: collection?.nativeType ?? discriminatedType(schema),
      });
    for (const [field, given] of Object.entries(schema.properties ?? {})) {
      const inner = this.#resolver.resolve(given);
      this.visit(inner, own.plus(field), schema.required?.includes(field) ?? false);
    }
  }

  #array(schema: JsonSchema, path: FieldPath, required: boolean, specificType?: string): void {
    const collection = path.collection;
    const own = path.expand(specificType ?? discriminatedType(schema), schema);
    this.#emit(own, schema, required, {
      type: collection?.type ?? fieldDataType('Array'),
      nativeDataType: collection?.nativeType ?? discriminatedType(schema),
    });
    const given = Array.isArray(schema.items) ? schema.items[0] : schema.items;
    const items = this.#resolver.resolve(given ?? { type: 'string' });
    this.visit(items, own.plus(items.title ?? genericType(items)), false);
  }

  #map(schema: JsonSchema, path: FieldPath, required: boolean): void {
    const values = this.#resolver.resolve(schema.additionalProperties as JsonSchema);
    const own = path.expand('map', schema).within('Map', discriminatedType(values));
    this.visit(values, own, required);
  }

  #union(schema: JsonSchema, path: FieldPath, required: boolean): void {
    const [category, branches] = branchesOf(schema);
    const resolved = branches.map((branch) => this.#resolver.resolve(branch));
    const [only] = resolved;
    if (!path.hasName && only && resolved.length === 1) {
      this.visit(withParent(only, schema), path, required);
      return;
    }
    const own = path.expand('union', schema);
    if (path.hasName)
      this.#emit(own, schema, required, {
        type: path.collection?.type ?? fieldDataType('Union'),
        nativeDataType: `union(${category})`,
      });
    for (const [i, branch] of resolved.entries()) {
      const type = discriminatedType(branch);
      const name = type === 'object' ? `union_${i}` : type;
      this.visit(withParent(branch, schema), own.within('Union', name), required, name);
    }
  }

  #emit(
    path: FieldPath,
    schema: JsonSchema,
    required: boolean,
    details: Pick<SchemaField, 'nativeDataType' | 'type'> & Partial<SchemaField>,
  ): void {
    const properties = { ...('default' in schema && { default: schema.default }), required };
    this.#fields.push({
      fieldPath: path.print(),
      nullable: Array.isArray(schema.type) && schema.type.includes('null'),
      recursive: false,
      description: descriptionOf(schema),
      jsonProps: pythonJson(properties),
      isPartOfKey: this.#isKey,
      ...details,
    });
  }
}

/** The kind of a schema: a JSON type, or `union`, `enum` or `map`. */
export function genericType(schema: JsonSchema): string {
  if (schema.oneOf || schema.anyOf || schema.allOf) return 'union';
  if (schema.enum) return 'enum';
  const named = [schema.type ?? []].flat();
  const significant = named.length === 2 ? named.filter((one) => one !== 'null') : named;
  const [type] = significant;
  if (significant.length > 1) return 'union';
  if (type !== undefined && type !== 'object') return type;
  return isMap(schema) ? 'map' : 'object';
}

const isMap = ({ additionalProperties, properties }: JsonSchema): boolean =>
  typeof additionalProperties === 'object' && Object.keys(properties ?? {}).length === 0;

/** The name of a schema in paths. */
function discriminatedType(schema: JsonSchema): string {
  const type = genericType(schema);
  if (type === 'object' && schema.javaType) return schema.javaType.split('.').at(-1) ?? type;
  if (type === 'object' && schema.title && schema.properties) return schema.title;
  return schema.format === undefined ? type : `${type}(${schema.format})`;
}

const nativeName = (type: JsonSchema['type']): string => (type === undefined ? '' : pythonText(type));

function branchesOf(schema: JsonSchema): readonly [string, readonly JsonSchema[]] {
  const listed = Array.isArray(schema.type) ? schema.type.map((type) => ({ type })) : undefined;
  if (schema.oneOf?.length) return ['oneOf', schema.oneOf];
  if (listed ?? schema.anyOf?.length) return ['anyOf', listed ?? schema.anyOf ?? []];
  return ['allOf', schema.allOf ?? []];
}

/** A branch has what its parent says besides. */
function withParent(branch: JsonSchema, parent: JsonSchema): JsonSchema {
  // The same object, by which a schema that contains itself is recognised.
  if (!parent.properties && !parent.required) return branch;
  return {
    ...branch,
    ...(parent.properties && { properties: { ...parent.properties, ...branch.properties } }),
    ...(parent.required && { required: [...parent.required, ...(branch.required ?? [])] }),
  };
}

function descriptionOf(schema: JsonSchema): string {
  const text = schema.description ?? ('const' in schema ? `Const value: ${pythonText(schema.const)}` : '');
  if (schema.default === undefined || schema.default === null) return text;
  return `${text}\nField default value: ${pythonText(schema.default)}`;
}
