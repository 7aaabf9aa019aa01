import type { AspectKeyQuery } from '../ports/aspect-store.ts';
import type { AspectKey } from '../ports/aspects.ts';
import type { Store } from '../ports/store.ts';
import { expiryOf } from '../write/retention.ts';
import type { Writer } from '../write/writer.ts';

/** Which aspects to look at: by default, all. */
export type RetentionQuery = Omit<AspectKeyQuery, 'limit'> & { readonly limit?: number | undefined };

export interface RetentionReport {
  /** Number of aspects scanned. */
  readonly aspects: number;
  /** Of those, the ones whose history is held to a rule. */
  readonly applied: number;
  /** The last aspect scanned. Pass it as `after` to continue. */
  readonly last: AspectKey | undefined;
}

/** Aspects per transaction. */
/** Aspects whose history is held to its rule in one transaction. */
export const retentionBatchSize = 1000;

/**
 * Holds the stored history to the rules of retention: after a rule was made stricter, or with time. A write does so
 * for the aspect that it changes.
 */
export async function applyRetention(
  { store, writer, now }: { readonly store: Store; readonly writer: Writer; readonly now: () => number },
  { limit = Number.POSITIVE_INFINITY, offset = 0, after, ...query }: RetentionQuery,
): Promise<RetentionReport> {
  let aspects = 0;
  let applied = 0;
  let last = after;
  for (;;) {
    const size = Math.min(retentionBatchSize, limit - aspects);
    const keys = await store.aspectKeys({
      ...query,
      limit: size,
      offset: aspects === 0 ? offset : 0,
      after: last,
    });
    applied += await writer.change({ keys }, (state, { retention }) => {
      const expiries = keys.flatMap((key) => {
        const row = state.latest(key);
        if (!row || row.lastVersion === 0) return [];
        return expiryOf(retention(row.entityType, row.aspect), row, now()) ?? [];
      });
      for (const expiry of expiries) state.expire(expiry);
      return expiries.length;
    });
    aspects += keys.length;
    last = keys.at(-1) ?? last;
    if (keys.length < size || aspects >= limit) return { aspects, applied, last };
  }
}
