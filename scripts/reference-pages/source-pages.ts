import type { CapabilityName, SourceDefinition } from '@colophon/ingestion';
import type { Connector, Connectors } from '@colophon/ingestion/connectors';
import { escapeText } from '@colophon/schema/printers';
import { printConfigurationTable } from './configuration-table.ts';
import { printConnectorPage, printSettings, searchNames, statuses } from './connector-pages.ts';
import type { Examples } from './read-examples.ts';
import { printPage } from './reference-page.ts';

/** The page that lists all sources. */
const listPage = 'metadata-ingestion/sources';
const folder = 'generated/ingestion/sources';

const capabilityTitles: Readonly<Record<CapabilityName, string>> = {
  containers: 'Containers',
  schema: 'Schemas',
  views: 'Views',
  keys: 'Keys',
  descriptions: 'Descriptions',
  tableLineage: 'Lineage of tables',
  columnLineage: 'Lineage of columns',
  queryLineage: 'Lineage from queries',
  usage: 'Usage',
  profiling: 'Profiling',
  classification: 'Classification',
  removal: 'Removal of what is gone',
  incremental: 'Incremental runs',
  platformInstance: 'Platform instance',
  patterns: 'Patterns',
  domains: 'Domains',
  tags: 'Tags',
  owners: 'Owners',
  testConnection: 'Test of the connection',
};

/**
 * Prints a page for each source of Colophon and each of DataHub's connectors, and the page that lists them.
 *
 * @param examples What a person writes for the page of a source, by its name, and `index` for the list.
 */
export function printSourcePages(
  definitions: readonly SourceDefinition[],
  connectors: Connectors,
  examples: ReadonlyMap<string, Examples>,
): Map<string, string> {
  const own = definitions.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const taken = new Set(own.flatMap(({ name, aliases = [] }) => [name, ...aliases]));
  const foreign = Object.entries(connectors.connectors)
    .filter(([name]) => !taken.has(name))
    .map(([name, connector]): Connector => ({ name, ...connector }));
  return new Map([
    [listPage, printList(own, foreign, connectors, examples.get('index'))],
    ...own.map((one): [string, string] => [
      `${folder}/${one.name}`,
      printSource(one, examples.get(one.name)),
    ]),
    ...foreign.map((one): [string, string] => [
      `${folder}/${one.name}`,
      printConnectorPage(one, connectors, listPage),
    ]),
  ]);
}

function printSource(source: SourceDefinition, examples: Examples | undefined): string {
  const { name, aliases = [], title, platform, description, capabilities, config } = source;
  const sections = [...(examples?.sections ?? [])].flatMap(([heading, text]) => [`## ${heading}`, text]);
  const table = printConfigurationTable(config);
  return printPage({
    title: `${title} source`,
    sidebarName: title.slice(0, 40),
    description: `Read metadata from ${title}: a recipe that runs, what the source can do, and every setting.`,
    searchTerms: [...searchNames(title, name, ...aliases, platform), 'ingestion', 'connector'].join(', '),
    source: 'packages/ingestion/src/sources',
    ...(examples === undefined && { noSamples: 'Its example is not written yet.' }),
    blocks: [
      escapeText(description),
      `In a recipe, its \`type\` is \`${name}\`${aliases.length > 0 ? ` or ${aliases.map((alias) => `\`${alias}\``).join(', ')}` : ''}.`,
      examples?.intro ?? '',
      ...sections,
      '## Capabilities',
      [
        '| Capability | Extent |',
        '|---|---|',
        ...Object.entries(capabilities).map(
          ([capability, extent]) =>
            `| ${capabilityTitles[capability as CapabilityName]} | ${inCell(extent)} |`,
        ),
      ].join('\n'),
      ...(table === '' ? [] : ['## Settings', 'The settings of `source.config`:', table]),
    ],
  });
}

function printList(
  own: readonly SourceDefinition[],
  foreign: readonly Connector[],
  connectors: Connectors,
  examples: Examples | undefined,
): string {
  const settingsOf = (definition: string) =>
    printSettings(connectors.$defs[definition] ?? {}, connectors, listPage);
  return printPage({
    title: 'Sources',
    description: `All ${own.length + foreign.length} sources of metadata: those that Colophon reads itself, and DataHub's connectors, which it runs for you.`,
    searchTerms: 'connectors, ingestion sources, supported databases, integrations',
    source: 'scripts/reference-pages/sources/index.md',
    blocks: [
      examples?.intro ?? '',
      '## Sources of Colophon',
      [
        '| Source | `type` | Reads |',
        '|---|---|---|',
        ...own.map(
          ({ name, title, description }) =>
            `| [${title}](/docs/${folder}/${name}) | \`${name}\` | ${inCell(description)} |`,
        ),
      ].join('\n'),
      ...[...(examples?.sections ?? [])].flatMap(([heading, text]) => [`## ${heading}`, text]),
      "## DataHub's connectors",
      `From version ${connectors.version} of DataHub's package. The status is DataHub's own rating.`,
      [
        '| Connector | `type` | Status |',
        '|---|---|---|',
        ...foreign.map(
          ({ name, title, status }) =>
            `| [${title}](/docs/${folder}/${name}) | \`${name}\` | ${statuses[status]} |`,
        ),
      ].join('\n'),
      '## Settings that connectors share',
      '### Patterns',
      'Which names to read. Both lists have regular expressions that match from the start of a name.',
      settingsOf('AllowDenyPattern'),
      '### Stateful ingestion',
      'What is kept from one run to the next, to remove what is gone. The recipe needs a `pipeline_name`.',
      settingsOf('StatefulStaleMetadataRemovalConfig'),
      '### Profiling',
      'Statistics of tables and columns.',
      settingsOf('ProfilingConfig'),
      '### Classification',
      'Finds columns with personal data by samples of their values, and gives them glossary terms.',
      settingsOf('ClassificationConfig'),
    ],
  });
}

const inCell = (text: string): string => escapeText(text).replaceAll('|', '\\|').replaceAll('\n', ' ');
