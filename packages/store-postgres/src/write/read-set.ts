import type { AspectKeyQuery, TransactionReads } from '@colophon/catalogue';

/** What a work has read, of which nothing may have changed when it is committed. */
export interface ReadSet {
  /** Entities of which something was read. */
  readonly urns: ReadonlySet<string>;
  /** Beginnings of URNs: it was read which entities there are whose URNs begin so. */
  readonly prefixes: ReadonlySet<string>;
  /** True when something was read that any change may change: what a search finds, or which keys there are. */
  readonly isOpen: boolean;
}

/** The reads of a transaction, and what they have read so far. */
export function trackReads(reads: Omit<TransactionReads, 'asOf'>): {
  readonly reads: Omit<TransactionReads, 'asOf'>;
  readonly readSet: ReadSet;
} {
  const urns = new Set<string>();
  const prefixes = new Set<string>();
  let isOpen = false;
  const about = <Answer>(names: readonly string[], answer: Answer): Answer => {
    for (const urn of names) urns.add(urn);
    return answer;
  };
  const ofAll = <Answer>(answer: Answer): Answer => {
    isOpen = true;
    return answer;
  };
  function aboutKeys<Answer>({ urn, urnPattern }: AspectKeyQuery, answer: Answer): Answer {
    if (urn !== undefined) return about([urn], answer);
    const [first] = urnPattern ?? [];
    if (first === undefined || typeof first === 'string') return ofAll(answer);
    prefixes.add(first.text);
    return answer;
  }
  return {
    readSet: {
      urns,
      prefixes,
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
      aspectKeys: (query) => aboutKeys(query, reads.aspectKeys(query)),
      edges: (urn, direction, bounds) => ofAll(reads.edges(urn, direction, bounds)),
      search: (query) => ofAll(reads.search(query)),
    },
  };
}
