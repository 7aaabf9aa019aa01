import { z } from 'zod';
import type { DefinitionKind } from '../registry/definition-kinds.ts';
import { loadDefinitions } from '../registry/find-definition.ts';
import { recipeSchema } from './recipe-schema.ts';

type JsonSchema = Record<string, unknown>;

/** A text that is expanded before anything else reads it: where a number is expected, `${PORT}` is as good. */
const variable: JsonSchema = { type: 'string', pattern: '\\$' };

/** The JSON Schema of recipes, with which editors complete and check them. */
export async function recipeJsonSchema(): Promise<JsonSchema> {
  const schema = z.toJSONSchema(recipeSchema, { io: 'input', unrepresentable: 'any' }) as JsonSchema & {
    properties: Record<string, JsonSchema>;
  };
  const [source, transformer, sink] = await Promise.all([
    typedSchema('source', schema.properties.source),
    typedSchema('transformer', (schema.properties.transformers as AnyOf).anyOf?.[0]?.items),
    typedSchema('sink', schema.properties.sink),
  ]);
  return {
    ...schema,
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

/** A part of a recipe whose `type` decides about its `config`. */
async function typedSchema(kind: DefinitionKind, base: JsonSchema = {}): Promise<JsonSchema> {
  const definitions = await loadDefinitions(kind);
  const names = definitions.flatMap((one) => [one.name, ...('aliases' in one ? (one.aliases ?? []) : [])]);
  const properties = base.properties as Record<string, JsonSchema>;
  return {
    ...base,
    properties: {
      ...properties,
      // Others exist: the path of a module, and the connectors of DataHub's package.
      type: { ...properties.type, anyOf: [{ enum: names.toSorted() }, { type: 'string' }] },
    },
    allOf: definitions.map((one) => ({
      if: {
        properties: { type: { enum: [one.name, ...('aliases' in one ? (one.aliases ?? []) : [])] } },
        required: ['type'],
      },
      // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
      then: { properties: { config: allowVariables(configSchema(one.config)) } },
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
