import { createHash } from 'node:crypto';

/** A set that takes few bytes: what is in it is always found, and what is not is found once in a while. */
export interface BloomFilter {
  readonly bits: Uint8Array;
  /** Bits that are set for each member. */
  readonly hashes: number;
}

/** @param falsePositives Share of what is not in it and is found nevertheless: 0.0001. */
export function createBloomFilter(members: readonly string[], falsePositives: number): BloomFilter {
  const bitCount = Math.ceil((-members.length * Math.log(falsePositives)) / Math.LN2 ** 2);
  const hashes = Math.round(-Math.log2(falsePositives));
  const bits = new Uint8Array(Math.ceil(bitCount / 8));
  const filter = { bits, hashes };
  for (const member of members)
    for (const place of placesOf(filter, member))
      bits[place >>> 3] = (bits[place >>> 3] ?? 0) | (1 << (place & 7));
  return filter;
}

export const mayContain = (filter: BloomFilter, text: string): boolean =>
  placesOf(filter, text).every((place) => ((filter.bits[place >>> 3] ?? 0) & (1 << (place & 7))) !== 0);

/** Two halves of one hash make as many places as needed: Kirsch and Mitzenmacher, "Less hashing, same performance". */
function placesOf({ bits, hashes }: BloomFilter, text: string): number[] {
  const digest = createHash('sha256').update(text).digest();
  const [first, second] = [digest.readUIntBE(0, 6), digest.readUIntBE(6, 6)];
  return Array.from({ length: hashes }, (_, turn) => (first + turn * second) % (bits.length * 8));
}
