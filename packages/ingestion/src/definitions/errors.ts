/** A source cannot be read at all: a connection is refused, a right is missing. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  /** What to do about it: the statement that grants the right, the option to set. */
  readonly remedy: string | undefined;

  constructor(message: string, options: { readonly remedy?: string; readonly cause?: unknown } = {}) {
    super(message, options.cause === undefined ? {} : { cause: options.cause });
    this.remedy = options.remedy;
  }
}
