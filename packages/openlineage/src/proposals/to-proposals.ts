import type { ChangeProposal } from '@colophon/catalogue';
import { type JsonObject, parseUrn } from '@colophon/schema';
import type { DatasetEvent, JobEvent, RunEvent } from '../events/event.ts';
import { jobNamesOf, runUrnOf } from '../naming/job-urns.ts';
import { upsert } from './changes.ts';
import { columnLineageOf } from './column-lineage.ts';
import { datasetProposals } from './dataset.ts';
import { DatasetUrns } from './datasets.ts';
import { jobProposals } from './job.ts';
import { lineageOf, lineageProposals } from './lineage.ts';
import { type Mapping, stampOf } from './mapping.ts';
import { hasDatasets, runProposals } from './run.ts';

/** The aspects of which a mapping asks whether they are known. */
export const knownAspects = {
  dataJob: ['dataJobInfo', 'dataJobInputOutput'],
  dataProcessInstance: [
    'dataProcessInstanceInput',
    'dataProcessInstanceOutput',
    'dataProcessInstanceProperties',
    'dataProcessInstanceRelationships',
  ],
} as const;

/** The entities of which a mapping asks what is known. */
export function entitiesToKnow({
  event,
  orchestrator,
  settings,
}: Pick<Mapping, 'event' | 'orchestrator' | 'settings'>): string[] {
  if (event.kind === 'dataset') return [];
  const { job } = jobNamesOf(event.job, orchestrator, settings);
  return event.kind === 'run' ? [job, runUrnOf(event.runId)] : [job];
}

/** What an event changes in the catalogue: the proposals of one transaction. */
export function toProposals(mapping: Mapping): ChangeProposal[] {
  if (isOfDataset(mapping)) return datasetEventProposals(mapping);
  return isOfRun(mapping) || isOfJob(mapping) ? jobEventProposals(mapping) : [];
}

const isOfDataset = (mapping: Mapping): mapping is Mapping<DatasetEvent> => mapping.event.kind === 'dataset';
const isOfRun = (mapping: Mapping): mapping is Mapping<RunEvent> => mapping.event.kind === 'run';
const isOfJob = (mapping: Mapping): mapping is Mapping<JobEvent> => mapping.event.kind === 'job';

function jobEventProposals(mapping: Mapping<RunEvent | JobEvent>): ChangeProposal[] {
  const { event, orchestrator, settings } = mapping;
  const datasets = [...event.inputs, ...event.outputs];
  const urns = new DatasetUrns(datasets, settings);
  const names = jobNamesOf(event.job, orchestrator, settings);
  const lineage = lineageOf(mapping, urns);
  return [
    ...jobProposals(mapping, names),
    ...datasets.flatMap((dataset) => datasetProposals(mapping, dataset, urns)),
    ...lineageProposals(mapping, names, lineage, isOfRun(mapping) && hasDatasets(mapping)),
    ...(isOfRun(mapping) ? runProposals(mapping, names, lineage) : []),
  ];
}

/** Without a job, the lineage of columns is that of the dataset itself. */
function datasetEventProposals(mapping: Mapping<DatasetEvent>): ChangeProposal[] {
  const { event, settings } = mapping;
  const { dataset } = event;
  const urns = new DatasetUrns([dataset], settings);
  const columns = settings.captureColumnLevelLineage ? columnLineageOf(dataset, urns, undefined) : [];
  const urn = urns.of(dataset);
  return [
    ...datasetProposals(mapping, dataset, urns),
    ...(columns.length > 0 ? [upsert(urn, 'upstreamLineage', upstreamLineage(mapping, columns))] : []),
  ];
}

const upstreamLineage = (mapping: Mapping, columns: readonly JsonObject[]): JsonObject => ({
  upstreams: upstreamDatasets(columns).map((dataset) => ({
    dataset,
    type: 'TRANSFORMED',
    auditStamp: { ...stampOf(mapping) },
  })),
  fineGrainedLineages: [...columns],
});

/** The datasets whose fields are upstream. */
function upstreamDatasets(columns: readonly JsonObject[]): string[] {
  const fields = columns.flatMap(({ upstreams }) => (Array.isArray(upstreams) ? upstreams.map(String) : []));
  return [...new Set(fields.map((field) => parseUrn(field).parts[0] ?? ''))].sort();
}
