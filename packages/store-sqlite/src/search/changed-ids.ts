/** Changes that are kept: who follows them less often reads everything again, which costs no more by then. */
const maxKept = 20_000;

/** The numbers of entities that commits have changed, for what is made of columns and mended when it is used again. */
export class ChangedIds {
  #kept: number[] = [];
  /** How many came before those that are kept. */
  #dropped = 0;

  /** The place behind the latest change. */
  get end(): number {
    return this.#dropped + this.#kept.length;
  }

  add(id: number): void {
    this.#kept.push(id);
    if (this.#kept.length > 2 * maxKept) this.#drop(this.#kept.length - maxKept);
  }

  /** What has changed from a place on; undefined when that is not known any more. */
  since(place: number): Uint32Array | undefined {
    const from = place - this.#dropped;
    return from < 0 ? undefined : Uint32Array.from(this.#kept.slice(from));
  }

  /** Everything has changed. */
  clear(): void {
    this.add(0);
    this.#drop(this.#kept.length);
  }

  #drop(count: number): void {
    this.#kept = this.#kept.slice(count);
    this.#dropped += count;
  }
}
