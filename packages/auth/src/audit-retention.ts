import { dayMs, type Environment } from './environment.ts';
import type { AuditStore } from './ports/audit.ts';

/** How long the audit log is kept by default, in days: longer than most attacks go unnoticed. */
export const defaultAuditDays = 365;

export interface AuditRetentionOptions {
  readonly store: AuditStore;
  readonly environment: Pick<Environment, 'now'>;
  /** Age at which entries are removed, in days. Default {@link defaultAuditDays}. */
  readonly days?: number;
}

/**
 * Removes the entries of the audit log whose retention is over; it is to be called now and then, such as once an hour.
 * That it did is an entry itself, so that nobody takes the beginning of the log for the beginning of what happened.
 *
 * @returns how many were removed.
 */
export async function applyAuditRetention({
  store,
  environment,
  days = defaultAuditDays,
}: AuditRetentionOptions): Promise<number> {
  const time = environment.now();
  const removed = await store.removeAuditBefore(time - days * dayMs);
  if (removed > 0)
    await store.addAudit({ time, action: 'audit-retention', outcome: 'done', details: { removed, days } });
  return removed;
}
