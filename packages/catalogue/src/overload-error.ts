/** The catalogue has more to do than it can finish soon. Nothing of the request was started. */
export class OverloadError extends Error {
  override readonly name = 'OverloadError';
  readonly code = 'OVERLOADED';
}

/** Checks the name as well as the class, so that it holds when two copies of the package are loaded. */
export const isOverloadError = (error: unknown): error is OverloadError =>
  error instanceof OverloadError || (error instanceof Error && error.name === 'OverloadError');
