import type { ResolvedQuery } from '@colophon/catalogue';

/** Principals who see different parts of a catalogue, and for whom these are kept: a bit for each entity. */
const maxKnown = 64;

export type Visible = NonNullable<ResolvedQuery['within']>;

interface VisibleSet {
  /** A bit for each entity that is visible. */
  readonly bits: Uint32Array;
  /** The place in the changes up to which they are right. */
  readonly place: number;
}

interface Known {
  /** Entities that were compared without a set. When they are as many as there are, a set is worth its time. */
  compared: number;
  set?: VisibleSet;
}

/** What principals may see, by the clauses that say so. */
export class VisibleSets {
  readonly #known = new Map<string, Known>();

  of(visible: Visible): Known {
    const key = JSON.stringify(visible);
    const known = this.#known.get(key) ?? { compared: 0 };
    // The one that was used last is the last to go.
    this.#known.delete(key);
    this.#known.set(key, known);
    if (this.#known.size > maxKnown) this.#known.delete(this.#known.keys().next().value as string);
    return known;
  }
}
