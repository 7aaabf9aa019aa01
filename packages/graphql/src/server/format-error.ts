import { isSchemaError } from '@colophon/schema';
import { describeCode, type ErrorCode, type Failure, toFailure } from '@colophon/wire';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';

/** That the hash of a document is not known, in the protocol of automatic persisted queries. */
export const documentUnknown = 'PERSISTED_QUERY_NOT_FOUND';

/** What failed in a field. Undefined for what is wrong with the query itself. */
export function failureOf({ originalError }: GraphQLError): Failure | undefined {
  if (originalError == null || originalError instanceof GraphQLError) return undefined;
  // A URN that a resolver parsed by itself: it came from the caller.
  if (isSchemaError(originalError) && originalError.code === 'INVALID_URN')
    return { code: 'INVALID_URN', message: originalError.message, expected: true };
  return toFailure(originalError);
}

/** What the caller may not exceed. */
export interface Limits {
  /** How long the queries of the request may take together. */
  readonly queryTimeoutMs?: number | undefined;
}

/** What graphql-js says when it has compared as many fields of the same name as it will. */
const comparedTooMany = 'Validation aborted.';

/** The message, with the limit where one was exceeded. */
function messageOf(
  { message }: GraphQLError,
  failure: Failure | undefined,
  queryTimeoutMs: number | undefined,
): string {
  if (message === comparedTooMany)
    return 'The query: too many fields have the same name to compare them all. Ask for each once, or split the request.';
  if (failure?.code === 'QUERY_TIMEOUT' && queryTimeoutMs !== undefined)
    return `The queries of a request: expected at most ${queryTimeoutMs / 1000} s together. ${failure.message}`;
  return failure?.message ?? message;
}

/** An error as DataHub's clients expect it: the code is the number of a status. Ours is in `errorCode`. */
export function formatError(error: GraphQLError, { queryTimeoutMs }: Limits = {}): GraphQLFormattedError {
  const { locations, path, extensions } = error;
  const failure = failureOf(error);
  const code = failure?.code ?? 'INVALID_REQUEST';
  return {
    message: messageOf(error, failure, queryTimeoutMs),
    ...(locations && { locations }),
    ...(path && { path }),
    extensions: {
      code: describeCode(code).status,
      type: typeOf(code),
      classification: failure ? 'DataFetchingException' : 'ValidationError',
      errorCode: code,
      ...protocolOf(extensions),
    },
  };
}

/**
 * What clients look for in the answers of any server: the code of a document that must be sent again, and the status of a
 * mutation by GET. It is set as `http`, which is not printed.
 */
function protocolOf({ code, http }: GraphQLError['extensions']): object {
  if (code === documentUnknown) return { code };
  const isMethod = typeof http === 'object' && http !== null && 'status' in http && http.status === 405;
  return isMethod ? { http } : {};
}

/** DataHub's name of what went wrong. */
function typeOf(code: ErrorCode): string {
  const { status } = describeCode(code);
  if (status === 401 || status === 403) return 'UNAUTHORIZED';
  if (status === 404) return 'NOT_FOUND';
  if (status === 409) return 'CONFLICT';
  return status < 500 ? 'BAD_REQUEST' : 'SERVER_ERROR';
}
