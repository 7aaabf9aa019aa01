/** From this many values on, a set finds a value faster than a look at each. */
const setLength = 16;

/**
 * Values, each once, in the order in which they came. Most lists are short; a set would hash every text in them, long
 * descriptions too.
 */
export class DistinctValues<T> {
  readonly values: T[] = [];
  #known: Set<T> | undefined;

  add(value: T): void {
    if (this.#known ? this.#known.has(value) : this.values.includes(value)) return;
    this.values.push(value);
    if (this.#known) this.#known.add(value);
    else if (this.values.length >= setLength) this.#known = new Set(this.values);
  }
}

/** Distinct values under names. */
export class DistinctValuesByName<T> {
  readonly #lists = new Map<string, DistinctValues<T>>();

  add(name: string, value: T): void {
    this.listOf(name).add(value);
  }

  /** The list under a name; it is made when there is none. */
  listOf(name: string): DistinctValues<T> {
    let list = this.#lists.get(name);
    if (!list) {
      list = new DistinctValues();
      this.#lists.set(name, list);
    }
    return list;
  }

  /** The values by their names, in the order in which the names came. */
  entries(): [name: string, values: T[]][] {
    return Array.from(this.#lists, ([name, { values }]) => [name, values]);
  }
}
