import type { GlossaryTerms, SchemaMetadata, UpstreamLineage } from '@colophon/model-types';
import type { AnyProposal } from '@colophon/sdk';
import {
  makeDataPlatformInstanceAspect,
  makeGlobalTagsAspect,
  makeStatusAspect,
  makeSubTypesAspect,
} from '@colophon/sdk/builders';
import { makeDataPlatformUrn, makeSchemaFieldUrn, makeTagUrn, makeUserUrn } from '@colophon/sdk/urns';
import { aspectProposal } from '../../reading/aspect-proposal.ts';
import { type Mapped, mapProperties } from '../../reading/meta-mapping.ts';
import { pythonText } from '../../reading/python-text.ts';
import { fileAddress } from './git-link.ts';
import { fieldType } from './native-type.ts';
import { type DbtColumn, type DbtNode, isInTarget } from './nodes.ts';
import { ownersOf } from './owners.ts';
import type { Project } from './project.ts';

/** What dbt says of a node, as a dataset of dbt. */
export function datasetProposals(
  node: DbtNode,
  lineage: UpstreamLineage | undefined,
  project: Project,
): AnyProposal[] {
  const { config, urns } = project;
  const urn = urns.dbt(node);
  const mapped = mapNode(node, project);
  const tags = [...node.tags, ...mapped.tags].sort();
  const owners = config.enable_owner_extraction ? ownersOf(node, mapped.owners, config) : [];
  const columns = node.columns.map((column) => ({ column, mapped: mapColumn(column, project) }));
  return [
    aspectProposal(urn, 'subTypes', makeSubTypesAspect([capital(node.type)])),
    aspectProposal(
      urn,
      'dataPlatformInstance',
      makeDataPlatformInstanceAspect('dbt', config.platform_instance),
    ),
    aspectProposal(urn, 'datasetProperties', {
      name: node.name,
      description: node.manifest.description ?? '',
      customProperties: customProperties(node, project),
      tags: [...node.tags],
      ...(externalUrl(node, project) !== undefined && { externalUrl: externalUrl(node, project) as string }),
    }),
    aspectProposal(urn, 'status', makeStatusAspect()),
    ...(owners.length > 0 ? [aspectProposal(urn, 'ownership', { owners })] : []),
    ...(tags.length > 0
      ? [aspectProposal(urn, 'globalTags', makeGlobalTagsAspect(tags.map(makeTagUrn)))]
      : []),
    ...(mapped.terms.length > 0 ? [aspectProposal(urn, 'glossaryTerms', termsOf(mapped, project))] : []),
    ...(mapped.domains.length > 0 ? [aspectProposal(urn, 'domains', { domains: [...mapped.domains] })] : []),
    ...(mapped.properties.length > 0
      ? [aspectProposal(urn, 'structuredProperties', { properties: [...mapped.properties] })]
      : []),
    ...(mapped.links.length > 0
      ? [
          aspectProposal(urn, 'institutionalMemory', {
            elements: mapped.links.map((link) => ({
              ...link,
              createStamp: { time: project.now, actor: 'urn:li:corpuser:ingestion' },
            })),
          }),
        ]
      : []),
    aspectProposal(urn, 'schemaMetadata', schemaOf(node, columns, project)),
    ...(lineage ? [aspectProposal(urn, 'upstreamLineage', lineage)] : []),
    ...viewProposals(urn, node, project),
    ...(isInTarget(node) && !config.dbt_is_primary_sibling
      ? [aspectProposal(urn, 'siblings', { siblings: [urns.target(node)], primary: false })]
      : []),
    ...columns.flatMap(({ column, mapped: { properties } }) =>
      properties.length > 0
        ? [
            aspectProposal(makeSchemaFieldUrn(urn, columnName(column, project)), 'structuredProperties', {
              properties: [...properties],
            }),
          ]
        : [],
    ),
    ...profileProposals(urn, node, project),
  ];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();

/** The name of a column in URNs. */
export const columnName = ({ name }: { readonly name: string }, { config }: Project): string =>
  config.convert_column_urns_to_lowercase ? name.toLowerCase() : name;

/** The address of the file of a node. */
export const externalUrl = ({ manifest }: DbtNode, { config }: Project): string | undefined =>
  config.git_info && manifest.original_file_path !== undefined
    ? fileAddress(config.git_info, manifest.original_file_path)
    : undefined;

/** What the rules of the recipe make of the meta of a node. */
export function mapNode(node: DbtNode, { config }: Project): Mapped {
  const options = { tagPrefix: config.tag_prefix, stripEmail: config.strip_user_ids_from_email };
  const mapped = mapProperties(config.enable_meta_mapping ? node.meta : {}, config.meta_mapping, options);
  if (!config.enable_query_tag_mapping || !node.manifest.query_tag) return mapped;
  const { tags } = mapProperties(node.manifest.query_tag, config.query_tag_mapping, options);
  return { ...mapped, tags: [...mapped.tags, ...tags] };
}

function mapColumn(column: DbtColumn, { config }: Project): Mapped {
  const options = { tagPrefix: config.tag_prefix, stripEmail: config.strip_user_ids_from_email };
  const isMapped = config.enable_meta_mapping && Object.keys(config.column_meta_mapping).length > 0;
  return mapProperties(isMapped ? column.meta : {}, config.column_meta_mapping, options);
}

const termsOf = ({ terms }: Mapped, { now }: Project): GlossaryTerms => ({
  terms: terms.map((urn) => ({ urn })),
  auditStamp: { time: now, actor: 'urn:li:corpuser:datahub' },
});

function customProperties(node: DbtNode, { properties }: Project): Record<string, string> {
  const { manifest, catalog } = node;
  const facts = {
    node_type: node.type,
    materialization: node.materialization,
    dbt_file_path: manifest.original_file_path,
    catalog_type: catalog?.metadata.type,
    language: manifest.language ?? 'sql',
    dbt_unique_id: node.id,
    dbt_package_name: manifest.package_name,
  };
  const known = Object.entries(facts).filter(([, value]) => value !== undefined);
  const all = { ...node.meta, ...Object.fromEntries(known) };
  return {
    ...Object.fromEntries(Object.entries(all).map(([key, value]) => [key, pythonText(value)])),
    ...properties,
  };
}

function schemaOf(
  node: DbtNode,
  columns: readonly { readonly column: DbtColumn; readonly mapped: Mapped }[],
  project: Project,
): SchemaMetadata {
  const loadedAt = node.freshness?.max_loaded_at;
  return {
    schemaName: node.id,
    platform: makeDataPlatformUrn('dbt'),
    version: 0,
    hash: '',
    platformSchema: { 'com.linkedin.schema.MySqlDDL': { tableSchema: '' } },
    ...(loadedAt !== undefined && {
      lastModified: { time: Date.parse(loadedAt), actor: makeUserUrn('dbt_executor') },
    }),
    fields: columns.map(({ column, mapped }) => {
      const tags = [...mapped.tags, ...column.tags];
      const description = describe(column);
      return {
        fieldPath: columnName(column, project),
        nativeDataType: column.type,
        type: fieldType(column.type),
        nullable: false,
        recursive: false,
        ...(description !== '' && { description }),
        ...(tags.length > 0 && { globalTags: makeGlobalTagsAspect(tags.map(makeTagUrn)) }),
        ...(mapped.terms.length > 0 && { glossaryTerms: termsOf(mapped, project) }),
      };
    }),
  };
}

const describe = ({ comment, description }: DbtColumn): string =>
  comment && description && comment !== description
    ? `dbt comment: ${comment}\n\ndbt model description: ${description}`
    : comment || description;

function viewProposals(urn: string, node: DbtNode, { config }: Project): AnyProposal[] {
  if ((node.manifest.language ?? 'sql') !== 'sql' || !node.rawCode) return [];
  return [
    aspectProposal(urn, 'viewProperties', {
      materialized: ['table', 'incremental', 'snapshot'].includes(node.materialization ?? ''),
      viewLanguage: 'SQL',
      viewLogic: node.rawCode,
      ...(config.include_compiled_code && node.compiledCode && { formattedViewLogic: node.compiledCode }),
    }),
  ];
}

/** Row count and size, which some adapters write into the catalog. */
function profileProposals(urn: string, node: DbtNode, { config, catalogTime, now }: Project): AnyProposal[] {
  const stat = (name: string) => {
    const { include, value } = node.catalog?.stats?.[name] ?? {};
    return include && value !== null && value !== '' && Number.isFinite(Number(value))
      ? Math.trunc(Number(value))
      : undefined;
  };
  const rowCount = stat('num_rows');
  const sizeInBytes = stat('num_bytes');
  if (!config.entities_enabled.catalog_stats || (rowCount === undefined && sizeInBytes === undefined))
    return [];
  return [
    aspectProposal(urn, 'datasetProfile', {
      timestampMillis: catalogTime ?? now,
      columnCount: node.columns.length,
      ...(rowCount !== undefined && { rowCount }),
      ...(sizeInBytes !== undefined && { sizeInBytes }),
      partitionSpec: { partition: 'FULL_TABLE_SNAPSHOT', type: 'FULL_TABLE' },
    }),
  ];
}
