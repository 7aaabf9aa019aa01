import type { ConfigSchema, Connector, Connectors } from '@colophon/ingestion/connectors';
import { resolveSchema } from '@colophon/ingestion/connectors';

type Definitions = Connectors['$defs'];

/** Settings that say where to connect and as whom. Where a connector has them, its example sets them. */
const shown: ReadonlySet<string> = new Set([
  'account_id',
  'aws_region',
  'base_url',
  'connect_uri',
  'database',
  'host_port',
  'password',
  'project_id',
  'server',
  'site',
  'tenant_id',
  'token',
  'username',
  'warehouse',
  'workspace_url',
]);

/** Values of an example, by the name of the setting. */
const values: Readonly<Record<string, unknown>> = {
  account_id: 'abc12345',
  authority_url: 'https://login.example.com/tenant',
  aws_region: 'eu-central-1',
  base_url: 'https://metadata.example.com',
  bootstrap: 'localhost:9092',
  connect_uri: 'https://metadata.example.com',
  database: 'shop',
  filename: './metadata.csv',
  host_port: 'localhost:1234',
  path: './metadata',
  platform: 'snowflake',
  server: 'https://metadata.example.com',
  url: 'https://metadata.example.com',
  username: 'datahub',
  workspace_url: 'https://workspace.example.com',
};

/** A recipe of one connector: what is required, and what most installations need to connect. */
export function exampleRecipe({ name, config }: Connector, definitions: Definitions): string {
  // A password is enough where a token would do as well.
  const hasPassword = config.properties?.password !== undefined;
  const isShown = (key: string) => shown.has(key) && !(key === 'token' && hasPassword);
  const lines = objectLines(config, definitions, variableOf(name), 4, isShown);
  return ['source:', `  type: ${name}`, '  config:', ...(lines.length > 0 ? lines : ['    {}'])].join('\n');
}

/** The variables that a recipe refers to. */
export const variablesOf = (recipe: string): string[] => [
  ...new Set([...recipe.matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name)),
];

const variableOf = (name: string): string => name.toUpperCase().replaceAll('-', '_');

function objectLines(
  given: ConfigSchema,
  definitions: Definitions,
  prefix: string,
  indent: number,
  isShown: (key: string) => boolean = () => false,
): string[] {
  const { properties = {}, required = [] } = given;
  return Object.entries(properties).flatMap(([key, field]) => {
    if (!required.includes(key) && !isShown(key)) return [];
    const schema = firstOption(resolveSchema(field, definitions), definitions);
    // Only texts that everybody has to set: switches and lists are for the table.
    if (!required.includes(key) && schema.type !== 'string') return [];
    return valueLines(key, schema, definitions, prefix, indent);
  });
}

function valueLines(
  key: string,
  schema: ConfigSchema,
  definitions: Definitions,
  prefix: string,
  indent: number,
): string[] {
  const start = `${' '.repeat(indent)}${key}:`;
  if (schema.properties) {
    const inner = objectLines(schema, definitions, prefix, indent + 2);
    return inner.length > 0 ? [start, ...inner] : [`${start} {}`];
  }
  if (schema.type === 'array') {
    const item = firstOption(resolveSchema(schema.items ?? {}, definitions), definitions);
    if (!item.properties) return [start, `${' '.repeat(indent + 2)}- ${scalar(key, item, prefix)}`];
    const [first = '', ...others] = objectLines(item, definitions, prefix, indent + 4);
    return first === ''
      ? [`${start} []`]
      : [start, `${' '.repeat(indent + 2)}- ${first.trimStart()}`, ...others];
  }
  if (schema.type === 'object') return [`${start} {}`];
  return [`${start} ${scalar(key, schema, prefix)}`];
}

function scalar(key: string, schema: ConfigSchema, prefix: string): string {
  const { format, enum: choices, default: fallback, type } = schema;
  if (format === 'password' || /(?:password|token|secret|private_key|api_key)$/.test(key))
    return `\${${prefix}_${key.toUpperCase()}}`;
  if (fallback !== undefined && fallback !== '') return JSON.stringify(fallback);
  if (choices) return JSON.stringify(choices[0]);
  if (type === 'integer' || type === 'number') return '1';
  if (type === 'boolean') return 'true';
  const value = Object.hasOwn(values, key)
    ? values[key]
    : /url$|uri$/.test(key)
      ? values.url
      : `my-${key.replaceAll('_', '-')}`;
  return String(value);
}

const firstOption = (schema: ConfigSchema, definitions: Definitions): ConfigSchema => {
  const [option] = schema.anyOf ?? schema.oneOf ?? [];
  return option ? { ...resolveSchema(option, definitions) } : schema;
};
