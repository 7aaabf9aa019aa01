import { AuthenticationUnavailableError, RequestError } from '@colophon/wire';

/** What a request gets that needs a principal and has none. Of a session that is over nobody learns more than that. */
export const unauthenticated = (): RequestError =>
  new RequestError('UNAUTHENTICATED', 'Sign in, or send an access token as `Authorization: Bearer <token>`.');

/** What credentials get that are not accepted, whatever is wrong: it says nothing about users. */
export const invalidCredentials = (): RequestError =>
  new RequestError(
    'UNAUTHENTICATED',
    'The credentials in the header Authorization are invalid, expired or revoked.',
  );

/** What credentials get that nobody can check now. */
export const credentialsUnchecked = (options?: ErrorOptions): AuthenticationUnavailableError =>
  new AuthenticationUnavailableError('The credentials of the request cannot be checked now.', options);
