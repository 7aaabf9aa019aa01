/** Number of values that are kept; with more, their number is estimated. */
const maxKept = 1024;
/** 4,096 registers of one byte: an error of about 1.6 %. */
const indexBits = 12;

/** Counts different values: exactly up to a thousand, and as HyperLogLog estimates above that. */
export class DistinctCounter {
  #kept: Set<string> | undefined = new Set();
  #registers: Uint8Array | undefined;

  add(value: string): void {
    if (this.#kept !== undefined) {
      this.#kept.add(value);
      if (this.#kept.size <= maxKept) return;
      this.#registers = new Uint8Array(2 ** indexBits);
      for (const one of this.#kept) this.#register(one);
      this.#kept = undefined;
      return;
    }
    this.#register(value);
  }

  get count(): number {
    if (this.#registers === undefined) return this.#kept?.size ?? 0;
    const size = this.#registers.length;
    let sum = 0;
    let zeros = 0;
    for (const rank of this.#registers) {
      sum += 2 ** -rank;
      if (rank === 0) zeros += 1;
    }
    const estimate = ((0.7213 / (1 + 1.079 / size)) * size * size) / sum;
    // Linear counting is better while many registers are empty.
    return Math.round(estimate <= 2.5 * size && zeros > 0 ? size * Math.log(size / zeros) : estimate);
  }

  #register(value: string): void {
    if (this.#registers === undefined) return;
    const hash = hashOf(value);
    const index = hash >>> (32 - indexBits);
    const rank = Math.min(Math.clz32(hash << indexBits) + 1, 32 - indexBits + 1);
    if (rank > (this.#registers[index] ?? 0)) this.#registers[index] = rank;
  }
}

/** 32 bits: FNV-1a, mixed at the end as MurmurHash3 does. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
