import {
  type AsyncBuffer,
  type FileMetaData,
  parquetMetadataAsync,
  parquetReadObjects,
  parquetSchema,
} from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import { schemaField } from '../../avro-fields/schema-field.ts';
import type { FileFormat, Row, Rows, Sample } from './file-format.ts';
import { parquetType } from './parquet-types.ts';

/** Parquet files, whose footer has the schema and the number of rows: the end of the file is read, and no data. */
export const parquet: FileFormat = {
  async fields(sample) {
    const metadata = await readMetadata(sample);
    return parquetSchema(metadata).children.map((column) => {
      const { native, type } = parquetType(column);
      return schemaField(column.element.name, type, native, {
        nullable: column.element.repetition_type !== 'REQUIRED',
      });
    });
  },
  rows: (sample) => new ParquetRows(sample),
  async count(sample) {
    return Number((await readMetadata(sample)).num_rows);
  },
};

class ParquetRows implements Rows {
  truncated = false;
  readonly #sample: Sample;

  constructor(sample: Sample) {
    this.#sample = sample;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Row> {
    const metadata = await readMetadata(this.#sample);
    const file = asyncBuffer(this.#sample);
    let rowStart = 0;
    let bytes = 0;
    for (const group of metadata.row_groups) {
      const size = Number(group.total_byte_size);
      // A row group is read as a whole, since its columns are stored one after another.
      if (bytes + size > this.#sample.maxBytes && rowStart > 0) break;
      if (size > this.#sample.maxBytes) break;
      const rowEnd = rowStart + Number(group.num_rows);
      yield* await parquetReadObjects({ file, metadata, compressors, rowStart, rowEnd });
      rowStart = rowEnd;
      bytes += size;
    }
    this.truncated = rowStart < Number(metadata.num_rows);
  }
}

/** Reads the footer. */
async function readMetadata(sample: Sample): Promise<FileMetaData> {
  if (sample.compressed)
    throw new Error('Parquet files are compressed within; an archive cannot be read in parts');
  try {
    return await parquetMetadataAsync(asyncBuffer(sample), { initialFetchSize: 64 * 1024 });
  } catch (error) {
    if (error instanceof Error && error.name === 'StoreError') throw error;
    throw new Error(`It is no valid Parquet file: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const asyncBuffer = ({ store, file }: Sample): AsyncBuffer => ({
  byteLength: file.size,
  async slice(start, end = file.size) {
    const bytes = await store.read(file.path, start, Math.min(end, file.size));
    return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer;
  },
});
