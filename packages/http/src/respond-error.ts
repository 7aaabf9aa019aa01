import { docUrlOf, type ErrorCode, type Failure, toFailure } from '@colophon/wire';
import { TooManyRequestsError } from './limits/limiter.ts';
import { respondOpenApiFailure } from './openapi/respond.ts';
import { respondFailure } from './restli/respond.ts';

/** How long a client waits that came when too many waited, or when the database was away: a restart takes seconds. */
const retryAfterSeconds: Readonly<Partial<Record<ErrorCode, string>>> = {
  OVERLOADED: '1',
  STORE_UNAVAILABLE: '5',
  STORE_OUTCOME_UNKNOWN: '5',
};

export interface RespondErrorOptions {
  /** Of the request: the form of an error depends on it. */
  readonly path: string;
  /** True where the documentation is served: the error has a link to its explanation. */
  readonly hasDocs: boolean;
  /** The error as the wire has it. */
  readonly failure?: Failure;
}

/** An error in the form of the interface that the path belongs to. */
export function respondError(
  error: unknown,
  { path, hasDocs, failure = toFailure(error) }: RespondErrorOptions,
): Response {
  const docUrl = hasDocs ? docUrlOf(failure.code) : undefined;
  const isOpenApi = path.startsWith('/openapi/');
  const response = isOpenApi ? respondOpenApiFailure(failure, docUrl) : respondFailure(failure, docUrl);
  const retryAfter = retryAfterSeconds[failure.code];
  if (retryAfter !== undefined) response.headers.set('Retry-After', retryAfter);
  if (error instanceof TooManyRequestsError)
    response.headers.set('Retry-After', String(error.retryAfterSeconds));
  // For responses without a body, to HEAD.
  if (docUrl !== undefined) response.headers.set('Link', `<${docUrl}>; rel="help"`);
  return response;
}
