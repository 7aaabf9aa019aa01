import type { UpstreamLineage } from '@colophon/model-types';
import type { AnyProposal } from '@colophon/sdk';
import { datahubGuid, makeStatusAspect } from '@colophon/sdk/builders';
import { makeDataProcessInstanceUrn } from '@colophon/sdk/urns';
import { aspectProposal } from '../../reading/aspect-proposal.ts';
import { externalUrl } from './dataset-proposals.ts';
import type { DbtNode } from './nodes.ts';
import type { Project } from './project.ts';

/** The runs of a node, each an instance of a process that reads its upstreams and writes it. */
export function runProposals(
  node: DbtNode,
  lineage: UpstreamLineage | undefined,
  project: Project,
): AnyProposal[] {
  const dataset = project.urns.dbt(node);
  return node.runs.flatMap(({ invocationId, result }): AnyProposal[] => {
    const timing = result.timing?.find(({ name }) => name === 'execute');
    if (!['success', 'error'].includes(result.status) || !timing?.started_at || !timing.completed_at)
      return [];
    const [started, completed] = [Date.parse(timing.started_at), Date.parse(timing.completed_at)];
    const name = `${invocationId}_${dataset}`;
    const urn = makeDataProcessInstanceUrn(datahubGuid({ orchestrator: 'dbt', id: name }));
    const url = externalUrl(node, project);
    const inputs = lineage?.upstreams.map((upstream) => upstream.dataset) ?? [];
    const partitionSpec = { partition: 'FULL_TABLE_SNAPSHOT', type: 'FULL_TABLE' } as const;
    return [
      aspectProposal(urn, 'dataProcessInstanceProperties', {
        name,
        type: 'BATCH_SCHEDULED',
        created: { time: started, actor: 'urn:li:corpuser:datahub' },
        customProperties: { dbt_name: node.id, dbt_urn: dataset },
        ...(url !== undefined && { externalUrl: url }),
      }),
      aspectProposal(urn, 'dataProcessInstanceRelationships', {
        parentTemplate: dataset,
        upstreamInstances: [],
      }),
      ...(inputs.length > 0 ? [aspectProposal(urn, 'dataProcessInstanceInput', { inputs })] : []),
      aspectProposal(urn, 'dataProcessInstanceOutput', { outputs: [dataset] }),
      aspectProposal(urn, 'status', makeStatusAspect()),
      aspectProposal(urn, 'dataProcessInstanceRunEvent', {
        timestampMillis: started,
        status: 'STARTED',
        partitionSpec,
      }),
      aspectProposal(urn, 'dataProcessInstanceRunEvent', {
        timestampMillis: completed,
        status: 'COMPLETE',
        result: {
          type: result.status === 'success' ? 'SUCCESS' : 'FAILURE',
          nativeResultType: result.status,
        },
        durationMillis: completed - started,
        partitionSpec,
      }),
    ];
  });
}
