import { HttpError, type HttpErrorDetails } from './errors.ts';

/** Status 401: the token is missing, expired or unknown. */
export class AuthenticationError extends HttpError {
  override readonly name = 'AuthenticationError';
}

/** Status 403: the owner of the token may not do this. */
export class PermissionDeniedError extends HttpError {
  override readonly name = 'PermissionDeniedError';
}

/** Status 404: nothing exists at this path. Reads of what does not exist return undefined instead. */
export class NotFoundError extends HttpError {
  override readonly name = 'NotFoundError';
}

/** Status 409 or 412: the request conflicts with the current state. */
export class ConflictError extends HttpError {
  override readonly name = 'ConflictError';
}

/** Status 400, 413 or 422: the request is invalid, or a condition was not met. Nothing of it was stored. */
export class RejectedError extends HttpError {
  override readonly name = 'RejectedError';
}

/** Status 429: too many requests, even after all retries. */
export class RateLimitError extends HttpError {
  override readonly name = 'RateLimitError';
}

/** Status 500 or above: the server failed or is overloaded, even after all retries. */
export class UnavailableError extends HttpError {
  override readonly name = 'UnavailableError';
}

const byStatus: ReadonlyMap<number, typeof HttpError> = new Map<number, typeof HttpError>([
  [400, RejectedError],
  [401, AuthenticationError],
  [403, PermissionDeniedError],
  [404, NotFoundError],
  [409, ConflictError],
  [412, ConflictError],
  [413, RejectedError],
  [422, RejectedError],
  [429, RateLimitError],
]);

/** The error for a response, of the class for its status. */
export function httpErrorFor(
  request: string,
  status: number,
  serverMessage: string | undefined,
  details: HttpErrorDetails,
): HttpError {
  const StatusError = status >= 500 ? UnavailableError : (byStatus.get(status) ?? HttpError);
  return new StatusError(request, status, serverMessage, details);
}
