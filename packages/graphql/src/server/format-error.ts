import { describeCode, type ErrorCode, type Failure, toFailure } from '@colophon/wire';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';

/** What failed in a field. Undefined for what is wrong with the query itself. */
export const failureOf = ({ originalError }: GraphQLError): Failure | undefined =>
  originalError == null || originalError instanceof GraphQLError ? undefined : toFailure(originalError);

/** An error as DataHub's clients expect it: the code is the number of a status. Ours is in `errorCode`. */
export function formatError(error: GraphQLError): GraphQLFormattedError {
  const { message, locations, path } = error;
  const failure = failureOf(error);
  const code = failure?.code ?? 'INVALID_REQUEST';
  return {
    message: failure?.message ?? message,
    ...(locations && { locations }),
    ...(path && { path }),
    extensions: {
      code: describeCode(code).status,
      type: typeOf(code),
      classification: failure ? 'DataFetchingException' : 'ValidationError',
      errorCode: code,
    },
  };
}

/** DataHub's name of what went wrong. */
function typeOf(code: ErrorCode): string {
  const { status } = describeCode(code);
  if (status === 401 || status === 403) return 'UNAUTHORIZED';
  if (status === 404) return 'NOT_FOUND';
  if (status === 409) return 'CONFLICT';
  return status < 500 ? 'BAD_REQUEST' : 'SERVER_ERROR';
}
