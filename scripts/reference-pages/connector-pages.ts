import {
  type ConfigSchema,
  type Connector,
  type Connectors,
  describeSchemaType,
  formFields,
  resolveSchema,
} from '@colophon/ingestion/connectors';
import { escapeText } from '@colophon/schema/printers';
import { exampleRecipe, variablesOf } from './connector-recipe.ts';
import { printPage } from './reference-page.ts';

/** What DataHub's names of capabilities mean. */
export const connectorCapabilities: Readonly<Record<string, string>> = {
  CONTAINERS: 'databases, schemas and other containers',
  DATA_PROFILING: 'statistics of tables and columns',
  DELETION_DETECTION: 'removes what is gone',
  DESCRIPTIONS: 'descriptions',
  DOMAINS: 'domains by pattern',
  GLOSSARY_TERMS: 'glossary terms',
  LINEAGE_COARSE: 'lineage of tables',
  LINEAGE_FINE: 'lineage of columns',
  OPERATION_CAPTURE: 'operations, such as inserts',
  OWNERSHIP: 'owners',
  PARTITION_SUPPORT: 'partitions',
  PLATFORM_INSTANCE: 'platform instances',
  PROBE: 'probes of the source',
  SCHEMA_METADATA: 'schemas with columns and types',
  TAGS: 'tags',
  TEST_CONNECTION: 'tests of the connection',
  USAGE_STATS: 'usage',
};

/** How mature a connector is, by DataHub's word. */
export const statuses = {
  GA: 'generally available',
  BETA: 'beta',
  ALPHA: 'alpha',
  UNKNOWN: 'not rated',
} as const;

/** Parts that many connectors share, explained once on the page that lists the sources. */
export const sharedParts: Readonly<Record<string, string>> = {
  AllowDenyPattern: 'patterns',
  StatefulStaleMetadataRemovalConfig: 'stateful-ingestion',
  ProfilingConfig: 'profiling',
  ClassificationConfig: 'classification',
};

/** Names by which readers look for a source, beside its title. */
export function searchNames(title: string, ...names: readonly (string | undefined)[]): string[] {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  const isPart = (name: string) => name.split(/[-_]/).every((part) => plain(title).includes(plain(part)));
  // Readers look for what the sources of the catalogue itself do.
  const isSearched = (name: string) => !isPart(name) && !name.startsWith('datahub');
  return [...new Set(names)].filter((name) => name !== undefined).filter(isSearched);
}

/** A longer default is not readable in a cell. */
const maxDefaultLength = 60;

/** Prints the page of one of DataHub's connectors. */
export function printConnectorPage(connector: Connector, list: Connectors, listPage: string): string {
  const { name, title, status, capabilities, config } = connector;
  const recipe = exampleRecipe(connector, list.$defs);
  const variables = variablesOf(recipe)
    .map((variable) => `${variable}=… `)
    .join('');
  const known = capabilities.map(
    (capability) => connectorCapabilities[capability] ?? capability.toLowerCase(),
  );
  return printPage({
    title: `${title} connector`,
    sidebarName: title.slice(0, 40),
    description: `Read metadata from ${title} with DataHub's own connector: a recipe, what it can do, and every setting.`,
    searchTerms: [...searchNames(title, name, connector.platform), 'ingestion', 'source'].join(', '),
    source: 'packages/ingestion/gen/datahub-connectors.json',
    blocks: [
      `The source \`${name}\` runs in DataHub's own package, which Colophon [installs and runs](/docs/${listPage}#use-datahubs-connectors) for you. DataHub rates it ${statuses[status]}.`,
      known.length > 0 ? `**What it can do:** ${known.join('; ')}.` : '',
      '## Write a recipe',
      `\`\`\`yaml save title="${name}.yml"\n${recipe}\n\`\`\``,
      `\`\`\`sh\n${variables}npx @colophon/cli ingest validate -c ${name}.yml\n\`\`\``,
      `\`\`\`text output\nThe recipe is valid: ${name} → datahub-rest, by DataHub's package\n\`\`\``,
      `Replace the values with your own, and run it with \`npx @colophon/cli ingest run -c ${name}.yml\`.`,
      '## Settings',
      printSettings(config, list, listPage),
    ],
  });
}

/**
 * The settings of a configuration, required ones first. Parts that connectors share are links, and patterns, of which some
 * connectors have many, are in a sentence.
 */
export function printSettings(config: ConfigSchema, { $defs }: Connectors, listPage: string): string {
  const all = Object.entries(config.properties ?? {});
  const isPattern = ([, { $ref, default: value }]: [string, ConfigSchema]) =>
    $ref === '#/$defs/AllowDenyPattern' && value === undefined;
  const patterns = all.filter(isPattern).map(([name]) => `\`${name}\``);
  const properties = Object.fromEntries(all.filter((one) => !isPattern(one)));
  const rows = settingRows({ ...config, properties }, $defs, listPage, '', 0);
  const sentence = `Which names to read, as [patterns](/docs/${listPage}#patterns): ${patterns.join(', ')}.`;
  return [
    ...(rows.length > 0 ? [['| Setting | Type | Default |', '|---|---|---|', ...rows].join('\n')] : []),
    ...(patterns.length > 0 ? [sentence] : []),
  ].join('\n\n');
}

function settingRows(
  config: ConfigSchema,
  $defs: Connectors['$defs'],
  listPage: string,
  prefix: string,
  depth: number,
): string[] {
  const { properties = {}, required = [] } = config;
  // In the order of forms: what is required, then the connection.
  const order = depth === 0 ? formFields(config, $defs).map(({ name }) => name) : Object.keys(properties);
  return order.flatMap((key) => {
    const field = properties[key] as ConfigSchema;
    const schema = resolveSchema(field, $defs);
    const shared = sharedParts[field.$ref?.replace('#/$defs/', '') ?? ''];
    const type = shared
      ? `[${shared.replace('-', ' ')}](/docs/${listPage}#${shared})`
      : inCell(describeSchemaType(field, $defs)).replaceAll(/"([^"]*)"/g, '`$1`');
    const row = `| \`${prefix}${key}\` | ${type} | ${required.includes(key) ? 'required' : printDefault(schema)} |`;
    if (shared || !schema.properties || depth > 1) return [row];
    return [row, ...settingRows(schema, $defs, listPage, `${prefix}${key}.`, depth + 1)];
  });
}

function printDefault({ default: value, properties }: ConfigSchema): string {
  if (value === undefined || properties) return '';
  const text = JSON.stringify(value);
  if (text.length > maxDefaultLength) return 'a longer value';
  return text.includes('`') ? '' : `\`${text.replaceAll('|', '\\|')}\``;
}

const inCell = (text: string): string => escapeText(text).replaceAll('|', '\\|');
