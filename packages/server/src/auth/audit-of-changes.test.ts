import { auditActions } from '@colophon/auth';
import type { LogEntry } from '@colophon/catalogue';
import { registry } from '@colophon/model';
import type { JsonObject } from '@colophon/schema';
import { expect, it } from 'vitest';
import { recordsOf, watchedAspects } from './audit-of-changes.ts';

const actor = 'urn:li:corpuser:ada';
let offset = 0;

function entry(urn: string, aspect: string, more: Partial<LogEntry> = {}): LogEntry {
  return {
    offset: ++offset,
    urn,
    entityType: /^urn:li:([^:]+):/.exec(urn)?.[1] ?? '',
    aspect,
    changeType: 'UPSERT',
    value: {},
    previousValue: undefined,
    systemMetadata: {},
    previousSystemMetadata: undefined,
    headers: undefined,
    created: { actor, time: 7 },
    ...more,
  };
}
const deletion = (urn: string, aspect: string, time = 7) =>
  entry(urn, aspect, {
    changeType: 'DELETE',
    value: undefined,
    previousValue: {},
    created: { actor, time },
  });
const change = (urn: string, aspect: string, previousValue: JsonObject | undefined, value: JsonObject) =>
  entry(urn, aspect, { previousValue, value });
const actions = (...entries: LogEntry[]) => recordsOf(entries, registry).map(({ record }) => record.action);

const [policy, tag, ada] = ['urn:li:dataHubPolicy:p', 'urn:li:tag:t', actor] as const;

it.each([
  ['policy', policy, 'dataHubPolicyInfo'],
  ['role', 'urn:li:dataHubRole:r', 'dataHubRoleInfo'],
  ['secret', 'urn:li:dataHubSecret:s', 'dataHubSecretValue'],
  ['connection', 'urn:li:dataHubConnection:c', 'dataHubConnectionDetails'],
  ['ingestion-source', 'urn:li:dataHubIngestionSource:i', 'dataHubIngestionSourceInfo'],
  ['settings', 'urn:li:globalSettings:0', 'globalSettingsInfo'],
  ['retention-rule', 'urn:li:dataHubRetention:x', 'dataHubRetentionConfig'],
])(
  'records that a %s is created, changed and deleted, by its aspect and not its value',
  (kind, urn, aspect) => {
    const records = recordsOf(
      [
        change(urn, aspect, undefined, { value: 'hidden' }),
        change(urn, aspect, { value: 'hidden' }, { value: 'hidden too' }),
        deletion(urn, aspect, 8),
        deletion(urn, registry.entities.get(urn.split(':')[2] ?? '')?.key.name ?? '', 8),
      ],
      registry,
    ).map(({ record }) => record);
    const common = { actor, subject: urn, outcome: 'done' };
    expect(records).toEqual([
      { ...common, time: 7, action: `${kind}-created`, details: { aspect } },
      { ...common, time: 7, action: `${kind}-changed`, details: { aspect } },
      { ...common, time: 8, action: `${kind}-deleted` },
    ]);
    for (const { action } of records) expect(auditActions).toHaveProperty([action]);
    expect(watchedAspects(registry)).toContain(aspect);
  },
);

it('records which roles and groups a user gets and loses', () => {
  const [admin, reader] = ['urn:li:dataHubRole:Admin', 'urn:li:dataHubRole:Reader'];
  const changes = [
    change(ada, 'roleMembership', { roles: [reader] }, { roles: [admin] }),
    change(ada, 'nativeGroupMembership', undefined, { nativeGroups: ['urn:li:corpGroup:g'] }),
    change(ada, 'corpUserStatus', undefined, { status: 'SUSPENDED' }),
  ];
  expect(recordsOf(changes, registry).map(({ record }) => [record.action, record.details])).toEqual([
    ['roles-changed', { aspect: 'roleMembership', added: admin, removed: reader }],
    ['groups-changed', { aspect: 'nativeGroupMembership', added: 'urn:li:corpGroup:g' }],
    ['user-status-changed', { aspect: 'corpUserStatus' }],
  ]);
});

it('records the deletion of an entity once, and that of an aspect by itself', () => {
  expect(actions(deletion(tag, 'tagProperties'), deletion(tag, 'status'), deletion(tag, 'tagKey'))).toEqual([
    'entity-deleted',
  ]);
  expect(actions(deletion(tag, 'tagProperties', 8), deletion(tag, 'tagKey', 9))).toEqual([
    'aspect-deleted',
    'entity-deleted',
  ]);
});

it('records that an entity is soft-deleted and restored, and nothing of a status that stays as it is', () => {
  const status = (was: JsonObject | undefined, removed: boolean) => change(tag, 'status', was, { removed });
  expect(actions(status(undefined, false), status({ removed: false }, false))).toEqual([]);
  expect(actions(status(undefined, true), status({ removed: true }, true))).toEqual(['entity-removed']);
  expect(actions(status({ removed: true }, false))).toEqual(['entity-restored']);
});

it('records nothing of ordinary metadata', () => {
  expect(actions(change(tag, 'tagProperties', undefined, {}), change(ada, 'corpUserInfo', {}, {}))).toEqual(
    [],
  );
  expect(watchedAspects(registry)).not.toContain('ownership');
  expect(watchedAspects(registry)).not.toContain('tagProperties');
});
