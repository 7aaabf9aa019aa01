import type { ChangeProposal } from '@colophon/catalogue';
import type { Json, JsonObject } from '@colophon/schema';
import { isObject, type Parameters } from '@colophon/wire';
import type { JobEvent, RunEvent } from '../events/event.ts';
import { parseIdentifier } from '../events/parse-event.ts';
import { type JobNames, jobNamesOf, runUrnOf } from '../naming/job-urns.ts';
import { upsert } from './changes.ts';
import { columnLineageOf } from './column-lineage.ts';
import type { DatasetUrns } from './datasets.ts';
import { type Mapping, stampOf } from './mapping.ts';

/** What a job reads and writes, and the jobs before it. */
export interface EventLineage {
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  readonly jobs: readonly string[];
  readonly columns: readonly JsonObject[];
}

export function lineageOf(mapping: Mapping<RunEvent | JobEvent>, urns: DatasetUrns): EventLineage {
  const { event, settings } = mapping;
  const query = event.job.facets.get('sql')?.string('query');
  return {
    inputs: urns.all(event.inputs),
    outputs: urns.all(event.outputs),
    jobs: upstreamOf(event).map(
      (dependency) =>
        jobNamesOf(parseIdentifier(dependency.requiredObject('job')), mapping.orchestrator, settings).job,
    ),
    columns: settings.captureColumnLevelLineage
      ? [...event.outputs, ...event.inputs].flatMap((dataset) => columnLineageOf(dataset, urns, query))
      : [],
  };
}

/** The runs before this one, as far as they are known. */
export const runsBefore = (event: RunEvent): string[] =>
  upstreamOf(event).flatMap((dependency) => {
    const run = dependency.object('run');
    return run ? [runUrnOf(run.requiredString('runId'))] : [];
  });

const upstreamOf = (event: RunEvent | JobEvent): Parameters[] =>
  event.kind === 'run' ? (event.runFacets.get('jobDependencies')?.objects('upstream') ?? []) : [];

const aspectName = 'dataJobInputOutput';

/**
 * The lineage of the job. What the events of one run name adds up; the first of a run that names something replaces what
 * earlier runs have left, unless settings say that lineage only grows. An event that names nothing changes nothing.
 *
 * @param isUnderWay True when an earlier event of the run has named datasets.
 */
export function lineageProposals(
  mapping: Mapping,
  { job }: JobNames,
  lineage: EventLineage,
  isUnderWay: boolean,
): ChangeProposal[] {
  const { inputs, outputs, jobs, columns } = lineage;
  if (inputs.length + outputs.length + jobs.length + columns.length === 0) return [];
  const stored = mapping.known(job, aspectName);
  const before = isUnderWay || mapping.settings.usePatch ? stored?.value : undefined;
  const stamp = stampOf(mapping);
  const edges = (name: string, urns: readonly string[]): JsonObject[] =>
    byKey(
      [...itemsOf(before?.[name]), ...urns.map((urn) => ({ destinationUrn: urn, lastModified: stamp }))],
      ({ destinationUrn }) => String(destinationUrn),
    );
  const value: JsonObject = {
    ...stored?.value,
    inputDatasets: [],
    outputDatasets: [],
    inputDatasetEdges: edges('inputDatasetEdges', inputs),
    outputDatasetEdges: edges('outputDatasetEdges', outputs),
    // Whoever else knows of jobs before this one has more to say than an event that names none.
    inputDatajobEdges:
      jobs.length > 0 ? edges('inputDatajobEdges', jobs) : (stored?.value.inputDatajobEdges ?? []),
    fineGrainedLineages: byKey([...itemsOf(before?.fineGrainedLineages), ...columns], ({ downstreams }) =>
      JSON.stringify(downstreams),
    ),
  };
  // Of two events at the same time, neither gets lost: the second is mapped again.
  return [{ ...upsert(job, aspectName, value), headers: { 'If-Version-Match': stored?.version ?? '-1' } }];
}

const itemsOf = (list: Json | undefined): JsonObject[] => (Array.isArray(list) ? list.filter(isObject) : []);

/** The items in the order of their keys, the last of each key. */
const byKey = (items: readonly JsonObject[], keyOf: (item: JsonObject) => string): JsonObject[] =>
  [...new Map(items.map((item) => [keyOf(item), item]))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, item]) => item);
