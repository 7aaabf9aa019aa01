import { z } from 'zod';
import { type ConfigSchema, readConnectors } from '../python/connectors/read-connectors.ts';
import type { DefinitionKind } from '../registry/definition-kinds.ts';
import { loadDefinitions } from '../registry/find-definition.ts';
import { recipeSchema } from './recipe-schema.ts';

type JsonSchema = Record<string, unknown>;

/** A text that is expanded before anything else reads it: where a number is expected, `${PORT}` is as good. */
const variable: JsonSchema = { type: 'string', pattern: '\\$' };

/** The JSON Schema of recipes, also of those for DataHub's connectors, with which editors complete and check them. */
export async function recipeJsonSchema(): Promise<JsonSchema> {
  const schema = z.toJSONSchema(recipeSchema, { io: 'input', unrepresentable: 'any' }) as JsonSchema & {
    properties: Record<string, JsonSchema>;
  };
  const [sources, transformers, sinks, connectors] = await Promise.all([
    typeSchemas('source'),
    typeSchemas('transformer'),
    typeSchemas('sink'),
    connectorTypes(),
  ]);
  const own = new Set(sources.flatMap(({ names }) => names));
  const foreign = connectors.types.filter(({ names }) => !names.some((name) => own.has(name)));
  const source = typedSchema([...sources, ...foreign], schema.properties.source);
  const transformer = typedSchema(transformers, (schema.properties.transformers as AnyOf).anyOf?.[0]?.items);
  const sink = typedSchema(sinks, schema.properties.sink);
  return {
    ...schema,
    $defs: { ...(schema.$defs as JsonSchema | undefined), ...connectors.$defs },
    title: 'Colophon recipe',
    properties: {
      ...schema.properties,
      source,
      transformers: {
        ...schema.properties.transformers,
        anyOf: [{ type: 'array', items: transformer }, { type: 'null' }],
      },
      sink,
    },
  };
}

interface AnyOf {
  readonly anyOf?: readonly { readonly items?: JsonSchema }[];
}

/** What a part of a recipe may name, and the schema of its configuration then. */
interface TypeSchema {
  readonly names: readonly string[];
  readonly config: JsonSchema;
}

async function typeSchemas(kind: DefinitionKind): Promise<TypeSchema[]> {
  return (await loadDefinitions(kind)).map((one) => ({
    names: [one.name, ...('aliases' in one ? (one.aliases ?? []) : [])],
    config: allowVariables(configSchema(one.config)),
  }));
}

/** The connectors of DataHub's package, and the parts that their configurations share. */
async function connectorTypes(): Promise<{ types: TypeSchema[]; $defs: JsonSchema }> {
  const { aliases, connectors, $defs } = await readConnectors();
  const types = Object.entries(connectors).map(([name, { config }]) => ({
    names: [name, ...Object.keys(aliases).filter((alias) => aliases[alias] === name)],
    config: allowVariables(withUndocumented(config)),
  }));
  const shared = Object.entries($defs).map(([name, schema]) => [
    name,
    allowVariables(withUndocumented(schema)),
  ]);
  return { types, $defs: Object.fromEntries(shared) };
}

/** DataHub's package also reads keys that it does not document, and those of earlier versions. */
function withUndocumented({
  'x-hidden': hidden = [],
  'x-earlier': earlier = {},
  ...schema
}: ConfigSchema): JsonSchema {
  const properties = {
    ...Object.fromEntries(hidden.map((key) => [key, {}])),
    ...Object.fromEntries(Object.keys(earlier).map((key) => [key, { deprecated: true }])),
    ...schema.properties,
  };
  return { ...schema, ...(Object.keys(properties).length > 0 && { properties }) };
}

/** A part of a recipe whose `type` decides about its `config`. */
function typedSchema(types: readonly TypeSchema[], base: JsonSchema = {}): JsonSchema {
  const properties = base.properties as Record<string, JsonSchema>;
  const names = types.flatMap((one) => one.names).toSorted();
  return {
    ...base,
    properties: {
      ...properties,
      // Others exist: the path of a module, and a class of Python.
      type: { ...properties.type, anyOf: [{ enum: names }, { type: 'string' }] },
    },
    allOf: types.map(({ names: own, config }) => ({
      if: { properties: { type: { enum: own } }, required: ['type'] },
      // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
      then: { properties: { config } },
    })),
  };
}

function configSchema(config: z.ZodType): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(config, { io: 'input', unrepresentable: 'any' });
  return schema as JsonSchema;
}

/** Numbers and switches may be variables. */
function allowVariables(schema: JsonSchema): JsonSchema {
  const { type, enum: values } = schema;
  if (['number', 'integer', 'boolean'].includes(String(type)) || (values && type === 'string')) {
    const { description, default: fallback, ...rest } = schema;
    return {
      ...(description !== undefined && { description }),
      ...(fallback !== undefined && { default: fallback }),
      anyOf: [rest, variable],
    };
  }
  const inner = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inner);
    return typeof value === 'object' && value !== null ? allowVariables(value as JsonSchema) : value;
  };
  const keywords = ['items', 'anyOf', 'oneOf', 'allOf', 'additionalProperties', '$defs'];
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      if (key === 'properties' || key === '$defs')
        return [
          key,
          Object.fromEntries(
            Object.entries(value as object).map(([name, property]) => [name, inner(property)]),
          ),
        ];
      return [key, keywords.includes(key) ? inner(value) : value];
    }),
  );
}
