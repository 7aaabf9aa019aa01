import type { FineGrainedLineage, UpstreamLineage } from '@colophon/model-types';
import type { ChangeProposal } from '@colophon/sdk';
import {
  makeDataPlatformInstanceAspect,
  makeFineGrainedLineage,
  makeUpstreamLineageAspect,
} from '@colophon/sdk/builders';
import { addAt, addColumnLineage, addUpstream, type PatchStep, patchProposals } from '@colophon/sdk/patch';
import { makeSchemaFieldUrn } from '@colophon/sdk/urns';
import { aspectProposal } from '../../reading/aspect-proposal.ts';
import { columnName } from './dataset-proposals.ts';
import { type DbtNode, isInTarget } from './nodes.ts';
import type { Project } from './project.ts';

/** What a node is made from: the table of a source, or what its SQL refers to. */
export function lineageOf(node: DbtNode, project: Project): UpstreamLineage | undefined {
  const { urns, config, nodes } = project;
  const own = urns.dbt(node);
  if (node.type === 'source') return copyOf(urns.target(node), own, node, project);
  const parsed = project.lineage.get(node.id);
  const prefersSql = config.prefer_sql_parser_lineage && parsed && parsed.nodes.length > 0;
  const upstreams = prefersSql
    ? [...parsed.nodes]
    : [...node.upstreams].sort().flatMap((id) => nodes.get(id) ?? []);
  const table = urns.target(node);
  const upstreamUrns = [...new Set(upstreams.map((one) => urns.upstream(one)))].filter(
    // A model that reads its own table, as incremental ones do.
    (urn) => node.type !== 'model' || urn !== table,
  );
  if (upstreams.length === 0) return undefined;
  const columns = config.include_column_lineage ? columnLineage(node, own, project) : [];
  return makeUpstreamLineageAspect(upstreamUrns, { columns });
}

/** How sure the SQL makes us, as DataHub has it for SQL whose tables are all known. */
const confidenceScore = 0.9;

function columnLineage(node: DbtNode, own: string, project: Project): FineGrainedLineage[] {
  return (project.lineage.get(node.id)?.columns ?? []).flatMap(({ column, from }) => {
    if (from.length === 0) return [];
    const upstreams = from.map((one) =>
      makeSchemaFieldUrn(project.urns.upstream(one.node), columnName({ name: one.column }, project)),
    );
    const downstreams = [makeSchemaFieldUrn(own, columnName({ name: column }, project))];
    return [{ ...makeFineGrainedLineage({ upstreams, downstreams }), confidenceScore }];
  });
}

/** Each column from the one of the same name. */
function copyOf(upstream: string, downstream: string, node: DbtNode, project: Project): UpstreamLineage {
  // The table of a source that is left out of lineage has no columns downstream.
  const isLeftOut = node.type === 'source' && project.config.skip_sources_in_lineage;
  const columns = isLeftOut
    ? []
    : node.columns.map((column) => {
        const name = columnName(column, project);
        return {
          ...makeFineGrainedLineage({
            upstreams: [makeSchemaFieldUrn(upstream, name)],
            downstreams: [makeSchemaFieldUrn(downstream, name)],
          }),
          confidenceScore: 1,
        };
      });
  return makeUpstreamLineageAspect([upstream], { type: 'COPY', columns });
}

/** What dbt says of the table of a node: that it is the node's, and, unless it is a source, made by it. */
export function targetProposals(node: DbtNode, project: Project): ChangeProposal[] {
  const { urns, config } = project;
  if (!isInTarget(node)) return [];
  const table = urns.target(node);
  const own = urns.dbt(node);
  const proposals: ChangeProposal[] = [];
  if (!config.dbt_is_primary_sibling)
    // The table may have siblings in other tools, which stay.
    proposals.push(
      ...patchProposals(table, [
        addAt('siblings', ['siblings', own], own),
        addAt('siblings', ['primary'], true),
      ]),
    );
  if (config.target_platform_instance !== undefined && config.emit_target_platform_instance_aspects)
    proposals.push(
      aspectProposal(
        table,
        'dataPlatformInstance',
        makeDataPlatformInstanceAspect(config.target_platform, config.target_platform_instance),
      ),
    );
  if (node.type === 'source') return proposals;
  const lineage = copyOf(own, table, node, project);
  if (!config.incremental_lineage) return [...proposals, aspectProposal(table, 'upstreamLineage', lineage)];
  const steps: PatchStep[] = [
    addUpstream(own, 'COPY'),
    ...node.columns.map((column) => {
      const name = columnName(column, project);
      return addColumnLineage({ from: { dataset: own, column: name }, to: { dataset: table, column: name } });
    }),
  ];
  return [...proposals, ...patchProposals(table, steps)];
}
