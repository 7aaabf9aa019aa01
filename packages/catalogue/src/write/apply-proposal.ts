import type { JsonObject } from '@colophon/schema';
import equal from 'fast-deep-equal';
import type { LatestAspect } from '../ports.ts';
import { updateDocument } from '../project/document.ts';
import { edgesOf, hasEdges } from '../project/edges.ts';
import { type AuditStamp, noRunId, type SystemMetadata, systemActor } from '../proposal.ts';
import type { CheckedProposal } from './check-proposal.ts';
import { checkPreconditions } from './preconditions.ts';
import { timeseriesRow } from './timeseries-row.ts';
import type { WorkingState } from './working-state.ts';

/**
 * Applies one proposal to the working state: the new value, the history, the log, and what search and the graph
 * make of it.
 *
 * @throws CatalogueError when a condition does not hold; the state is then as it was.
 */
export function applyProposal(state: WorkingState, checked: CheckedProposal, stamp: AuditStamp): void {
  const { proposal, urn, entity, aspect, value } = checked;
  const key = { urn, aspect: aspect.name };
  const entityExists = state.latest({ urn, aspect: entity.key.name }) !== undefined;
  const present = state.latest(key);
  if (checkPreconditions(proposal, present, entityExists) === 'skip') return;

  const keyStamp = { actor: systemActor, time: stamp.time };
  if (!entityExists) setVersioned(state, checked, entity.key, checked.key, keyStamp);
  if (aspect === entity.key) return;

  if (aspect.kind === 'timeseries') {
    const row = timeseriesRow(checked, systemMetadataOf(checked, undefined, stamp));
    state.addTimeseries(row);
    state.log(logEntry(checked, aspect.name, value, undefined, row.systemMetadata, stamp));
  } else if (present && equal(present.value, value)) {
    // The same value again is no change: only where it was last seen is noted.
    state.setLatest({ ...present, systemMetadata: seenAgain(present.systemMetadata, checked, stamp) });
  } else {
    setVersioned(state, checked, aspect, value, stamp);
  }
}

function setVersioned(
  state: WorkingState,
  checked: CheckedProposal,
  aspect: CheckedProposal['aspect'],
  value: JsonObject,
  created: AuditStamp,
): void {
  const { urn, entity } = checked;
  const key = { urn, aspect: aspect.name };
  const present = state.latest(key);
  const lastVersion = present ? present.lastVersion + 1 : 0;
  const systemMetadata = systemMetadataOf(checked, present, created);
  const row: LatestAspect = {
    ...key,
    entityType: entity.name,
    version: 0,
    lastVersion,
    value,
    systemMetadata,
    created,
  };

  if (present) {
    const { lastVersion: _, ...old } = present;
    state.archive({ ...old, version: lastVersion });
  }
  state.setLatest(row);
  state.log(logEntry(checked, aspect.name, value, present?.value, systemMetadata, created));
  const named = { urn, entityType: entity.name };
  state.setDocument(updateDocument(state.document(urn), named, aspect, value));
  if (hasEdges(aspect)) state.setEdges(key, edgesOf(aspect, urn, value));
}

const logEntry = (
  { urn, entity, proposal }: CheckedProposal,
  aspect: string,
  value: JsonObject,
  previousValue: JsonObject | undefined,
  systemMetadata: SystemMetadata,
  created: AuditStamp,
) => ({
  urn,
  entityType: entity.name,
  aspect,
  changeType: proposal.changeType,
  value,
  previousValue,
  systemMetadata,
  created,
});

/** What the writer says of the value, completed: the run before, the count of changes, when it was made and changed. */
function systemMetadataOf(
  { proposal }: CheckedProposal,
  present: LatestAspect | undefined,
  stamp: AuditStamp,
): SystemMetadata {
  const given = proposal.systemMetadata ?? {};
  const before = present?.systemMetadata;
  return {
    ...given,
    lastObserved: given.lastObserved || stamp.time,
    runId: given.runId ?? noRunId,
    lastRunId: before?.runId ?? noRunId,
    version: String(present ? Number(before?.version ?? 1) + 1 : 1),
    aspectCreated: before?.aspectCreated ?? stamp,
    aspectModified: stamp,
  };
}

function seenAgain(before: SystemMetadata, { proposal }: CheckedProposal, stamp: AuditStamp): SystemMetadata {
  const given = proposal.systemMetadata ?? {};
  return {
    ...before,
    lastObserved: given.lastObserved || stamp.time,
    runId: given.runId ?? noRunId,
    lastRunId: before.runId ?? noRunId,
    ...(given.schemaVersion !== undefined && { schemaVersion: given.schemaVersion }),
  };
}
