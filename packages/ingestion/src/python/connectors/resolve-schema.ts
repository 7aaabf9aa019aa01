import type { ConfigSchema, Connectors } from './read-connectors.ts';

type Definitions = Connectors['$defs'];

/** A schema with what its reference means in place of the reference. A default beside a reference wins. */
export function resolveSchema(schema: ConfigSchema, definitions: Definitions): ConfigSchema {
  if (schema.$ref === undefined) return schema;
  const { $ref, ...own } = schema;
  const target = definitions[$ref.replace('#/$defs/', '')] ?? {};
  return { ...resolveSchema(target, definitions), ...own };
}

/** The type of a field, for people: `list of text`, `text or number`, `AllowDenyPattern` as `object`. */
export function describeSchemaType(schema: ConfigSchema, definitions: Definitions): string {
  const {
    type,
    format,
    anyOf,
    oneOf,
    enum: values,
    const: constant,
    items,
    additionalProperties,
    properties,
  } = resolveSchema(schema, definitions);
  const options = anyOf ?? oneOf;
  if (options)
    return [...new Set(options.map((option) => describeSchemaType(option, definitions)))].join(' or ');
  if (values) return values.map((value) => JSON.stringify(value)).join(', ');
  if (constant !== undefined) return JSON.stringify(constant);
  if (format === 'password') return 'secret';
  switch (type) {
    case 'string':
      return format === 'date-time' ? 'time' : 'text';
    case 'integer':
      return 'whole number';
    case 'number':
      return 'number';
    case 'boolean':
      return 'true or false';
    case 'array':
      return items && Object.keys(items).length > 0
        ? `list of ${plural(describeSchemaType(items, definitions))}`
        : 'list';
    case 'object':
      return properties || typeof additionalProperties !== 'object'
        ? 'object'
        : `map to ${describeSchemaType(additionalProperties, definitions)}`;
    default:
      return properties ? 'object' : 'any value';
  }
}

const plurals: Readonly<Record<string, string>> = {
  text: 'texts',
  object: 'objects',
  number: 'numbers',
  'whole number': 'whole numbers',
  'any value': 'values',
};

const plural = (type: string): string => plurals[type] ?? type;
