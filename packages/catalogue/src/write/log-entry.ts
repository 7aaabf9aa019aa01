import type { JsonObject } from '@colophon/schema';
import type { LogEntry } from '../ports/change-log.ts';
import type { AuditStamp, SystemMetadata } from '../proposal.ts';
import type { CheckedProposal } from './check-proposal.ts';

/** What the log keeps of a change. */
export const logEntry = (
  {
    urn,
    entity,
    proposal,
  }: Pick<CheckedProposal, 'urn' | 'entity'> & {
    readonly proposal: Pick<CheckedProposal['proposal'], 'changeType'>;
  },
  aspect: string,
  value: JsonObject | undefined,
  previousValue: JsonObject | undefined,
  systemMetadata: SystemMetadata,
  created: AuditStamp,
): Omit<LogEntry, 'offset'> => ({
  urn,
  entityType: entity.name,
  aspect,
  changeType: proposal.changeType,
  value,
  previousValue,
  systemMetadata,
  created,
});
