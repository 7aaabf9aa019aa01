import { type CatalogueErrorCode, isCatalogueError } from '@colophon/catalogue';

/** A request that cannot be served, with its status. What the catalogue refuses is a {@link CatalogueError} instead. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly status: RequestStatus;

  constructor(status: RequestStatus, message: string) {
    super(message);
    this.status = status;
  }
}

export type RequestStatus = 400 | 404 | 405 | 412 | 413;

/** The status of each refusal, as DataHub's clients expect it: what a caller can mend is never a 5xx. */
export const statusOfCode = {
  INVALID_URN: 400,
  UNKNOWN_ENTITY: 400,
  UNKNOWN_ASPECT: 400,
  INVALID_REQUEST: 400,
  UNSUPPORTED_CHANGE: 400,
  INVALID_ASPECT: 422,
  ALREADY_EXISTS: 422,
  PRECONDITION_FAILED: 422,
} as const satisfies Record<CatalogueErrorCode, number>;

export interface Failure {
  readonly status: number;
  readonly message: string;
  /** False for a fault of the server: its details go to the log and not to the caller. */
  readonly expected: boolean;
}

/** What a caller is told of an error. */
export function toFailure(error: unknown): Failure {
  if (isCatalogueError(error))
    return { status: statusOfCode[error.code], message: error.message, expected: true };
  if (error instanceof RequestError) return { status: error.status, message: error.message, expected: true };
  return {
    status: 500,
    message: 'The server failed. Its log says more, under the id of this request.',
    expected: false,
  };
}
