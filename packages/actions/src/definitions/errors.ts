/** A mistake in a configuration: where it is, and what was expected. */
export interface Problem {
  /** Line, from 1. */
  readonly line: number;
  /** Column, from 1. */
  readonly column: number;
  readonly message: string;
}

/** A file of a pipeline cannot be used. The message has a line for each problem: `file:line:column message`. */
export class PipelineFileError extends Error {
  override readonly name = 'PipelineFileError';
  readonly file: string;
  readonly problems: readonly Problem[];

  constructor(file: string, problems: readonly Problem[]) {
    super(problems.map(({ line, column, message }) => `${file}:${line}:${column} ${message}`).join('\n'));
    this.file = file;
    this.problems = problems;
  }
}

/** A pipeline stopped: an event failed with the failure mode `THROW`, or a failed event could not be kept. */
export class PipelineError extends Error {
  override readonly name = 'PipelineError';

  constructor(message: string, options: { readonly cause?: unknown } = {}) {
    super(message, options.cause === undefined ? {} : { cause: options.cause });
  }
}

/**
 * An action could not do its work for an event. Throw it with `retry: false` when another attempt cannot succeed, such as
 * after a request was rejected.
 */
export class ActionError extends Error {
  override readonly name = 'ActionError';
  /** False for a failure that remains whatever is tried. Default true. */
  readonly retry: boolean;
  /** Milliseconds to wait before the next attempt; undefined where nobody said. */
  readonly retryAfterMs: number | undefined;

  constructor(
    message: string,
    {
      retry = true,
      retryAfterMs,
      cause,
    }: { readonly retry?: boolean; readonly retryAfterMs?: number; readonly cause?: unknown } = {},
  ) {
    super(message, cause === undefined ? {} : { cause });
    this.retry = retry;
    this.retryAfterMs = retryAfterMs;
  }
}
