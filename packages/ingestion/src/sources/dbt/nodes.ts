import type { Report } from '../../definitions/report.ts';
import type { Artifacts, CatalogNode, FreshnessResult, ManifestNode, RunResult } from './artifacts.ts';
import type { DbtConfig } from './config.ts';

/** A column of a node. */
export interface DbtColumn {
  readonly name: string;
  /** Comment in the database. */
  readonly comment: string;
  /** Description in the project. */
  readonly description: string;
  /** Type in the database; empty if it is not known. */
  readonly type: string;
  readonly meta: Readonly<Record<string, unknown>>;
  /** With the prefix of the recipe. */
  readonly tags: readonly string[];
}

/** A run of a node, with the id of the invocation. */
export interface NodeRun {
  readonly invocationId: string;
  /** When the invocation was recorded. */
  readonly generatedAt: string;
  readonly result: RunResult;
}

/** A model, source, seed, snapshot or test, put together from all artifacts. */
export interface DbtNode {
  /** Unique id, such as `model.shop.orders`. */
  readonly id: string;
  readonly manifest: ManifestNode;
  readonly catalog: CatalogNode | undefined;
  /** Name of the table, without quotes. */
  readonly name: string;
  readonly database: string | undefined;
  readonly type: string;
  readonly materialization: string | undefined;
  readonly meta: Readonly<Record<string, unknown>>;
  readonly owner: unknown;
  /** With the prefix of the recipe. */
  readonly tags: readonly string[];
  readonly compiledCode: string | undefined;
  readonly rawCode: string | undefined;
  columns: readonly DbtColumn[];
  /** Unique ids of what it reads. */
  upstreams: readonly string[];
  readonly freshness: FreshnessResult | undefined;
  readonly runs: NodeRun[];
}

/** The nodes of a project by unique id. */
export function readNodes(
  { manifest, catalog, sources, runs }: Artifacts,
  config: DbtConfig,
  report: Report,
): Map<string, DbtNode> {
  const freshness = new Map(sources?.results.map((result) => [result.unique_id, result]));
  const tables = { ...catalog?.nodes, ...catalog?.sources };
  const nodes = new Map<string, DbtNode>();
  for (const [id, node] of Object.entries({ ...manifest.nodes, ...manifest.sources })) {
    const table = tables[id];
    const materialization = node.config?.materialized;
    const isVirtual = ['test', 'ephemeral', 'semantic_view'].includes(materialization ?? node.resource_type);
    if (catalog && !table && !isVirtual) {
      if (config.only_include_if_in_catalog) continue;
      report.warn({
        title: 'Node missing from the catalog',
        message:
          'The catalog does not have the node, so that its columns have no types. Run dbt docs generate again.',
        context: id,
      });
    }
    const meta = nonEmpty(node.meta) ?? node.config?.meta ?? {};
    nodes.set(id, {
      id,
      manifest: node,
      catalog: table,
      name: nameOf(node, config),
      database: config.include_database_name ? (node.database ?? undefined) : undefined,
      type: node.resource_type,
      materialization,
      meta,
      owner: node.meta?.owner ?? node.config?.meta?.owner,
      tags: (node.tags ?? []).map((tag) => config.tag_prefix + tag),
      compiledCode: node.compiled_code ?? node.compiled_sql ?? undefined,
      rawCode: node.raw_code ?? node.raw_sql,
      columns: isVirtual ? [] : readColumns(node, table, config.tag_prefix),
      upstreams: node.depends_on?.nodes ?? [],
      freshness: freshness.get(id),
      runs: [],
    });
  }
  for (const { metadata, args, results } of runs) {
    // dbt docs generate writes such a file too, about runs that only compiled.
    if (args?.which === 'generate') continue;
    for (const result of results)
      nodes.get(result.unique_id)?.runs.push({
        invocationId: metadata.invocation_id ?? '',
        generatedAt: metadata.generated_at ?? '',
        result,
      });
  }
  return nodes;
}

const nonEmpty = <T extends object>(value: T | undefined): T | undefined =>
  value && Object.keys(value).length > 0 ? value : undefined;

function nameOf(node: ManifestNode, config: DbtConfig): string {
  // The alias of a test is made up by dbt.
  if (node.alias && node.resource_type !== 'test') return node.alias;
  return config.use_identifiers && node.identifier ? node.identifier : node.name;
}

function readColumns(node: ManifestNode, table: CatalogNode | undefined, tagPrefix: string): DbtColumn[] {
  const described = new Map(
    Object.entries(node.columns ?? {}).map(([key, column]) => [key.toLowerCase(), column]),
  );
  const found = table
    ? Object.entries(table.columns).map(([key, column]) => ({ key, ...column }))
    : Object.entries(node.columns ?? {}).map(([key, { name, data_type }]) => ({
        key,
        name,
        type: data_type ?? '',
        comment: '',
      }));
  return found.map(({ key, name, type, comment }) => {
    const column = node.columns?.[key] ?? described.get(key.toLowerCase());
    return {
      name,
      type,
      comment: comment ?? '',
      description: column?.description ?? '',
      meta: column?.meta ?? {},
      tags: (column?.tags ?? []).map((tag) => tagPrefix + tag),
    };
  });
}

/** Whether the database has a table or view for it. */
export const isInTarget = ({ type, materialization }: DbtNode): boolean =>
  materialization !== 'ephemeral' && type !== 'test';
