import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AuditEntry, AuditQuery, AuditStore } from './ports/audit.ts';

/** Reads the audit log without holding up anybody else, however long it is and however little of it fits. */
export interface AuditReader {
  /** Newest first. */
  read(query: AuditQuery): Promise<readonly AuditEntry[]>;
  /** How many entries fit, counted up to `limit`. */
  count(query: AuditQuery): Promise<number>;
}

/** Entries looked through between which others get their turn: some milliseconds. */
const sliceLength = 5000;

export function createAuditReader(
  store: Pick<AuditStore, 'readAudit' | 'countAudit'>,
  slice: number = sliceLength,
): AuditReader {
  /** Goes through the log from the newest entry on, until `look` has seen enough. */
  async function eachSlice(
    query: AuditQuery,
    look: (slice: Pick<AuditQuery, 'before' | 'after'>) => Promise<boolean>,
  ): Promise<void> {
    const { before: end = Number.MAX_SAFE_INTEGER, after: start = 0 } = query;
    const [newest] = await store.readAudit({ before: end, after: start, limit: 1 });
    let before = (newest?.offset ?? 0) + 1;
    while (before > start + 1) {
      const after = Math.max(start, before - 1 - slice);
      if (await look({ before, after })) return;
      before = after + 1;
      await nextTurn();
    }
  }

  return {
    async read(query) {
      const entries: AuditEntry[] = [];
      await eachSlice(query, async (bounds) => {
        const limit = query.limit - entries.length;
        entries.push(...(await store.readAudit({ ...query, ...bounds, limit })));
        return entries.length >= query.limit;
      });
      return entries;
    },
    async count(query) {
      let count = 0;
      await eachSlice(query, async (bounds) => {
        count += await store.countAudit({ ...query, ...bounds, limit: query.limit - count });
        return count >= query.limit;
      });
      return count;
    },
  };
}
