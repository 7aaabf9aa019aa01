import { isLoopback } from './access-settings.ts';
import { ConfigurationError } from './configuration-error.ts';
import type { ServerSettings } from './server-settings.ts';

/** What decides whether callers have to sign in. */
type SafeModeSettings = Pick<ServerSettings, 'auth' | 'insecureNoAuth' | 'host'>;

/** What the operator is told of a server that everybody may change. */
export const openWarning =
  'Warning: Colophon has no authentication. Everyone who reaches this address can read, change and delete everything.';

/** Without authentication, nobody but this machine may reach the server, unless the operator insists. */
export function requireSafeMode({ auth, insecureNoAuth, host }: SafeModeSettings): void {
  if (auth && insecureNoAuth)
    throw new ConfigurationError(
      '--insecure-no-auth contradicts --auth and its settings. Choose one of them.',
    );
  if (auth || insecureNoAuth || isLoopback(host)) return;
  throw new ConfigurationError(
    `with --host ${host}, other machines can reach the server, and it has no authentication. Turn it on with --auth. If something else authenticates every caller, add --insecure-no-auth.`,
  );
}

/** True when everybody who reaches the address may do everything, from other machines, too. */
export const isOpenToAll = ({ auth, insecureNoAuth, host }: SafeModeSettings): boolean =>
  !auth && (insecureNoAuth === true || !isLoopback(host));

/** Who may do what, for the operator. */
export const describeAccess = ({ auth }: SafeModeSettings): string =>
  auth ? 'sign-in is on' : 'no sign-in: whoever is at this machine is the administrator';
