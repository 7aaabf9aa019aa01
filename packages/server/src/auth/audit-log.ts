import {
  type AuditAction,
  type AuditRecord,
  applyAuditRetention,
  auditActions,
  createAudit,
  createAuditBuffer,
  createAuditReader,
  defaultAuditDays,
  type IdentityStore,
  type Origin,
  realEnvironment,
} from '@colophon/auth';
import type { Catalogue, Command } from '@colophon/catalogue';
import type { AuditServices, OnRefused } from '@colophon/http';
import { hideTokens } from '../redact-url.ts';
import type { AuditedCommands } from './audited-commands.ts';
import { followChanges } from './follow-changes.ts';

export interface AuditLogOptions {
  /** Age at which entries are removed, in days. Default: {@link defaultAuditDays}. */
  readonly days?: number | undefined;
  /** The commands of the catalogue. */
  readonly commands: AuditedCommands;
  /** Called when the log cannot be written, or entries that are too old cannot be removed. It is tried again. */
  readonly onFault: (error: unknown) => void;
}

/** The audit log of a running server: who collects it, and who serves it. */
export interface AuditLog {
  /** The store for signing in: refusals wait in the buffer, so that no guess of a password costs a write of its own. */
  readonly store: IdentityStore;
  readonly services: AuditServices;
  readonly onRefused: OnRefused;
  /** Begins to follow the catalogue. */
  follow(catalogue: Catalogue): Promise<void>;
  /** Records what is left, before the store and the catalogue are closed. */
  close(): Promise<void>;
}

const flushMs = 1000;
const retentionMs = 60 * 60 * 1000;

/** What leaves no change in the catalogue, or changes that do not say why they were made. */
const actionsOfCommands: Readonly<Partial<Record<Command['name'], AuditAction>>> = {
  deleteReferences: 'references-deleted',
  rollBack: 'rollback',
  restoreIndices: 'indices-restored',
  applyRetention: 'retention-applied',
  backup: 'backup',
};

export function createAuditLog(
  identityStore: IdentityStore,
  { days = defaultAuditDays, commands, onFault }: AuditLogOptions,
): AuditLog {
  const store = withoutTokens(identityStore);
  const environment = realEnvironment;
  const refusals = createAuditBuffer({ store, environment, onFault });
  // Nobody who does much may do it unrecorded: here, the buffer only tries again what could not be written.
  const done = createAuditBuffer({ store, environment, onFault, maxPerMinute: Number.MAX_SAFE_INTEGER });
  const reader = createAuditReader(store);
  let catchUp = async (): Promise<void> => undefined;
  let stopFollowing = async (): Promise<void> => undefined;

  /** Everything that waits. */
  async function settle(): Promise<void> {
    await Promise.all([refusals.flush(), done.flush(), catchUp()]);
  }

  const removeOld = (): Promise<unknown> => applyAuditRetention({ store, environment, days }).catch(onFault);
  const timers = [
    setInterval(() => void Promise.all([refusals.flush(), done.flush()]), flushMs),
    setInterval(() => void removeOld(), retentionMs),
  ];
  for (const timer of timers) timer.unref();

  commands.listen(async ({ name, subject, context }, origin) => {
    const action = actionsOfCommands[name];
    if (action === undefined) return;
    const { urn: actor } = context.principal;
    done.add({ action, outcome: 'done', actor, ...(subject !== undefined && { subject }) }, origin);
    await done.flush();
  });

  return {
    store: {
      ...store,
      async addAudit(record) {
        if (record.outcome === 'done') await store.addAudit(record);
        else refusals.add(...withOrigin(record));
      },
    },

    services: {
      actions: Object.keys(auditActions) as AuditAction[],
      record: createAudit(store, environment),
      async read(query) {
        await settle();
        return reader.read(query);
      },
      async count(query) {
        await settle();
        return reader.count(query);
      },
    },

    onRefused({ status, code, actor, method, path, address, requestId }) {
      refusals.add(
        {
          action: 'request-refused',
          outcome: 'refused',
          ...(actor !== undefined && { actor }),
          details: { status, code, method, path },
        },
        { ...(address !== undefined && { address }), ...(requestId !== undefined && { requestId }) },
      );
    },

    async follow(catalogue) {
      await removeOld();
      const follower = await followChanges({ catalogue, store, commands, onFault });
      ({ catchUp } = follower);
      stopFollowing = follower.close;
    },

    async close() {
      for (const timer of timers) clearInterval(timer);
      await stopFollowing();
      await Promise.all([refusals.close(), done.close()]);
    },
  };
}

/** A record as the buffer takes it. */
function withOrigin({ time: _, address, requestId, ...record }: AuditRecord): [typeof record, Origin] {
  return [
    record,
    { ...(address !== undefined && { address }), ...(requestId !== undefined && { requestId }) },
  ];
}

/** Longest text of an entry: names and ids that a caller has chosen. */
const maxTextLength = 1000;

/** The store, in which no entry has what looks like a token, wherever somebody has put it. */
function withoutTokens(store: IdentityStore): IdentityStore {
  const clean = <Value>(value: Value): Value | string =>
    typeof value === 'string' ? hideTokens(value).slice(0, maxTextLength) : value;
  const cleanAll = <Fields extends object>(fields: Fields): Fields =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, clean(value)])) as Fields;
  const safe = ({ details, ...record }: AuditRecord): AuditRecord => ({
    ...cleanAll(record),
    ...(details && { details: cleanAll(details) }),
  });
  return {
    ...store,
    addAudit: (record) => store.addAudit(safe(record)),
    addAudits: (records) => store.addAudits(records.map(safe)),
    addAuditsFrom: (source, records, place) => store.addAuditsFrom(source, records.map(safe), place),
  };
}
