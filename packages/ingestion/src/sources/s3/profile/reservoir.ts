/** A sample of fixed size, in which each value that was added is with the same chance. */
export class Reservoir<T> {
  readonly values: T[] = [];
  readonly #size: number;
  #seen = 0;
  /** The same values in each run: a profile of the same file is the same. */
  #state = 1;

  constructor(size: number) {
    this.#size = size;
  }

  add(value: T): void {
    this.#seen += 1;
    if (this.values.length < this.#size) {
      this.values.push(value);
      return;
    }
    const place = this.#next() % this.#seen;
    if (place < this.#size) this.values[place] = value;
  }

  /** Whether values were left out. */
  get isPartial(): boolean {
    return this.#seen > this.#size;
  }

  /** Marsaglia's xorshift. */
  #next(): number {
    this.#state ^= this.#state << 13;
    this.#state ^= this.#state >>> 17;
    this.#state ^= this.#state << 5;
    return this.#state >>> 0;
  }
}
