/** A file as a listing describes it. */
export interface StoredFile {
  /** Full path: `s3://bucket/key`, or a path on disk as the recipe writes it. */
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  /** Last modification, in milliseconds since the epoch. */
  readonly modified: number;
}

/** Files on disk or in an object store. */
export interface FileStore {
  /**
   * Files whose path starts with a prefix, in all folders below it.
   *
   * @throws StoreError when the prefix cannot be listed.
   */
  list(prefix: string): AsyncIterable<StoredFile>;
  /** Paths of the folders directly below a folder, without a slash at the end. */
  folders(folder: string): AsyncIterable<string>;
  /**
   * Bytes from `start` up to, but not including, `end`; fewer at the end of the file.
   *
   * @throws StoreError when the file cannot be read.
   */
  read(path: string, start: number, end: number): Promise<Uint8Array>;
}

/** A file or a folder cannot be read. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  /** What to do about it: the right that is missing. */
  readonly remedy: string | undefined;

  constructor(
    message: string,
    options: { readonly remedy?: string | undefined; readonly cause?: unknown } = {},
  ) {
    super(message, options.cause === undefined ? {} : { cause: options.cause });
    this.remedy = options.remedy;
  }
}

/** How much is read in one request. */
const chunkBytes = 256 * 1024;

/** The start of a file in chunks, which reads no further than it is asked. */
export async function* readChunks(
  store: FileStore,
  file: StoredFile,
  maxBytes: number,
): AsyncGenerator<Uint8Array> {
  const end = Math.min(file.size, maxBytes);
  for (let start = 0; start < end; start += chunkBytes) {
    const chunk = await store.read(file.path, start, Math.min(start + chunkBytes, end));
    if (chunk.length === 0) return;
    yield chunk;
  }
}
