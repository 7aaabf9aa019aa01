import { isDeepStrictEqual } from 'node:util';
import type { ConfigSchema } from '@colophon/ingestion/connectors';

type Definitions = Readonly<Record<string, ConfigSchema>>;

/** Values of the day or the machine on which the list is printed. */
const passing = /^\d{4}-\d\d-\d\dT|^\/.*\/site-packages\//;

/**
 * Leaves out the defaults that follow from others: a part of a configuration is what its own fields are by default, so only
 * where it differs is its default of interest.
 */
export function withoutImpliedDefaults(schema: ConfigSchema, definitions: Definitions): ConfigSchema {
  const { default: value, properties, ...rest } = schema;
  const kept = remaining(value, schema, definitions);
  return {
    ...rest,
    ...(kept !== undefined && { default: kept }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, one]) => [name, withoutImpliedDefaults(one, definitions)]),
      ),
    }),
  };
}

function remaining(value: unknown, schema: ConfigSchema, definitions: Definitions): unknown {
  if (typeof value === 'string') return passing.test(value) ? undefined : value;
  const name = schema.$ref?.replace('#/$defs/', '');
  const properties = name === undefined ? undefined : definitions[name]?.properties;
  if (!properties || typeof value !== 'object' || value === null) return value;
  const different = Object.entries(value).flatMap(([key, one]) => {
    const field = properties[key];
    if (!field || one === null || isDeepStrictEqual(one, field.default)) return [];
    const kept = remaining(one, field, definitions);
    return kept === undefined ? [] : [[key, kept] as const];
  });
  return different.length === 0 ? undefined : Object.fromEntries(different);
}
