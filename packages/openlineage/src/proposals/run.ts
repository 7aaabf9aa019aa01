import type { ChangeProposal } from '@colophon/catalogue';
import type { Json, JsonObject } from '@colophon/schema';
import { isObject } from '@colophon/wire';
import type { RunEvent, RunState } from '../events/event.ts';
import type { JobNames } from '../naming/job-urns.ts';
import { runUrnOf } from '../naming/job-urns.ts';
import { upsert } from './changes.ts';
import { membersOf } from './leaves.ts';
import { type EventLineage, runsBefore } from './lineage.ts';
import { type Mapping, stampOf } from './mapping.ts';

/** What the states of a run are in the catalogue; OTHER only adds to what is known. */
const results: Readonly<Partial<Record<RunState, 'SUCCESS' | 'FAILURE'>>> = {
  COMPLETE: 'SUCCESS',
  FAIL: 'FAILURE',
  ABORT: 'FAILURE',
};

/** What an event says about its run. */
export function runProposals(
  mapping: Mapping<RunEvent>,
  { job }: JobNames,
  lineage: EventLineage,
): ChangeProposal[] {
  const { event, known } = mapping;
  const run = runUrnOf(event.runId);
  const before = (aspect: string): JsonObject => known(run, aspect)?.value ?? {};
  const relationships = before('dataProcessInstanceRelationships');
  const parent = event.runFacets.get('parent')?.object('run')?.string('runId');
  return [
    upsert(run, 'dataProcessInstanceInput', {
      ...before('dataProcessInstanceInput'),
      inputs: joined(before('dataProcessInstanceInput').inputs, lineage.inputs),
    }),
    upsert(run, 'dataProcessInstanceOutput', {
      ...before('dataProcessInstanceOutput'),
      outputs: joined(before('dataProcessInstanceOutput').outputs, lineage.outputs),
    }),
    upsert(
      run,
      'dataProcessInstanceProperties',
      propertiesOf(mapping, before('dataProcessInstanceProperties')),
    ),
    upsert(run, 'dataProcessInstanceRelationships', {
      ...relationships,
      parentTemplate: job,
      upstreamInstances: joined(relationships.upstreamInstances, runsBefore(event)),
      ...(parent && { parentInstance: runUrnOf(parent) }),
    }),
    ...stateOf(mapping, run, startOf(before('dataProcessInstanceProperties'))),
  ];
}

/** True when an earlier event of the run has named datasets. */
export const hasDatasets = ({ known, event }: Mapping<RunEvent>): boolean =>
  (
    [
      ['dataProcessInstanceInput', 'inputs'],
      ['dataProcessInstanceOutput', 'outputs'],
    ] as const
  ).some(([aspect, field]) => textsOf(known(runUrnOf(event.runId), aspect)?.value[field]).length > 0);

function propertiesOf(mapping: Mapping<RunEvent>, before: JsonObject): JsonObject {
  const { event } = mapping;
  const { runFacets } = event;
  const error = runFacets.get('errorMessage');
  const customProperties = Object.fromEntries([
    ...Object.entries(isObject(before.customProperties) ? before.customProperties : {}),
    ...membersOf(runFacets.get('nominalTime'), {
      nominalStartTime: 'nominalStartTime',
      nominalEndTime: 'nominalEndTime',
    }),
    ...membersOf(runFacets.get('externalQuery'), {
      externalQueryId: 'externalQueryId',
      source: 'externalQuerySource',
    }),
    ...membersOf(error, {
      message: 'errorMessage',
      programmingLanguage: 'errorProgrammingLanguage',
      stackTrace: 'errorStackTrace',
    }),
  ]);
  const processing = event.job.facets.get('jobType')?.string('processingType')?.toUpperCase();
  return {
    ...before,
    name: event.runId,
    created: before.created ?? { ...stampOf(mapping) },
    customProperties,
    ...(processing === 'STREAMING' && { type: 'STREAMING' }),
  };
}

/** The start of a run, as its first event told it. */
const startOf = ({ created }: JsonObject): number | undefined =>
  isObject(created) && typeof created.time === 'number' ? created.time : undefined;

function stateOf({ event }: Mapping<RunEvent>, run: string, start: number | undefined): ChangeProposal[] {
  const { state, eventTime } = event;
  if (state === 'OTHER') return [];
  const result = results[state];
  return [
    upsert(run, 'dataProcessInstanceRunEvent', {
      timestampMillis: eventTime,
      // Two states may come within a millisecond.
      messageId: state,
      status: result ? 'COMPLETE' : 'STARTED',
      ...(result && { result: { type: result, nativeResultType: state } }),
      ...(result && start !== undefined && start < eventTime && { durationMillis: eventTime - start }),
    }),
  ];
}

const textsOf = (list: Json | undefined): string[] => (Array.isArray(list) ? list.map(String) : []);

const joined = (before: Json | undefined, added: readonly string[]): string[] =>
  [...new Set([...textsOf(before), ...added])].sort();
