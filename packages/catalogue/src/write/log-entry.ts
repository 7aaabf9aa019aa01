import type { Entity, JsonObject } from '@colophon/schema';
import type { AspectRow } from '../ports/aspects.ts';
import type { LogEntry } from '../ports/change-log.ts';
import type { AuditStamp, ChangeProposal, SystemMetadata } from '../proposal.ts';

/** What was changed, and by which proposal. */
export interface Changed {
  readonly urn: string;
  readonly entity: Pick<Entity, 'name'>;
  readonly proposal: Pick<ChangeProposal, 'changeType' | 'headers'>;
}

/** The value before and after a change. */
export interface LoggedValues {
  /** Absent after a deletion. */
  readonly value?: JsonObject;
  readonly systemMetadata: SystemMetadata;
  readonly previous?: Pick<AspectRow, 'value' | 'systemMetadata'> | undefined;
}

/** What the log keeps of a change. */
export const logEntry = (
  { urn, entity, proposal }: Changed,
  aspect: string,
  { value, systemMetadata, previous }: LoggedValues,
  created: AuditStamp,
): Omit<LogEntry, 'offset'> => ({
  urn,
  entityType: entity.name,
  aspect,
  changeType: proposal.changeType,
  value,
  previousValue: previous?.value,
  systemMetadata,
  previousSystemMetadata: previous?.systemMetadata,
  // Every surface gives its proposals headers; most have none in them.
  headers: hasAny(proposal.headers) ? proposal.headers : undefined,
  created,
});

const hasAny = (headers: ChangeProposal['headers']): boolean => Object.keys(headers ?? {}).length > 0;
