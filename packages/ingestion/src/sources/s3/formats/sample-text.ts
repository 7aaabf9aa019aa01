import type { Sample } from './file-format.ts';
import { SampleBytes } from './sample-bytes.ts';

/** The start of a file as text, in chunks. The encoding is recognised. */
export class SampleText implements AsyncIterable<string> {
  readonly #bytes: SampleBytes;
  readonly #sample: Sample;

  constructor(sample: Sample) {
    this.#bytes = new SampleBytes(sample);
    this.#sample = sample;
  }

  /** Whether the file goes on after what was read. */
  get truncated(): boolean {
    return this.#bytes.truncated;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<string> {
    let decoder: TextDecoder | undefined;
    for await (const chunk of this.#bytes) {
      if (decoder === undefined) {
        const encoding = encodingOf(chunk);
        if (encoding === 'binary') throw new Error('It is a binary file, not text');
        if (encoding === 'windows-1252')
          this.#sample.warn('read as Latin-1', 'The file is not UTF-8. Store it as UTF-8 to be sure.');
        decoder = new TextDecoder(encoding);
      }
      yield decoder.decode(chunk, { stream: true });
    }
    if (decoder === undefined) return;
    // Half a character at a limit is not an error of the file.
    if (!this.truncated) yield decoder.decode();
  }
}

/** The encoding that the start of a file is in: by its mark, or because its bytes are valid in it. */
function encodingOf(start: Uint8Array): string {
  const [first, second] = start;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (start.includes(0)) {
    // Text of Western languages in UTF-16 has a zero in every second byte.
    const zeros = [0, 0];
    const head = start.subarray(0, 1024);
    head.forEach((byte, index) => {
      if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
    });
    if ((zeros[1] ?? 0) > head.length * 0.3 && zeros[0] === 0) return 'utf-16le';
    if ((zeros[0] ?? 0) > head.length * 0.3 && zeros[1] === 0) return 'utf-16be';
    return 'binary';
  }
  try {
    // Streaming, since the chunk may end within a character.
    new TextDecoder('utf-8', { fatal: true }).decode(start, { stream: true });
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}
