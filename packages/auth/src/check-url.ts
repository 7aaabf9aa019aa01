import { AuthError } from './errors.ts';

/**
 * Checks an address at which secrets are sent or keys are read. Without encryption it must be of this machine.
 *
 * @param setting Its name in errors.
 * @throws AuthError `INVALID_CONFIGURATION`
 */
export function checkUrl(text: string, setting: string, schemes = { secure: 'https:', plain: 'http:' }): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isLoopback = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url?.hostname ?? '');
  const isAllowed = url?.protocol === schemes.secure || (url?.protocol === schemes.plain && isLoopback);
  if (!url || !isAllowed || url.username !== '' || url.password !== '')
    throw new AuthError(
      'INVALID_CONFIGURATION',
      `${setting}: expected an address that begins with ${schemes.secure}//, without a password in it; ${schemes.plain}// is allowed on this machine only`,
    );
  return url;
}
