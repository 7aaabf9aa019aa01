import type { Origin } from './audit.ts';
import { type Environment, minuteMs } from './environment.ts';
import type { AuditRecord, AuditStore } from './ports/audit.ts';

export interface AuditBufferOptions {
  readonly store: Pick<AuditStore, 'addAudits'>;
  readonly environment: Pick<Environment, 'now'>;
  /** Different records that wait at most. More than that are only counted. Default 1000. */
  readonly maxPending?: number;
  /**
   * Records written per minute in the long run; after a quiet time, `maxPending` at once. More are only counted, once a
   * minute, so that nobody fills the disk by being refused. Default 60.
   */
  readonly maxPerMinute?: number;
  /** Called when the store fails. The records are tried again at the next flush. */
  readonly onFault?: (error: unknown) => void;
}

/**
 * Records what has happened already, such as a refusal, without making anybody wait for the disk: in batches, one
 * transaction each. What must not happen unrecorded, such as a new token, is recorded directly instead.
 */
export interface AuditBuffer {
  /** Records that are equal but for time and request become one, with their number in `details.count`. */
  add(record: Omit<AuditRecord, 'time' | keyof Origin>, origin?: Origin): void;
  /** Writes what waits. To be called again and again, such as once a second. */
  flush(): Promise<void>;
  /** Writes all that is left to say; before the store is closed. */
  close(): Promise<void>;
}

interface Pending {
  readonly record: AuditRecord;
  count: number;
}

/** Records that wait by default. */
const defaultMaxPending = 1000;
/** About 20 MB a day at the most. */
const defaultMaxPerMinute = 60;

export function createAuditBuffer({
  store,
  environment,
  maxPending = defaultMaxPending,
  maxPerMinute = defaultMaxPerMinute,
  onFault = () => undefined,
}: AuditBufferOptions): AuditBuffer {
  let pending = new Map<string, Pending>();
  /** What found no place: somebody knocks in a thousand ways, and may not fill the disk with it. */
  let dropped = 0;
  let allowance = maxPending;
  let refilledAt: number | undefined;
  let reportedAt = Number.NEGATIVE_INFINITY;
  let writing: Promise<void> = Promise.resolve();

  async function write(isLast = false): Promise<void> {
    const time = environment.now();
    allowance = Math.min(maxPending, allowance + ((time - (refilledAt ?? time)) / minuteMs) * maxPerMinute);
    refilledAt = time;
    const batch = pending;
    const before = dropped;
    pending = new Map();
    const records: AuditRecord[] = [];
    for (const one of batch.values()) {
      if (records.length + 1 <= allowance) records.push(withCount(one));
      else dropped += one.count;
    }
    const lost = dropped;
    const isReported = lost > 0 && (isLast || time >= reportedAt + minuteMs);
    if (isReported) {
      dropped = 0;
      records.push({ time, action: 'audit-overflow', outcome: 'done', details: { count: lost } });
    }
    if (records.length === 0) return;
    try {
      await store.addAudits(records);
      allowance -= records.length;
      if (isReported) reportedAt = time;
    } catch (error) {
      restore(batch, isReported ? before : before - lost);
      onFault(error);
    }
  }

  /** Puts back what could not be written, before what has come since, as far as there is room. */
  function restore(batch: Map<string, Pending>, lost: number): void {
    const since = pending;
    pending = batch;
    dropped += lost;
    for (const [key, { record, count }] of since) put(key, record, count);
  }

  function put(key: string, record: AuditRecord, count: number): void {
    const known = pending.get(key);
    if (known) known.count += count;
    else if (pending.size < maxPending) pending.set(key, { record, count });
    else dropped += count;
  }

  return {
    add(record, { address, requestId } = {}) {
      const key = JSON.stringify([
        record.action,
        record.outcome,
        record.actor,
        record.subject,
        address,
        record.details,
      ]);
      const full = {
        time: environment.now(),
        ...record,
        ...(address !== undefined && { address }),
        ...(requestId !== undefined && { requestId }),
      };
      put(key, full, 1);
    },
    flush() {
      writing = writing.then(() => write());
      return writing;
    },
    close() {
      writing = writing.then(() => write(true));
      return writing;
    },
  };
}

const withCount = ({ record, count }: Pending): AuditRecord =>
  count === 1 ? record : { ...record, details: { ...record.details, count } };
