import type { JsonObject } from '@colophon/schema';

/** An entry of the audit log, as far as it is printed. */
export interface AuditedEvent {
  readonly offset: number;
  readonly time: number;
  readonly action: string;
  readonly outcome: 'done' | 'refused';
  readonly actor?: string;
  readonly subject?: string;
  readonly address?: string;
  readonly requestId?: string;
  readonly details?: Readonly<Record<string, string | number | boolean>>;
}

/** DataHub's names of what it records, too. Other actions have names of their own. */
const eventTypes: Readonly<Record<string, string>> = {
  'sign-in': 'LogInEvent',
  'token-created': 'CreateAccessTokenEvent',
  'token-revoked': 'RevokeAccessTokenEvent',
  'user-provisioned': 'CreateUserEvent',
  'sign-up': 'CreateUserEvent',
  'user-status': 'UpdateUserEvent',
  'user-status-changed': 'UpdateUserEvent',
  'policy-created': 'CreatePolicyEvent',
  'policy-changed': 'UpdatePolicyEvent',
  'policy-deleted': 'DeletePolicyEvent',
  'ingestion-source-created': 'CreateIngestionSourceEvent',
  'ingestion-source-changed': 'UpdateIngestionSourceEvent',
  'roles-changed': 'UpdateAspectEvent',
  'groups-changed': 'UpdateAspectEvent',
  'entity-removed': 'UpdateAspectEvent',
  'entity-restored': 'UpdateAspectEvent',
  'settings-changed': 'UpdateAspectEvent',
  'entity-deleted': 'DeleteEntityEvent',
};
const failedSignIn = 'FailedLogInEvent';

/**
 * An entry in the form in which DataHub's search for audit events returns it.
 *
 * @param includeRaw True to add the entry as it is stored, in `rawUsageEvent`.
 */
export function toUsageEvent(event: AuditedEvent, includeRaw: boolean): JsonObject {
  const { action, outcome, subject, details = {} } = event;
  const entityType = /^urn:li:([^:]+):/.exec(subject ?? '')?.[1];
  return {
    eventType: eventTypeOf(action, outcome),
    timestamp: event.time,
    ...(event.actor !== undefined && { actorUrn: event.actor }),
    ...(event.address !== undefined && { sourceIP: event.address }),
    ...(entityType !== undefined && subject !== undefined && { entityUrn: subject, entityType }),
    ...(typeof details.aspect === 'string' && { aspectName: details.aspect }),
    ...(includeRaw && { rawUsageEvent: { ...event, ...(event.details && { details: { ...details } }) } }),
  };
}

/** `sign-in` is `LogInEvent`, or `FailedLogInEvent` where it was refused; `sign-out`, of which DataHub has none, `SignOutEvent`. */
export function eventTypeOf(action: string, outcome: AuditedEvent['outcome']): string {
  if (action === 'sign-in' && outcome === 'refused') return failedSignIn;
  const words = action.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return eventTypes[action] ?? `${words.join('')}Event`;
}

/** How many entries are read at a time for an export. */
const pageSize = 500;

/**
 * The entries as JSON lines, newest first, read as fast as the reader takes them.
 *
 * @param readPage Gives the entries before an offset, newest first; from the newest without one.
 */
export function auditLines(
  readPage: (before: number | undefined, limit: number) => Promise<readonly AuditedEvent[]>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let before: number | undefined;
  return new ReadableStream({
    async pull(controller) {
      const page = await readPage(before, pageSize);
      before = page.at(-1)?.offset;
      if (page.length > 0)
        controller.enqueue(encoder.encode(page.map((event) => `${JSON.stringify(event)}\n`).join('')));
      if (page.length < pageSize) controller.close();
    },
  });
}
