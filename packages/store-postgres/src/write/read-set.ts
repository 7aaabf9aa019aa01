import type { TransactionReads } from '@colophon/catalogue';

/** What a work has read, of which nothing may have changed when it is committed. */
export interface ReadSet {
  /** Entities of which something was read. */
  readonly urns: ReadonlySet<string>;
  /** True when something was read that any change may change: what a search finds, or which keys there are. */
  readonly isOpen: boolean;
}

/** The reads of a transaction, and what they have read so far. */
export function trackReads(reads: Omit<TransactionReads, 'asOf'>): {
  readonly reads: Omit<TransactionReads, 'asOf'>;
  readonly readSet: ReadSet;
} {
  const urns = new Set<string>();
  let isOpen = false;
  const about = <Answer>(names: readonly string[], answer: Answer): Answer => {
    for (const urn of names) urns.add(urn);
    return answer;
  };
  const ofAll = <Answer>(answer: Answer): Answer => {
    isOpen = true;
    return answer;
  };
  return {
    readSet: {
      urns,
      get isOpen() {
        return isOpen;
      },
    },
    reads: {
      latest: (keys) =>
        about(
          keys.map(({ urn }) => urn),
          reads.latest(keys),
        ),
      documents: (wanted) => about(wanted, reads.documents(wanted)),
      aspects: (urn, names, options) => about([urn], reads.aspects(urn, names, options)),
      olderVersions: (key) => about([key.urn], reads.olderVersions(key)),
      countPoints: (range) => about([range.urn], reads.countPoints(range)),
      aspectKeys: (query) =>
        query.urn === undefined
          ? ofAll(reads.aspectKeys(query))
          : about([query.urn], reads.aspectKeys(query)),
      edges: (urn, direction, bounds) => ofAll(reads.edges(urn, direction, bounds)),
      search: (query) => ofAll(reads.search(query)),
    },
  };
}
