import type { FineGrainedLineage, UpstreamLineage } from '@colophon/model-types';
import { type Env, makeDatasetUrnWithPlatformInstance } from '@colophon/sdk/urns';
import type { SourceRecord } from '../../definitions/record.ts';
import { defineSource, type SourceContext } from '../../definitions/source.ts';
import { aspectProposal } from '../../reading/aspect-proposal.ts';
import { readYaml } from '../../reading/read-yaml.ts';
import {
  configSchema,
  type LineageColumns,
  type LineageEntity,
  type LineageFileConfig,
  type LineageNode,
  lineageSchema,
} from './config.ts';

/** Reads lineage from a YAML file. */
export const lineageFile = defineSource({
  name: 'datahub-lineage-file',
  title: 'Lineage file',
  description: 'Lineage between datasets, and between their columns, from a YAML file.',
  capabilities: {
    tableLineage: 'As the file has it.',
    columnLineage: 'As the file has it, in `fineGrainedLineages`.',
  },
  config: configSchema,
  open: (config, context) => ({
    records: () => readLineage(config, context),
    close: async () => {},
  }),
});

async function* readLineage(config: LineageFileConfig, context: SourceContext): AsyncGenerator<SourceRecord> {
  const { value } = await readYaml(config.file, lineageSchema, context);
  if (config.preserve_upstream && !context.catalogue)
    context.report.warn({
      title: 'Existing lineage is unknown',
      message:
        'The sink has no catalogue in which to look up existing lineage. Lineage is written as the file has it.',
    });
  const existing = config.preserve_upstream ? context.catalogue?.aspects : undefined;
  for (const node of value.lineage) {
    // The datasets upstream may be described further in the file, in items of their own.
    if (!node.upstream?.length) continue;
    const urn = urnOf(node.entity);
    const before = await existing?.get(urn, 'upstreamLineage');
    yield {
      id: node.entity.name,
      // The file says how datasets are connected, not which there are.
      owned: false,
      proposals: [aspectProposal(urn, 'upstreamLineage', lineageOf(node, before, context.now()))],
    };
  }
}

const urnOf = ({ platform, name, env, platform_instance }: LineageEntity): string =>
  makeDatasetUrnWithPlatformInstance(platform, name, platform_instance ?? undefined, env as Env);

function lineageOf(node: LineageNode, before: UpstreamLineage | undefined, time: number): UpstreamLineage {
  const added = (node.upstream ?? []).map(({ entity }) => ({
    dataset: urnOf(entity),
    type: 'TRANSFORMED' as const,
    auditStamp: { time, actor: 'urn:li:corpUser:ingestion' },
  }));
  const named = new Set(added.map(({ dataset }) => dataset));
  const columns = (node.fineGrainedLineages ?? []).map(columnsOf);
  const printed = new Set(columns.map(identityOf));
  return {
    // What the file repeats is not listed twice, however often it is read.
    upstreams: [...(before?.upstreams ?? []).filter(({ dataset }) => !named.has(dataset)), ...added],
    fineGrainedLineages: [
      ...(before?.fineGrainedLineages ?? []).filter((one) => !printed.has(identityOf(one))),
      ...columns,
    ],
  };
}

const columnsOf = (columns: LineageColumns): FineGrainedLineage => ({
  upstreamType: columns.upstreamType,
  downstreamType: columns.downstreamType,
  ...(columns.upstreams && { upstreams: columns.upstreams }),
  ...(columns.downstreams && { downstreams: columns.downstreams }),
  ...(columns.transformOperation && { transformOperation: columns.transformOperation }),
  confidenceScore: columns.confidenceScore ?? 1,
});

const identityOf = ({ upstreams, downstreams, transformOperation }: FineGrainedLineage): string =>
  JSON.stringify([upstreams, downstreams, transformOperation]);
