import type { LatestAspect } from '../ports/aspects.ts';
import { type AuditStamp, noRunId, type SystemMetadata } from '../proposal.ts';
import type { CheckedProposal } from './check-proposal.ts';
import { requestProperty } from './idempotency.ts';
import { traceProperty } from './trace.ts';

/** What the writer says of the value, completed: the run before, the count of changes, when it was made and changed. */
export function systemMetadataOf(
  { proposal }: Pick<CheckedProposal, 'proposal'>,
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

/** What changes when the same value is written again: where and when it was seen, and nothing of the value itself. */
export function touchLastObserved(
  before: SystemMetadata,
  { proposal }: Pick<CheckedProposal, 'proposal'>,
  stamp: AuditStamp,
): SystemMetadata {
  const given = proposal.systemMetadata ?? {};
  return {
    ...before,
    lastObserved: given.lastObserved || stamp.time,
    runId: given.runId ?? noRunId,
    lastRunId: before.runId ?? noRunId,
    ...(given.properties && { properties: touchProperties(before.properties, given.properties) }),
    ...(given.schemaVersion !== undefined && { schemaVersion: given.schemaVersion }),
  };
}

/** Those given replace the stored ones. What the catalogue itself notes of a write is added to them. */
function touchProperties(before: SystemMetadata['properties'], given: Readonly<Record<string, string>>) {
  const hasOthers = Object.keys(given).some((name) => name !== traceProperty && name !== requestProperty);
  return hasOthers ? given : { ...before, ...given };
}
