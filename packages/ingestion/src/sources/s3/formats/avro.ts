import { Readable } from 'node:stream';
import avsc from 'avsc';
import { snappyUncompress } from 'hyparquet';
import { avroFields } from '../../avro-fields/avro-fields.ts';
import type { AvroSchema } from '../../avro-fields/avro-schema.ts';
import type { FileFormat, Row, Rows, Sample } from './file-format.ts';
import { SampleBytes } from './sample-bytes.ts';

/** Avro files, whose header has the schema. */
export const avro: FileFormat = {
  async fields(sample) {
    const rows = new AvroRows(sample);
    // The header comes with the first block; an empty file has the header alone.
    for await (const _ of rows) break;
    if (rows.schema === undefined) throw new Error('It has no Avro header');
    return avroFields(rows.schema);
  },
  rows: (sample) => new AvroRows(sample),
};

class AvroRows implements Rows {
  /** The schema, once reading has begun. */
  schema: AvroSchema | undefined;
  readonly #bytes: SampleBytes;

  constructor(sample: Sample) {
    this.#bytes = new SampleBytes(sample);
  }

  get truncated(): boolean {
    return this.#bytes.truncated;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Row> {
    const decoder = new avsc.streams.BlockDecoder({
      parseHook: (schema) => {
        this.schema = structuredClone(schema) as AvroSchema;
        return avsc.Type.forSchema(schema, { wrapUnions: 'never', registry: {} });
      },
      codecs: { ...avsc.streams.BlockDecoder.defaultCodecs(), snappy: unpackSnappy },
    } as ConstructorParameters<typeof avsc.streams.BlockDecoder>[0]);
    const source = Readable.from(this.#bytes);
    source.once('error', (error) => decoder.destroy(error));
    source.pipe(decoder);
    try {
      for await (const row of decoder as AsyncIterable<unknown>)
        if (typeof row === 'object' && row !== null) yield row as Row;
    } catch (error) {
      // The limit may have cut a block; what came before it was read.
      if (!this.truncated) throw error;
    } finally {
      source.destroy();
    }
  }
}

/** Avro adds a checksum of four bytes, which the block's end mark makes unnecessary here. */
function unpackSnappy(data: Buffer, callback: (error: Error | null, result?: Buffer) => void): void {
  try {
    const packed = data.subarray(0, data.length - 4);
    const unpacked = Buffer.alloc(lengthOf(packed));
    snappyUncompress(packed, unpacked);
    callback(null, unpacked);
  } catch (error) {
    callback(error instanceof Error ? error : new Error(String(error)));
  }
}

/** The unpacked length, which snappy writes at the start, seven bits in a byte. */
function lengthOf(packed: Uint8Array): number {
  let length = 0;
  for (let index = 0; index < 5; index += 1) {
    const byte = packed[index] ?? 0;
    length += (byte & 0x7f) * 2 ** (7 * index);
    if (byte < 0x80) break;
  }
  return length;
}
