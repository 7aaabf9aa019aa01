import type { ChangeProposal } from '@colophon/sdk';
import type { SourceRecord } from '../../definitions/record.ts';
import { type ConnectionReport, defineSource, type SourceContext } from '../../definitions/source.ts';
import { type Artifacts, readArtifacts } from './artifacts.ts';
import { freshnessProposals, testProposals } from './assertions.ts';
import { readSqlLineage, type SqlLineage } from './column-lineage.ts';
import { configSchema, type DbtConfig } from './config.ts';
import { datasetProposals } from './dataset-proposals.ts';
import { exposureProposals } from './exposures.ts';
import { keepOthers } from './keep-others.ts';
import { lineageOf, targetProposals } from './lineage.ts';
import { NodeUrns } from './node-urns.ts';
import { type DbtNode, isInTarget, readNodes } from './nodes.ts';
import { artifactProperties, type Project } from './project.ts';
import { runProposals } from './run-proposals.ts';
import { selectNodes } from './select-nodes.ts';

/** Reads a dbt project from its artifacts. */
export const dbt = defineSource({
  name: 'dbt',
  title: 'dbt',
  platform: 'dbt',
  description:
    'Models, sources, seeds, snapshots, tests and exposures of a dbt project, from the files that dbt writes.',
  capabilities: {
    schema: 'Columns of the catalog; without it, those of the manifest or of the SQL.',
    views: 'The SQL of models, as written and as compiled.',
    descriptions: 'Of nodes and columns.',
    tableLineage: 'From `ref` and `source`, and from the tables to the nodes that write them.',
    columnLineage: 'From compiled SQL, with `include_column_lineage`.',
    owners: '`meta.owner`, and by `meta_mapping`.',
    tags: 'With `tag_prefix`, and by `meta_mapping`.',
    domains: 'By `meta_mapping`.',
    patterns: '`node_name_pattern` and `materialized_node_pattern`.',
    platformInstance: '`platform_instance` for dbt, `target_platform_instance` for the tables.',
    removal: 'With `stateful_ingestion`.',
    profiling: 'Row counts and sizes, where the adapter writes them into the catalog.',
    testConnection: 'Reads all artifacts.',
  },
  config: configSchema,
  open: (config, context) => ({
    records: () => readProject(config, context),
    async testConnection(): Promise<ConnectionReport> {
      try {
        await readArtifacts(config, context);
        return { basic_connectivity: { capable: true } };
      } catch (error) {
        return { basic_connectivity: { capable: false, reason: (error as Error).message } };
      }
    },
    close: async () => {},
  }),
});

async function* readProject(config: DbtConfig, context: SourceContext): AsyncGenerator<SourceRecord> {
  const { report } = context;
  const artifacts = await readArtifacts(config, context);
  const nodes = readNodes(artifacts, config, report);
  const project: Project = {
    config,
    urns: new NodeUrns(config),
    nodes,
    lineage: await parseSql(nodes, artifacts, config, context),
    properties: artifactProperties(artifacts),
    catalogTime: timeOf(artifacts.catalog?.metadata.generated_at),
    now: context.now(),
  };
  const selected = selectNodes([...nodes.values()], config, report).sort((one, other) =>
    one.id < other.id ? -1 : 1,
  );
  for (const node of selected) {
    const proposals =
      node.type === 'test' ? testProposals(node, project) : nodeProposals(node, project, artifacts);
    if (proposals.length > 0)
      yield { id: node.id, proposals: await keepOthers(proposals, config, context.catalogue) };
    const ofTable = isEnabled(node, config) && isInTarget(node) ? targetProposals(node, project) : [];
    // The table belongs to the source that reads the database.
    if (ofTable.length > 0) yield { id: `${node.id} (table)`, proposals: ofTable, owned: false };
  }
  if (config.entities_enabled.exposures)
    for (const [id, exposure] of Object.entries(artifacts.manifest.exposures ?? {}))
      yield { id, proposals: exposureProposals(id, exposure, project) };
  const models = Object.keys(artifacts.manifest.semantic_models ?? {}).length;
  if (models > 0 && config.entities_enabled.semantic_models)
    report.warn({
      title: 'Semantic models are left out',
      message: `The project has ${models} semantic models, which this source does not read yet.`,
    });
}

const timeOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Date.parse(text);

async function parseSql(
  nodes: ReadonlyMap<string, DbtNode>,
  { manifest }: Artifacts,
  config: DbtConfig,
  { report }: SourceContext,
): Promise<ReadonlyMap<string, SqlLineage>> {
  if (!config.infer_dbt_schemas) return new Map();
  const adapter = manifest.metadata.adapter_type ?? config.target_platform;
  return await readSqlLineage(nodes, adapter, config, report);
}

function isEnabled({ type }: DbtNode, { entities_enabled: enabled }: DbtConfig): boolean {
  if (type === 'model') return enabled.models;
  if (type === 'source') return enabled.sources;
  if (type === 'seed') return enabled.seeds;
  return type === 'snapshot' && enabled.snapshots;
}

function nodeProposals(node: DbtNode, project: Project, artifacts: Artifacts): ChangeProposal[] {
  const { config } = project;
  const lineage = lineageOf(node, project);
  return [
    ...(isEnabled(node, config) ? datasetProposals(node, lineage, project) : []),
    ...(config.entities_enabled.model_performance ? runProposals(node, lineage, project) : []),
    ...freshnessProposals(node, project, artifacts.sources?.metadata.invocation_id ?? 'unknown'),
  ];
}
