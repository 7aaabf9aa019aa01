import type { TransformerDefinition } from '@colophon/ingestion';
import { escapeText } from '@colophon/schema/printers';
import { printConfigurationTable } from './configuration-table.ts';
import type { Examples } from './read-examples.ts';
import { printPage } from './reference-page.ts';

/** What a transformer changes, with the names of those that do, in the order of the page. */
const groups: Readonly<Record<string, readonly string[]>> = {
  Owners: [
    'simple_add_ownership',
    'pattern_add_ownership',
    'add_ownership',
    'extract_ownership_from_tags',
    'pattern_cleanup_ownership',
    'simple_remove_dataset_ownership',
    'simple_add_dataset_ownership',
    'pattern_add_dataset_ownership',
    'add_dataset_ownership',
  ],
  Tags: ['simple_add_dataset_tags', 'pattern_add_dataset_tags', 'add_dataset_tags', 'extract_dataset_tags'],
  'Glossary terms': [
    'simple_add_dataset_terms',
    'pattern_add_dataset_terms',
    'add_dataset_terms',
    'tags_to_term',
  ],
  Columns: ['pattern_add_dataset_schema_tags', 'pattern_add_dataset_schema_terms'],
  Domains: [
    'simple_add_domain',
    'pattern_add_domain',
    'add_domain',
    'domain_mapping_based_on_tags',
    'simple_add_dataset_domain',
    'pattern_add_dataset_domain',
    'add_dataset_domain',
  ],
  'Data products': [
    'simple_add_dataset_dataproduct',
    'pattern_add_dataset_dataproduct',
    'add_dataset_dataproduct',
  ],
  Properties: [
    'simple_add_dataset_properties',
    'add_dataset_properties',
    'tags_to_structured_properties',
    'replace_external_url',
    'replace_external_url_container',
  ],
  'Browse paths': ['set_browse_path', 'set_dataset_browse_path'],
  'Status, usage and attribution': [
    'mark_dataset_status',
    'pattern_cleanup_dataset_usage_user',
    'set_attribution',
  ],
};

/**
 * Prints the reference of the transformers, from their definitions and a file with an example of each.
 *
 * @throws Error that names a transformer without a group or an example, and an example without a transformer.
 */
export function printTransformersPage(
  definitions: readonly TransformerDefinition[],
  { intro, sections }: Examples,
): string {
  const byName = new Map(definitions.map((definition) => [definition.name, definition]));
  const listed = Object.values(groups).flat();
  for (const name of byName.keys())
    if (!listed.includes(name)) throw new Error(`the transformer ${name} has no place on its page`);
  for (const name of sections.keys())
    if (!byName.has(name)) throw new Error(`the example of ${name}: there is no such transformer`);
  return printPage({
    title: 'Transformers',
    sidebarName: 'Transformer reference',
    description: 'Every transformer that a recipe can name, with its settings and an example.',
    searchTerms: 'add tags on ingestion, add owners on ingestion, dataset transformers',
    source: 'packages/ingestion/src/transformers',
    blocks: [
      intro,
      ...Object.entries(groups).flatMap(([group, names]) => [
        `## ${group}`,
        ...names.flatMap((name) => printTransformer(byName.get(name), name, sections.get(name))),
      ]),
    ],
  });
}

function printTransformer(
  definition: TransformerDefinition | undefined,
  name: string,
  example: string | undefined,
): string[] {
  if (!definition) throw new Error(`there is no transformer ${name}`);
  if (example === undefined) throw new Error(`the transformer ${name} has no example`);
  return [
    `### ${name}`,
    escapeText(definition.description),
    printConfigurationTable(definition.config),
    example,
  ];
}
