import type { AuditAction, AuditRecord } from '@colophon/auth';
import { keptAspects, type LogEntry } from '@colophon/catalogue';
import type { Json, JsonObject, Registry } from '@colophon/schema';

/** A record of what the change log says, before it is known which request it came from. */
export type ChangeRecord = Omit<AuditRecord, 'action'> & { readonly action: AuditAction };

/** Entities of which every change is recorded, by the word that the actions have for them. */
const recordedTypes = {
  dataHubPolicy: 'policy',
  dataHubRole: 'role',
  dataHubSecret: 'secret',
  dataHubConnection: 'connection',
  dataHubIngestionSource: 'ingestion-source',
  globalSettings: 'settings',
  dataHubRetention: 'retention-rule',
} as const;
const isRecordedType = (name: string): name is keyof typeof recordedTypes =>
  Object.hasOwn(recordedTypes, name);

/** Aspects of users and groups of which every change is recorded; `field` is a list of which the difference is noted. */
const recordedAspects: Readonly<Record<string, { readonly action: AuditAction; readonly field?: string }>> = {
  roleMembership: { action: 'roles-changed', field: 'roles' },
  groupMembership: { action: 'groups-changed', field: 'groups' },
  nativeGroupMembership: { action: 'groups-changed', field: 'nativeGroups' },
  corpUserStatus: { action: 'user-status-changed' },
};

const statusAspect = 'status';

/** The aspects whose changes may have to be recorded, apart from deletions, which all have to be. */
export function watchedAspects({ entities }: Registry): readonly string[] {
  const shared = new Set<string>();
  const own = new Set<string>();
  for (const { name, aspects } of entities.values())
    for (const aspect of aspects) (isRecordedType(name) ? own : shared).add(aspect.name);
  return [
    statusAspect,
    ...Object.keys(keptAspects),
    ...Object.keys(recordedAspects),
    ...[...own].filter((name) => !shared.has(name)),
  ];
}

/** What of a stretch of the change log belongs into the audit log, with the entry that each record is of. */
export function recordsOf(
  entries: readonly LogEntry[],
  { entities }: Registry,
): readonly { readonly entry: LogEntry; readonly record: ChangeRecord }[] {
  const isKey = ({ entityType, aspect }: LogEntry) => entities.get(entityType)?.key.name === aspect;
  const isDeletion = ({ changeType }: LogEntry) => changeType === 'DELETE';
  // The log has an entry for each aspect of an entity that is deleted, all of one time, the key last.
  const deleted = new Set(entries.filter((entry) => isDeletion(entry) && isKey(entry)).map(moment));
  return entries.flatMap((entry) => {
    const record = isDeletion(entry) ? deletionOf(entry) : changeOf(entry);
    return record ? [{ entry, record: { ...record, ...common(entry) } }] : [];
  });

  function deletionOf(entry: LogEntry): Pick<ChangeRecord, 'action' | 'details'> | undefined {
    const { entityType, aspect } = entry;
    if (isKey(entry))
      return {
        action: isRecordedType(entityType) ? `${recordedTypes[entityType]}-deleted` : 'entity-deleted',
      };
    return deleted.has(moment(entry)) ? undefined : { action: 'aspect-deleted', details: { aspect } };
  }
}

/** How an entry is told apart from those of other changes of the entity. */
export const moment = ({ urn, created: { actor, time } }: LogEntry): string => `${time} ${actor} ${urn}`;

const common = ({ urn, created: { actor, time } }: LogEntry) =>
  ({ time, actor, subject: urn, outcome: 'done' }) as const;

function changeOf(entry: LogEntry): Pick<ChangeRecord, 'action' | 'details'> | undefined {
  const { entityType, aspect, value, previousValue } = entry;
  if (aspect === statusAspect) {
    const [is, was] = [value?.removed === true, previousValue?.removed === true];
    return is === was
      ? undefined
      : { action: is ? 'entity-removed' : 'entity-restored', details: { aspect } };
  }
  const recorded = recordedAspects[aspect];
  if (recorded) {
    const { action, field } = recorded;
    return { action, details: { aspect, ...(field && differenceOf(field, previousValue, value)) } };
  }
  if (!isRecordedType(entityType)) return undefined;
  return {
    action: `${recordedTypes[entityType]}-${previousValue ? 'changed' : 'created'}`,
    details: { aspect },
  };
}

/** URNs that a record names of each kind; more are counted. */
const maxNamed = 20;

/** The names that a list has got and lost: URNs of roles and groups, and nothing secret. */
function differenceOf(field: string, before: JsonObject | undefined, after: JsonObject | undefined) {
  const [was, is] = [textsOf(before?.[field]), textsOf(after?.[field])];
  const added = is.filter((name) => !was.includes(name));
  const removed = was.filter((name) => !is.includes(name));
  return {
    ...(added.length > 0 && { added: printNames(added) }),
    ...(removed.length > 0 && { removed: printNames(removed) }),
  };
}

const textsOf = (value: Json | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

const printNames = (names: readonly string[]): string =>
  names.slice(0, maxNamed).join(' ') +
  (names.length > maxNamed ? ` and ${names.length - maxNamed} more` : '');
