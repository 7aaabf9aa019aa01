import { Readable } from 'node:stream';
import { constants, createGunzip } from 'node:zlib';
import { readChunks } from '../../file-store/file-store.ts';
import type { Sample } from './file-format.ts';

/** The start of a file, unpacked, in chunks. */
export class SampleBytes implements AsyncIterable<Uint8Array> {
  /** Whether the file goes on after what was read. */
  truncated = false;
  readonly #sample: Sample;

  constructor(sample: Sample) {
    this.#sample = sample;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    const { store, file, compressed, maxBytes } = this.#sample;
    const chunks = readChunks(store, file, maxBytes);
    if (file.size > maxBytes) this.truncated = true;
    if (!compressed) {
      yield* chunks;
      return;
    }
    // The end of what was read need not be the end of the archive.
    const unpacked = Readable.from(chunks).pipe(createGunzip({ finishFlush: constants.Z_SYNC_FLUSH }));
    let total = 0;
    // A small archive may unpack to any size.
    for await (const chunk of unpacked as AsyncIterable<Uint8Array>) {
      total += chunk.length;
      if (total >= maxBytes) {
        this.truncated = true;
        yield chunk.subarray(0, chunk.length - (total - maxBytes));
        return;
      }
      yield chunk;
    }
  }
}
