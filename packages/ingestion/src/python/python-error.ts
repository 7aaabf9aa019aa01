import { SourceError } from '../definitions/errors.ts';

/** Python, uv or an environment is not to be had. The message says what to install. */
export class PythonError extends SourceError {
  /** Lines that the installation printed last, without secrets. Empty if nothing was installed. */
  readonly output: readonly string[];

  constructor(
    message: string,
    options: { readonly remedy?: string; readonly cause?: unknown; readonly output?: readonly string[] } = {},
  ) {
    super(message, options);
    this.output = options.output ?? [];
  }
}
