import {
  makeDataPlatformInstanceAspect,
  makeDomainsAspect,
  makeSubTypesAspect,
} from '@colophon/sdk/builders';
import type { AnyProposal } from '@colophon/sdk/emitters';
import { makeDataPlatformInstanceUrn } from '@colophon/sdk/urns';
import { domainOf } from '../governance/domains.ts';
import { owner, ownerOfType, ownership, responsible } from '../people/owners.ts';
import { groupUrn, personNamed } from '../people/people.ts';
import type { Estate } from '../tables/estate.ts';
import { write } from '../write.ts';
import type { Pipeline } from './pipelines.ts';

const address = 'https://airflow.tarnfell.example/dags';

/** The DAGs and their tasks. */
export function* pipelineProposals(estate: Estate, pipelines: readonly Pipeline[]): Generator<AnyProposal> {
  const instance = makeDataPlatformInstanceUrn('airflow', 'tarnfell');
  const platform = makeDataPlatformInstanceAspect('airflow', 'tarnfell');
  for (const { id, urn, description, schedule, area, tasks } of pipelines) {
    yield write(urn, 'dataFlowInfo', {
      name: id,
      ...(description !== undefined && { description }),
      externalUrl: `${address}/${id}/grid`,
      customProperties: { schedule, catchup: 'False', max_active_runs: '1' },
      env: 'PROD',
    });
    yield write(urn, 'dataPlatformInstance', platform);
    yield write(urn, 'browsePathsV2', { path: [{ id: instance, urn: instance }] });
    yield write(urn, 'domains', makeDomainsAspect([domainOf(area)]));
    // The old ones have nobody.
    if (!id.startsWith('legacy_')) {
      const team = owner(groupUrn(responsible[area].group), 'TECHNICAL_OWNER');
      const onCall = ownerOfType(personNamed('Lucía Herrero').urn, 'onCall');
      yield write(urn, 'ownership', id === 'dbt_nightly' ? ownership(team, onCall) : ownership(team));
    }
    for (const task of tasks) {
      const inputDatasets = task.inputs.map((table) => estate.table(table).urn);
      const outputDatasets = task.outputs.map((table) => estate.table(table).urn);
      yield write(task.urn, 'dataJobInfo', {
        name: task.id,
        type: { string: 'COMMAND' },
        flowUrn: urn,
        ...(task.description !== undefined && { description: task.description }),
        externalUrl: `${address}/${id}/tasks/${task.id}`,
        customProperties: { operator: task.operator, retries: '2' },
        env: 'PROD',
      });
      yield write(task.urn, 'dataJobInputOutput', {
        inputDatasets,
        outputDatasets,
        inputDatajobs: [...task.after],
      });
      yield write(task.urn, 'subTypes', makeSubTypesAspect(['Task']));
      yield write(task.urn, 'dataPlatformInstance', platform);
      yield write(task.urn, 'browsePathsV2', {
        path: [
          { id: instance, urn: instance },
          { id: urn, urn },
        ],
      });
    }
  }
}
