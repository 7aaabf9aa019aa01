import { setTimeout as delay } from 'node:timers/promises';
import type { AuditStore } from '@colophon/auth';
import type { Catalogue } from '@colophon/catalogue';
import { moment, recordsOf, watchedAspects } from './audit-of-changes.ts';
import type { AuditedCommands } from './audited-commands.ts';

export interface FollowOptions {
  readonly catalogue: Pick<Catalogue, 'changes' | 'logHead' | 'registry'>;
  readonly store: Pick<AuditStore, 'addAuditsFrom' | 'auditPosition'>;
  readonly commands: AuditedCommands;
  /** Called when the audit log cannot be written. The change is tried again, until it is recorded. */
  readonly onFault: (error: unknown) => void;
}

/** Takes into the audit log what the change log says. */
export interface ChangeFollower {
  /** Fulfilled when everything is recorded that was committed before the call. */
  catchUp(): Promise<void>;
  /** Records what is left, and ends. */
  close(): Promise<void>;
}

const source = 'change-log';
/** Changes read in one go. */
const pageSize = 500;
/** How long the log is left alone after a look at it, in milliseconds: under load, each look has more to see. */
const restMs = 200;
/** How long to wait for a change, in milliseconds. */
const patienceMs = 60_000;
/** How long to wait after a fault, in milliseconds. */
const retryMs = 2000;
/** Changes of no interest after which the place is kept, so that a start does not read all of them again. */
const keepEvery = 5000;

/**
 * Follows the change log from the place that the audit log keeps. A change is committed together with its entry of the
 * change log, so that no interface can write without it; and the place moves together with the records, so that none is
 * lost or doubled when the process ends, or the audit log cannot be written for a while.
 */
export async function followChanges({
  catalogue: { changes, logHead, registry },
  store,
  commands,
  onFault,
}: FollowOptions): Promise<ChangeFollower> {
  const aspects = watchedAspects(registry);
  const ended = new AbortController();
  const { signal } = ended;
  const head = await logHead();
  // What happened before the first start with sign-in was done by nobody in particular. A log that is shorter than the place
  // was restored from a backup; what it has was recorded.
  const position = await store.auditPosition(source);
  let next = Math.min(position ?? head + 1, head + 1);
  /** The place that the audit log has. */
  let kept = position;
  let reading: Promise<void> = Promise.resolve();

  /** False when another process of the same catalogue has recorded what is there, and the place is behind it. */
  async function keep(records: Parameters<typeof store.addAuditsFrom>[1], to: number): Promise<boolean> {
    const isOurs = await store.addAuditsFrom(source, records, { from: kept, next: to });
    kept = isOurs ? to : await store.auditPosition(source);
    return isOurs;
  }

  if (position !== next && !(await keep([], next))) next = kept ?? next;

  /** Records everything up to the end of the log. */
  async function readToEnd(): Promise<void> {
    for (;;) {
      const startedAt = Date.now();
      const end = await logHead();
      if (next > end) {
        // Every change of a command that was over by then has been seen.
        commands.forgetUntil(startedAt);
        return;
      }
      const page = await changes.read({ from: next, limit: pageSize, aspects, orDeletions: true });
      let { entries, next: to } = page;
      const last = entries.at(-1);
      // The deletion of an entity is one record, so it is read as a whole.
      const first = last ? entries.findIndex((entry) => moment(entry) === moment(last)) : 0;
      if (to <= end && first > 0) {
        to = entries[first]?.offset ?? to;
        entries = entries.slice(0, first);
      }
      const records = recordsOf(entries, registry).map(({ entry, record }) => ({
        ...record,
        ...commands.originOf(entry),
        details: { ...record.details, change: entry.offset },
      }));
      const isToKeep = records.length > 0 || to - (kept ?? 0) >= keepEvery;
      next = isToKeep && !(await keep(records, to)) ? (kept ?? to) : to;
    }
  }

  function catchUp(): Promise<void> {
    const read = reading.then(readToEnd);
    reading = read.catch(() => undefined);
    return read;
  }

  async function follow(): Promise<void> {
    while (!signal.aborted) {
      try {
        await catchUp();
        await changes.read({ from: next, limit: 1 }, { waitMs: patienceMs, signal });
        await delay(restMs, undefined, { signal });
      } catch (error) {
        if (signal.aborted) return;
        onFault(error);
        await delay(retryMs, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  const following = follow();
  return {
    catchUp,
    async close() {
      ended.abort();
      await following;
      await catchUp().catch(onFault);
      if (kept === undefined || next > kept) await keep([], next).catch(onFault);
    },
  };
}
