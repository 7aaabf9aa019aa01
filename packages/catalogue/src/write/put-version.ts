import type { Aspect, JsonObject } from '@colophon/schema';
import type { LatestAspect } from '../ports/aspects.ts';
import { updateDocument } from '../project/document.ts';
import { edgesOf, hasEdges } from '../project/edges.ts';
import type { AuditStamp, SystemMetadata } from '../proposal.ts';
import type { CheckedProposal } from './check-proposal.ts';
import { logEntry } from './log-entry.ts';
import { expiryOf, type RetentionRules } from './retention.ts';
import { systemMetadataOf } from './system-metadata.ts';
import type { WorkingState } from './working-state.ts';

export interface PutVersionContext {
  readonly stamp: AuditStamp;
  readonly retention: RetentionRules;
  /** System metadata of a first version; by default, it is made from the proposal and the stamp. */
  readonly firstMetadata?: SystemMetadata;
}

/** Makes the value the latest version of the aspect, and what was the latest a part of the history. */
export function putVersion(
  state: WorkingState,
  checked: Pick<CheckedProposal, 'urn' | 'entity' | 'proposal'>,
  aspect: Aspect,
  value: JsonObject,
  { stamp, retention, firstMetadata }: PutVersionContext,
): void {
  const { urn, entity } = checked;
  const key = { urn, aspect: aspect.name };
  const present = state.latest(key);
  const lastVersion = present ? present.lastVersion + 1 : 0;
  const systemMetadata = (present ? undefined : firstMetadata) ?? systemMetadataOf(checked, present, stamp);
  if (present) {
    const { lastVersion: _, ...old } = present;
    state.archive({ ...old, version: lastVersion });
    const expiry = expiryOf(retention(entity.name, aspect.name), { ...key, lastVersion }, stamp.time);
    if (expiry) state.expire(expiry);
  }
  setLatest(state, aspect, {
    ...key,
    entityType: entity.name,
    version: 0,
    lastVersion,
    value,
    systemMetadata,
    created: stamp,
  });
  state.log(logEntry(checked, aspect.name, { value, systemMetadata, previous: present }, stamp));
}

/** Sets the latest version, with what search and the graph make of it. */
export function setLatest(state: WorkingState, aspect: Aspect, row: LatestAspect): void {
  state.setLatest(row);
  state.setDocument(updateDocument(state.document(row.urn), row, aspect, row.value));
  if (hasEdges(aspect)) state.setEdges(row, edgesOf(aspect, row.urn, row.value));
}
