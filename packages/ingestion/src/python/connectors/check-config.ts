import { suggestWord } from '../../recipe/nearest-word.ts';
import { type ConfigSchema, type Connectors, findConnector, readConnectors } from './read-connectors.ts';
import { describeSchemaType, resolveSchema } from './resolve-schema.ts';

/** Something about the configuration of a connector. */
export interface ConfigProblem {
  /** From `source.config`. */
  readonly path: readonly (string | number)[];
  readonly message: string;
  /** True if the place is that of the key, not of its value. */
  readonly isKey: boolean;
  /**
   * An error is one for DataHub's package, too. A warning may be none: the package converts some values before it looks at
   * them.
   */
  readonly severity: 'error' | 'warning';
}

/**
 * Checks the configuration of one of DataHub's connectors without Python: unknown and missing keys are errors, values of another
 * type are warnings.
 *
 * @param type Name or alias of the connector.
 * @throws Error if there is no such connector.
 */
export async function checkConnectorConfig(type: string, config: unknown): Promise<ConfigProblem[]> {
  const connector = await findConnector(type);
  if (!connector) throw new Error(`DataHub's package has no source ${JSON.stringify(type)}`);
  const { $defs } = await readConnectors();
  return [...check({ type: 'object', ...connector.config }, config ?? {}, [], $defs)];
}

type Path = ConfigProblem['path'];
type Definitions = Connectors['$defs'];

function* check(
  given: ConfigSchema,
  value: unknown,
  path: Path,
  definitions: Definitions,
): Generator<ConfigProblem> {
  const schema = resolveSchema(given, definitions);
  const options = schema.anyOf ?? schema.oneOf;
  if (value === null || value === undefined) return;
  if (options) {
    const results = options.map((option) => [...check(option, value, path, definitions)]);
    // What is wrong with the option that is meant is more useful than that none fits.
    const best = results.toSorted((a, b) => a.length - b.length)[0];
    yield* best ?? [];
    return;
  }
  const { properties, additionalProperties, items } = schema;
  if (!fits(schema, value)) {
    const message = `expected ${describeSchemaType(schema, definitions)}, got ${kindOf(value)}`;
    yield { path, message, isKey: false, severity: 'warning' };
  } else if (Array.isArray(value)) {
    if (items) for (const [i, item] of value.entries()) yield* check(items, item, [...path, i], definitions);
  } else if (typeof value === 'object' && properties) {
    yield* checkObject(schema, value as Record<string, unknown>, path, definitions);
  } else if (typeof value === 'object' && typeof additionalProperties === 'object') {
    for (const [key, item] of Object.entries(value))
      yield* check(additionalProperties, item, [...path, key], definitions);
  }
}

function* checkObject(
  schema: ConfigSchema,
  value: Record<string, unknown>,
  path: Path,
  definitions: Definitions,
): Generator<ConfigProblem> {
  const { properties = {}, required = [], additionalProperties } = schema;
  const earlier = schema['x-earlier'] ?? {};
  const hidden = new Set(schema['x-hidden']);
  const given = new Set(Object.keys(value));
  for (const [key, item] of Object.entries(value)) {
    const field = Object.hasOwn(properties, key) ? properties[key] : undefined;
    if (field) {
      yield* check(field, item, [...path, key], definitions);
    } else if (Object.hasOwn(earlier, key)) {
      const renamed = earlier[key];
      if (renamed) given.add(renamed);
      const message = renamed ? `is now called ${renamed}` : 'is no longer used, and has no effect';
      yield { path: [...path, key], message, isKey: true, severity: 'warning' };
    } else if (!hidden.has(key) && additionalProperties === false) {
      const message = `unknown key${suggestWord(key, Object.keys(properties))}`;
      yield { path: [...path, key], message, isKey: true, severity: 'error' };
    }
  }
  for (const key of required)
    if (!given.has(key)) {
      const expected = describeSchemaType(properties[key] ?? {}, definitions);
      yield {
        path: [...path, key],
        message: `is missing; expected ${expected}`,
        isKey: false,
        severity: 'error',
      };
    }
}

/** Whether a value can be of a type. The package converts numbers and switches from text, and the other way round. */
function fits({ type, enum: values, const: constant, properties }: ConfigSchema, value: unknown): boolean {
  const isScalar = typeof value !== 'object';
  // A variable can stand for anything.
  if (typeof value === 'string' && value.includes('$')) return true;
  if (values)
    return isScalar && values.some((one) => String(one).toLowerCase() === String(value).toLowerCase());
  if (constant !== undefined) return constant === value;
  switch (type) {
    case 'object':
      return !isScalar && !Array.isArray(value);
    case 'array':
      return Array.isArray(value);
    case 'integer':
    case 'number':
      return isScalar && Number.isFinite(Number(value)) && value !== '';
    case 'boolean':
      return typeof value === 'boolean' || /^(?:true|false|yes|no|on|off|[01ynft])$/i.test(String(value));
    case 'string':
      return isScalar;
    default:
      return properties === undefined || (!isScalar && !Array.isArray(value));
  }
}

const kindOf = (value: unknown): string =>
  Array.isArray(value) ? 'a list' : typeof value === 'object' ? 'an object' : typeof value;
