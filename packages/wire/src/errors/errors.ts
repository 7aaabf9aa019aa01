import { isCatalogueError, isOverloadError, isQueryTimeoutError, isStoreError } from '@colophon/catalogue';
import type { ErrorCode, RequestErrorCode } from './error-codes.ts';

/** A request that cannot be served. What the catalogue rejects is a {@link CatalogueError} instead. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly code: RequestErrorCode;

  constructor(code: RequestErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** Nobody can say now whether the credentials of a request are valid. */
export class AuthenticationUnavailableError extends Error {
  override readonly name = 'AuthenticationUnavailableError';
  readonly code = 'AUTHENTICATION_UNAVAILABLE';
}

export interface Failure {
  readonly code: ErrorCode;
  readonly message: string;
  /** False for a fault of the server, which belongs into its log. */
  readonly expected: boolean;
}

/** The response while the server is being stopped. */
export const stopping: Failure = {
  code: 'SERVER_STOPPING',
  message: 'The server is stopping. Nothing was stored.',
  expected: true,
};

const unknownOutcome =
  'The write may be stored, or not: send it again, or read the value first if the write has a condition.';

/** What a caller sees of an error. */
export function toFailure(error: unknown): Failure {
  if (isCatalogueError(error) || error instanceof RequestError)
    return { code: error.code, message: error.message, expected: true };
  if (isOverloadError(error)) {
    const message = `${error.message}. Nothing was stored; send the request again later.`;
    return { code: error.code, message, expected: true };
  }
  if (isQueryTimeoutError(error)) return { code: error.code, message: error.message, expected: true };
  // For the operator, it is a fault: the log has its cause.
  if (error instanceof AuthenticationUnavailableError)
    return { code: error.code, message: `${error.message} Send the request again later.`, expected: false };
  if (isStoreError(error)) {
    const message = `${error.message} ${error.code === 'STORE_OUTCOME_UNKNOWN' ? unknownOutcome : 'Nothing was stored.'}`;
    return { code: error.code, message, expected: false };
  }
  return {
    code: 'INTERNAL_ERROR',
    message: 'The server failed. Its log has the cause, under the id of this request.',
    expected: false,
  };
}
