import { LRUCache } from 'lru-cache';
import type { ChangedIds } from './changed-ids.ts';
import type { Ids } from './ids.ts';

/** Numbers of entities that all lists may have together: 8 MB. */
const maxNumbers = 2_000_000;

interface Kept {
  readonly ids: Ids;
  /** The place in the changes up to which they are right. */
  readonly place: number;
}

/**
 * What expressions of FTS5 found, for as long as nothing is written. It merges the lists of all words with a beginning,
 * and somebody who types asks for short ones, of which there are few, again and again.
 */
export class KeptMatches {
  readonly #changes: ChangedIds;
  readonly #lists = new LRUCache<string, Kept>({
    maxSize: maxNumbers,
    sizeCalculation: ({ ids }) => ids.length + 1,
  });

  constructor(changes: ChangedIds) {
    this.#changes = changes;
  }

  of(match: string, find: () => Ids): Ids {
    const { end: place } = this.#changes;
    const kept = this.#lists.get(match);
    if (kept?.place === place) return kept.ids;
    const ids = find();
    this.#lists.set(match, { ids, place });
    return ids;
  }
}
