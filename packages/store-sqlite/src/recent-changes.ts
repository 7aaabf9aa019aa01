import type { ChangedAspect, ChangedSince } from '@colophon/catalogue';
import type { EncodedChanges } from '@colophon/store-sql';

/** What the latest commits changed, in memory: nobody but the store writes to its database. */
export interface RecentChanges {
  /** What has changed behind an offset of the log. */
  since(offset: number): ChangedSince;
  /** Follows a commit, right after it. */
  committed(decided: readonly EncodedChanges[], headBefore: number): void;
  /** Follows a write of which is not known what it did. */
  lose(): void;
}

/** Changes of which is known what they are about: who asks later than that is told that anything may have changed. */
const maxKept = 2000;

/** @param readHead Reads the offset of the latest entry of the log. */
export function createRecentChanges(readHead: () => number): RecentChanges {
  /** Offset of the latest entry; undefined while it has to be read. Until somebody asks, nothing is kept. */
  let head: number | undefined;
  /** What the latest entries are about, up to the head. */
  let kept: ChangedAspect[] = [];

  function lose(): void {
    head = undefined;
    kept = [];
  }

  return {
    lose,

    since(offset) {
      head ??= readHead();
      if (offset === head) return { head, changed: [] };
      const place = kept.length - (head - offset);
      return offset > head || place < 0 ? { head } : { head, changed: kept.slice(place) };
    },

    committed(decided, headBefore) {
      if (head === undefined) return;
      // The head may have been read between the commit and the word of it.
      if (head !== headBefore) return lose();
      for (const { log, texts } of decided) {
        head += log.length;
        for (const [urn, entityType, aspect] of log)
          kept.push({ urn: texts[urn] as string, entityType, aspect });
      }
      if (kept.length > 2 * maxKept) kept = kept.slice(-maxKept);
    },
  };
}
