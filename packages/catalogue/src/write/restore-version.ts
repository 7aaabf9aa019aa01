import type { AspectRow, LatestAspect } from '../ports/aspects.ts';
import type { AuditStamp } from '../proposal.ts';
import type { CheckedProposal } from './check-proposal.ts';
import { logEntry } from './log-entry.ts';
import { setLatest } from './put-version.ts';
import type { WorkingState } from './working-state.ts';

/** Makes an earlier version of an aspect the latest again and removes later versions from the history. */
export function restoreVersion(
  state: WorkingState,
  checked: Pick<CheckedProposal, 'urn' | 'entity' | 'aspect' | 'proposal'>,
  older: AspectRow,
  present: LatestAspect,
  stamp: AuditStamp,
): void {
  const { urn, aspect } = checked;
  const restored = restoredRow(older, present, stamp);
  state.expire({ urn, aspect: aspect.name, from: older.version });
  setLatest(state, aspect, restored);
  state.log(logEntry(checked, aspect.name, { ...restored, previous: present }, stamp));
}

/** The older value, with the count of changes going on: a reader who waits for a version to change must see it. */
function restoredRow(older: AspectRow, present: LatestAspect, stamp: AuditStamp): LatestAspect {
  return {
    ...older,
    version: 0,
    lastVersion: older.version - 1,
    systemMetadata: {
      ...older.systemMetadata,
      version: String(Number(present.systemMetadata.version ?? 1) + 1),
      aspectModified: stamp,
    },
  };
}
