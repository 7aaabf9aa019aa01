import type { SchemaField } from '@colophon/model-types';
import type { FileStore, StoredFile } from '../../file-store/file-store.ts';

/** A file to read, and how much of it. */
export interface Sample {
  readonly store: FileStore;
  readonly file: StoredFile;
  /** Whether it is compressed by gzip. */
  readonly compressed: boolean;
  /** At most this many bytes are read, and of a compressed file, as many are unpacked. */
  readonly maxBytes: number;
  /** Number of rows from which the schema is inferred. */
  readonly maxRows: number;
  /** Takes what is wrong with the file, and where: the number of the line. */
  readonly warn: (title: string, message: string, line?: number) => void;
}

/** A row, by the names of the columns. */
export type Row = Readonly<Record<string, unknown>>;

/** Rows of a file, in order. Whoever pulls decides how many are read. */
export interface Rows extends AsyncIterable<Row> {
  /** Whether the file has more rows than were read. To be asked at the end. */
  readonly truncated: boolean;
}

/** A format of files. */
export interface FileFormat {
  /**
   * The columns.
   *
   * @throws Error if the file is not of the format; its message is for readers of the report.
   */
  fields(sample: Sample): Promise<SchemaField[]>;
  /** The rows. */
  rows(sample: Sample): Rows;
  /** Number of all rows, if the file states it. */
  count?(sample: Sample): Promise<number>;
}
