/** Every code that an error of this package can carry. */
export const authErrorCodes = [
  /** Unknown user, wrong password, suspended account: which one is in the audit log, and nowhere else. */
  'INVALID_CREDENTIALS',
  /** Too many failed attempts. `retryAfterMs` says when the next one is allowed. */
  'TOO_MANY_ATTEMPTS',
  /** The password is too short, too long or too common. */
  'WEAK_PASSWORD',
  /** The name of a user or of a token is malformed. */
  'INVALID_NAME',
  /** A user of that name exists. */
  'USER_EXISTS',
  /** No user of that URN. */
  'UNKNOWN_USER',
  /** The invite or reset link is unknown, used or expired. */
  'INVALID_LINK',
  /** The code of a device is unknown, used or expired. */
  'INVALID_CODE',
  /** The access token is malformed, unknown or expired, or its owner may not use it. */
  'INVALID_TOKEN',
  /** The provider's answer fails a check, or its configuration is wrong. */
  'SIGN_IN_REJECTED',
  /** A verifier, provider or key server does not answer; the same request may succeed later. */
  'UNAVAILABLE',
  /** A secret cannot be decrypted: its key is missing, or it was changed. */
  'INVALID_SECRET',
  /** A setting is wrong; the message names it. */
  'INVALID_CONFIGURATION',
] as const;
export type AuthErrorCode = (typeof authErrorCodes)[number];

export interface AuthErrorOptions extends ErrorOptions {
  /** Milliseconds until another attempt is allowed. */
  readonly retryAfterMs?: number;
}

/** Why nobody is signed in. The message may be shown to anybody: it has no secret, and does not say whether a user exists. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly code: AuthErrorCode;
  /** Milliseconds until another attempt is allowed; of `TOO_MANY_ATTEMPTS` and of some `UNAVAILABLE` alone. */
  readonly retryAfterMs: number | undefined;

  constructor(code: AuthErrorCode, message: string, { retryAfterMs, ...options }: AuthErrorOptions = {}) {
    super(message, options);
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Checks the name as well as the class, so that it holds when two copies of the package are loaded. */
export const isAuthError = (error: unknown): error is AuthError =>
  error instanceof AuthError || (error instanceof Error && error.name === 'AuthError');

/** The one error for everything that is wrong about a name with its password. */
export const invalidCredentials = (): AuthError =>
  new AuthError('INVALID_CREDENTIALS', 'Invalid credentials');
