import { type AuthError, isAuthError } from '@colophon/auth';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** What to answer when nobody was signed in. */
export interface SignInFailure {
  readonly status: ContentfulStatusCode;
  readonly message: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Undefined for what is no fault of the request: that is logged, and says nothing to the caller. */
export function signInFailureOf(error: unknown): SignInFailure | undefined {
  if (!isAuthError(error)) return undefined;
  const status = statusOf(error);
  if (status === undefined) return undefined;
  const message = messages[error.code] ?? error.message;
  const { retryAfterMs } = error;
  const headers: Record<string, string> =
    retryAfterMs === undefined ? {} : { 'Retry-After': `${Math.max(1, Math.ceil(retryAfterMs / 1000))}` };
  return { status, message, headers };
}

const messages: Partial<Record<AuthError['code'], string>> = {
  // As DataHub's frontend has it, for programs that look at the text.
  INVALID_CREDENTIALS: 'Invalid Credentials',
  // The error names a directory and its account, or a file: that is for the operator's log.
  UNAVAILABLE: 'Sign-in is not available at the moment. Try again later.',
};

function statusOf({ code }: AuthError): ContentfulStatusCode | undefined {
  switch (code) {
    case 'INVALID_CREDENTIALS':
    case 'WEAK_PASSWORD':
    case 'INVALID_NAME':
    case 'USER_EXISTS':
    case 'INVALID_LINK':
    case 'INVALID_CODE':
    case 'SIGN_IN_REJECTED':
      return 400;
    case 'TOO_MANY_ATTEMPTS':
      return 429;
    case 'UNAVAILABLE':
      return 503;
    default:
      return undefined;
  }
}
