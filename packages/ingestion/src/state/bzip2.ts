const notBzip2 = (what: string): Error => new Error(`not bzip2: ${what}`);

/** Reads bits, the highest of a byte first. */
class BitReader {
  readonly #bytes: Uint8Array;
  #position = 0;
  #bit = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  read(count: number): number {
    let value = 0;
    for (let i = 0; i < count; i++) {
      const byte = this.#bytes[this.#position];
      if (byte === undefined) throw notBzip2('it ends early');
      value = value * 2 + ((byte >> (7 - this.#bit)) & 1);
      if (++this.#bit === 8) {
        this.#bit = 0;
        this.#position++;
      }
    }
    return value;
  }

  flag(): boolean {
    return this.read(1) === 1;
  }
}

/** A Huffman code in canonical form. */
interface Code {
  /** Symbols in the order of their codes. */
  readonly symbols: readonly number[];
  /** Number of codes of each length. */
  readonly counts: readonly number[];
}

const blockMagic = 0x314159265359;
const endMagic = 0x177245385090;
const maxLength = 20;
const groupLength = 50;

/**
 * Decompresses bzip2, in which DataHub's Python package stores the state of its runs. Node's zlib has no bzip2.
 *
 * @throws Error if the bytes are none.
 */
export function decompressBzip2(bytes: Uint8Array): Uint8Array {
  const bits = new BitReader(bytes);
  if (bits.read(24) !== 0x425a68) throw notBzip2('it does not start with BZh');
  const level = bits.read(8) - 0x30;
  if (level < 1 || level > 9) throw notBzip2('its block size is invalid');
  const blocks: Uint8Array[] = [];
  for (;;) {
    const magic = bits.read(48);
    if (magic === endMagic) break;
    if (magic !== blockMagic) throw notBzip2('a block does not start as one');
    // The checksum: JSON that was damaged does not parse.
    bits.read(32);
    blocks.push(readBlock(bits, level * 100_000));
  }
  return Buffer.concat(blocks);
}

function readBlock(bits: BitReader, maxSize: number): Uint8Array {
  if (bits.flag()) throw notBzip2('a block is randomised');
  const origin = bits.read(24);
  const symbols = readSymbols(bits);
  const codeCount = bits.read(3);
  const selectors = readSelectors(bits, codeCount);
  const codes = Array.from({ length: codeCount }, () => readCode(bits, symbols.length + 2));
  const end = symbols.length + 1;
  const block = new Uint8Array(maxSize);
  let size = 0;
  let run = 0;
  let runBit = 1;
  const flushRun = () => {
    if (run === 0) return;
    if (size + run > maxSize) throw notBzip2('a block is too large');
    block.fill(symbols[0] as number, size, size + run);
    size += run;
    run = 0;
    runBit = 1;
  };
  for (let i = 0; ; i++) {
    const code = codes[selectors[Math.floor(i / groupLength)] ?? -1];
    if (code === undefined) throw notBzip2('a block has too few tables');
    const symbol = readSymbol(bits, code);
    if (symbol <= 1) {
      run += runBit << symbol;
      runBit <<= 1;
      continue;
    }
    flushRun();
    if (symbol === end) break;
    const [moved] = symbols.splice(symbol - 1, 1);
    if (moved === undefined || size >= maxSize) throw notBzip2('a block is invalid');
    symbols.unshift(moved);
    block[size++] = moved;
  }
  return expandRuns(invertTransform(block.subarray(0, size), origin));
}

/** The bytes that a block uses. */
function readSymbols(bits: BitReader): number[] {
  const ranges = Array.from({ length: 16 }, () => bits.flag());
  return ranges.flatMap((isUsed, range) =>
    isUsed
      ? Array.from({ length: 16 }, (_, i) => (bits.flag() ? range * 16 + i : -1)).filter(
          (symbol) => symbol >= 0,
        )
      : [],
  );
}

/** Which code each group of symbols uses. */
function readSelectors(bits: BitReader, codeCount: number): number[] {
  const count = bits.read(15);
  const order = Array.from({ length: codeCount }, (_, i) => i);
  return Array.from({ length: count }, () => {
    let position = 0;
    while (bits.flag()) position++;
    const [moved] = order.splice(position, 1);
    if (moved === undefined) throw notBzip2('a selector is invalid');
    order.unshift(moved);
    return moved;
  });
}

function readCode(bits: BitReader, symbolCount: number): Code {
  let length = bits.read(5);
  const lengths = Array.from({ length: symbolCount }, () => {
    while (bits.flag()) length += bits.flag() ? -1 : 1;
    if (length < 1 || length > maxLength) throw notBzip2('a code is too long');
    return length;
  });
  const symbols: number[] = [];
  const counts = [0];
  for (let wanted = 1; wanted <= maxLength; wanted++) {
    const found = lengths.flatMap((one, symbol) => (one === wanted ? [symbol] : []));
    counts.push(found.length);
    symbols.push(...found);
  }
  return { symbols, counts };
}

function readSymbol(bits: BitReader, { symbols, counts }: Code): number {
  let code = 0;
  let first = 0;
  let index = 0;
  for (let length = 1; length <= maxLength; length++) {
    code = code * 2 + bits.read(1);
    const count = counts[length] ?? 0;
    if (code - first < count) return symbols[index + code - first] as number;
    index += count;
    first = (first + count) * 2;
  }
  throw notBzip2('a code is invalid');
}

/** Undoes the Burrows–Wheeler transform. */
function invertTransform(block: Uint8Array, origin: number): Uint8Array {
  const starts = new Uint32Array(256);
  for (const byte of block) starts[byte] = (starts[byte] ?? 0) + 1;
  let sum = 0;
  for (let byte = 0; byte < 256; byte++) {
    const count = starts[byte] as number;
    starts[byte] = sum;
    sum += count;
  }
  const next = new Uint32Array(block.length);
  for (const [i, byte] of block.entries()) {
    const position = starts[byte] as number;
    next[position] = i;
    starts[byte] = position + 1;
  }
  const result = new Uint8Array(block.length);
  let position = next[origin] ?? 0;
  for (let i = 0; i < block.length; i++) {
    result[i] = block[position] as number;
    position = next[position] as number;
  }
  return result;
}

/** Four equal bytes are followed by how many more there are. */
function expandRuns(bytes: Uint8Array): Uint8Array {
  const parts: number[] = [];
  let equal = 0;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i] as number;
    if (equal === 4) {
      for (let j = 0; j < byte; j++) parts.push(bytes[i - 1] as number);
      equal = 0;
      continue;
    }
    equal = i > 0 && equal > 0 && byte === bytes[i - 1] ? equal + 1 : 1;
    parts.push(byte);
  }
  return Uint8Array.from(parts);
}
