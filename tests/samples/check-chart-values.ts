import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A part of the schema of the chart's values, as far as it is checked here. */
interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
}

const file = join(import.meta.dirname, '../../deploy/helm/colophon/values.schema.json');

/** True for values of the chart: what says where the data is, or how people reach it. */
export const isChartValues = (value: unknown): boolean =>
  isRecord(value) && ('store' in value || 'ingress' in value);

/** Holds values of the chart against its schema. @throws Error that names the value */
export function checkChartValues(value: unknown): void {
  const schema: Schema = JSON.parse(readFileSync(file, 'utf8'));
  check(value, schema, 'values', schema.$defs ?? {});
}

function check(
  value: unknown,
  given: Schema,
  path: string,
  definitions: Readonly<Record<string, Schema>>,
): void {
  const schema = given.$ref === undefined ? given : (definitions[given.$ref.replace('#/$defs/', '')] ?? {});
  const { type, enum: symbols, pattern, properties = {}, additionalProperties, items } = schema;
  if (symbols !== undefined && !symbols.includes(value))
    throw new Error(`${path} is ${value}, and must be one of ${symbols.join(', ')}`);
  if (type !== undefined && !isOfType(value, type)) throw new Error(`${path} is no ${type}`);
  if (pattern !== undefined && !new RegExp(pattern).test(String(value)))
    throw new Error(`${path} does not match ${pattern}`);
  if (Array.isArray(value) && items !== undefined)
    for (const [index, item] of value.entries()) check(item, items, `${path}[${index}]`, definitions);
  if (!isRecord(value)) return;
  for (const [key, item] of Object.entries(value)) {
    const schemaOfKey = properties[key] ?? additionalProperties ?? true;
    if (schemaOfKey === false) throw new Error(`${path} has no ${key}`);
    if (schemaOfKey !== true) check(item, schemaOfKey, `${path}.${key}`, definitions);
  }
}

const isOfType = (value: unknown, type: string): boolean =>
  ({
    object: isRecord(value),
    array: Array.isArray(value),
    string: typeof value === 'string',
    boolean: typeof value === 'boolean',
    integer: Number.isInteger(value),
  })[type] ?? true;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
