import { type Tool, type ToolKind, tools } from '@colophon/mcp/tools';
import { escapeText } from '@colophon/schema/printers';
import { type Parameter, printParameters } from './print-parameters.ts';
import type { Examples } from './read-examples.ts';
import { printPage } from './reference-page.ts';

/** The headings under which the tools are printed, after what is written there. */
const headings: Readonly<Record<ToolKind, string>> = {
  reading: 'Tools that read',
  documentation: 'Tools for the documentation',
  writing: 'Tools that change metadata',
};

/** Prints the page on the Model Context Protocol, with the tools as the server lists them. */
export function printMcpPage({ intro, sections }: Examples): string {
  const kinds = new Map(Object.entries(headings).map(([kind, heading]) => [heading, kind]));
  const missing = [...kinds.keys()].find((heading) => !sections.has(heading));
  if (missing !== undefined) throw new Error(`the page on MCP has no section ${missing}`);
  return printPage({
    title: 'AI agents (MCP)',
    description:
      'Let AI agents search, read and, if you allow it, change the catalogue over the Model Context Protocol: set-up, tools, limits and safety.',
    source: 'packages/mcp/src',
    blocks: [
      intro,
      ...[...sections].flatMap(([heading, text]) => [
        `## ${heading}`,
        text,
        ...tools.filter(({ kind }) => kind === kinds.get(heading)).flatMap(printTool),
      ]),
    ],
  });
}

function printTool({ name, listed }: Tool): string[] {
  const { properties, required } = listed.inputSchema as unknown as ObjectSchema;
  return [
    `### ${name}`,
    escapeText(listed.description),
    printParameters(
      Object.entries(properties).map(([parameter, schema]) =>
        toParameter(name, parameter, schema, required?.includes(parameter) === true),
      ),
    ),
  ];
}

interface ObjectSchema {
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

/** What of JSON Schema the tools use. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

function toParameter(tool: string, name: string, schema: Schema, isRequired: boolean): Parameter {
  const inner = Object.entries(schema.items?.properties ?? {}).map(
    ([member, { description = '' }]) => `\`${member}\`: ${description}`,
  );
  return {
    name,
    anchor: `${tool}.${name}`,
    type: typeOf(schema),
    ...(isRequired && { required: true as const }),
    text: [schema.description ?? '', ...inner].join(' '),
  };
}

const alternatives = new Intl.ListFormat('en-GB', { type: 'disjunction' });

function typeOf({ type, enum: symbols, items, anyOf }: Schema): string {
  if (symbols) return alternatives.format(symbols);
  if (typeof type === 'object') return alternatives.format(type);
  if (anyOf) return alternatives.format(anyOf.map(typeOf));
  if (type === 'array') return `list of ${items ? pluralOf(typeOf(items)) : 'values'}`;
  return type === 'integer' ? 'whole number' : (type ?? 'any');
}

const pluralOf = (type: string): string => (type.includes(' or ') ? type : `${type}s`);
