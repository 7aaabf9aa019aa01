import type { Environment } from './environment.ts';
import type { AuditRecord, AuditStore } from './ports/audit.ts';
import type { AuditAction } from './ports/audit-actions.ts';

/** Where a request comes from, as far as the server knows. */
export interface Origin {
  /** IP address of the caller, after trusted proxies. */
  readonly address?: string;
  readonly requestId?: string;
  readonly userAgent?: string;
}

/** Appends to the audit log. It waits for the log: what cannot be recorded does not happen. */
export type RecordAudit = (
  record: Omit<AuditRecord, 'time' | keyof Origin> & { readonly action: AuditAction },
  origin?: Origin,
) => Promise<void>;

export const createAudit =
  (store: AuditStore, { now }: Environment): RecordAudit =>
  (record, { address, requestId } = {}) =>
    store.addAudit({
      time: now(),
      ...record,
      ...(address !== undefined && { address }),
      ...(requestId !== undefined && { requestId }),
    });
