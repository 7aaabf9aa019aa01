import { escapeText } from '@colophon/schema/printers';
import { z } from 'zod';

/** One line of a table of settings. */
interface Row {
  /** Path of the setting, such as `schema_pattern.allow`. */
  readonly name: string;
  readonly type: string;
  /** Its default as code; empty where there is none. */
  readonly default: string;
  readonly isRequired: boolean;
  readonly description: string;
}

/** A JSON Schema, as far as configurations use it. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

/**
 * Prints the settings of a configuration as a Markdown table, from its zod schema: settings within a setting have a dotted
 * name, and those of a list's items a name with `[]`.
 *
 * @param config The `config` of a source, a transformer or a sink.
 * @returns The table, or an empty string when there is nothing to set.
 * @throws Error that names a setting without a description.
 */
export function printConfigurationTable(config: z.ZodType): string {
  const schema = z.toJSONSchema(config, { io: 'input', unrepresentable: 'any' }) as Schema;
  const rows = rowsOf(schema, '');
  if (rows.length === 0) return '';
  return ['| Setting | Type | Default | Description |', '|---|---|---|---|', ...rows.map(printRow)].join(
    '\n',
  );
}

const printRow = (row: Row): string =>
  `| \`${row.name}\` | ${row.type} | ${row.isRequired ? 'required' : row.default} | ${inCell(row.description)} |`;

/** A bar would end the cell, in code as well. */
const inCell = (text: string): string => escapeText(text).replaceAll('|', '\\|').replaceAll('\n', ' ');

function rowsOf(schema: Schema, prefix: string): Row[] {
  const object = objectIn(schema);
  return Object.entries(object?.properties ?? {}).flatMap(([name, member]) => {
    const path = `${prefix}${name}`;
    const isRequired = (object?.required ?? []).includes(name) && member.default === undefined;
    const description = describe(member);
    if (description === undefined) throw new Error(`the setting ${path} is not described`);
    const isList = firstOf(member).type === 'array';
    return [
      { name: path, type: typeOf(member), default: printDefault(member), isRequired, description },
      ...rowsOf(member, isList ? `${path}[].` : `${path}.`),
    ];
  });
}

/** The object that a setting is, that its items are, or that one of its forms is. */
function objectIn(schema: Schema): Schema | undefined {
  const form = firstOf(schema);
  if (form.properties) return form;
  if (form.items) return objectIn(form.items);
  return formsOf(form).map(objectIn).find(Boolean);
}

const formsOf = (schema: Schema): readonly Schema[] => schema.anyOf ?? schema.oneOf ?? [];
/** Without the wrapper of one that adds a description or a default. */
const firstOf = (schema: Schema): Schema =>
  schema.allOf?.length === 1 && schema.allOf[0] ? firstOf(schema.allOf[0]) : schema;
const describe = (schema: Schema): string | undefined => schema.description ?? schema.allOf?.[0]?.description;

/** What a setting takes, in a few words. */
function typeOf(schema: Schema): string {
  const {
    type,
    enum: symbols,
    const: constant,
    items,
    additionalProperties: rest,
    properties,
  } = firstOf(schema);
  const forms = formsOf(firstOf(schema));
  if (forms.length > 0) return [...new Set(forms.map(typeOf).filter((one) => one !== 'null'))].join(' or ');
  if (symbols) return symbols.map((symbol) => `\`${symbol}\``).join(', ');
  if (constant !== undefined) return `\`${constant}\``;
  if (type === 'array') return items && items.type !== undefined ? `list of ${typeOf(items)}` : 'list';
  if (type === 'object' && !properties && typeof rest === 'object') return `map of ${typeOf(rest)}`;
  return [type ?? 'any value'].flat().join(' or ');
}

/** An object of defaults says nothing that its own settings do not. */
function printDefault(schema: Schema): string {
  const value = schema.default;
  if (value === undefined || (typeof value === 'object' && value !== null && objectIn(schema))) return '';
  return `\`${JSON.stringify(value).replaceAll('|', '\\|')}\``;
}
