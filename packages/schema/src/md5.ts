// MD5 as RFC 1321 has it, here because guids are made of it and Web Crypto leaves it out. It is no protection against
// anyone; it only gives the same text the same name. A library would be three to six times this size
// (@noble/hashes 2.4: 2.1 kB gzipped, js-md5 0.9: 3.4 kB) and the SDK's only dependency from outside.

/** How far each of the four steps of a round rotates. */
const rotations = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
] as const;

/**
 * The constants of RFC 1321, section 3.4: the whole part of 2^32 times the sine of 1 to 64. None comes closer to the
 * next whole number than 0.015, so the last digits of an engine's sine do not matter.
 */
const sines = /* @__PURE__ */ Int32Array.from(
  { length: 64 },
  (_, i) => Math.floor(Math.abs(Math.sin(i + 1)) * 2 ** 32) | 0,
);

/** The function of each round and the word of the block that a step takes. */
const mix = (round: number, b: number, c: number, d: number): number => {
  if (round === 0) return (b & c) | (~b & d);
  if (round === 1) return (b & d) | (c & ~d);
  if (round === 2) return b ^ c ^ d;
  return c ^ (b | ~d);
};
const wordOf = (round: number, step: number): number =>
  (round === 0 ? step : round === 1 ? 5 * step + 1 : round === 2 ? 3 * step + 5 : 7 * step) % 16;

/**
 * MD5 of a text's UTF-8, as 32 hexadecimal digits in lower case.
 *
 * @example
 * ```ts
 * md5Hex('abc'); // 900150983cd24fb0d6963f7d28e17f72
 * ```
 */
export function md5Hex(text: string): string {
  const blocks = pad(new TextEncoder().encode(text));
  const state = new DataView(new ArrayBuffer(16));
  let [a0, b0, c0, d0] = [0x67452301, 0xefcdab89 | 0, 0x98badcfe | 0, 0x10325476];
  for (let block = 0; block < blocks.byteLength; block += 64) {
    let [a, b, c, d] = [a0, b0, c0, d0];
    for (let i = 0; i < 64; i++) {
      const round = i >> 4;
      const word = blocks.getInt32(block + 4 * wordOf(round, i), true);
      const sum = (a + mix(round, b, c, d) + (sines[i] ?? 0) + word) | 0;
      const by = rotations[round]?.[i % 4] ?? 0;
      [a, d, c, b] = [d, c, b, (b + ((sum << by) | (sum >>> (32 - by)))) | 0];
    }
    [a0, b0, c0, d0] = [(a0 + a) | 0, (b0 + b) | 0, (c0 + c) | 0, (d0 + d) | 0];
  }
  for (const [i, word] of [a0, b0, c0, d0].entries()) state.setInt32(4 * i, word, true);
  return Array.from(new Uint8Array(state.buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The message with a one bit, zeros and its length in bits behind it, a multiple of 64 bytes in all. */
function pad(message: Uint8Array): DataView {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setBigUint64(bytes.length - 8, BigInt(message.length) * 8n, true);
  return view;
}
