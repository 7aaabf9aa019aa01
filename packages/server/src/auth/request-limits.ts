import type { AccessControl } from '@colophon/catalogue';
import { anonymousLimit, type CallerLimit, principalLimit, type RequestLimits } from '@colophon/http';
import type { LimitSetting, LimitSettings } from './auth-settings.ts';

/** What applies to every caller, in the units of the settings. */
export interface ServerLimits {
  /** MiB. */
  readonly maxBody: number;
  /** Seconds. */
  readonly queryTimeout: number;
}

/** The limits of a server with sign-in. */
export function requestLimitsOf(
  { anonymous = {}, principal = {}, byRole = {} }: LimitSettings,
  server: ServerLimits,
  access: Pick<AccessControl, 'permissions'>,
): RequestLimits {
  const signedIn = limitOf(principal, { ...principalLimit, ...ofServer(server) });
  return {
    anonymous: limitOf(anonymous, { ...anonymousLimit, ...ofServer(server) }),
    principal: signedIn,
    byRole: Object.fromEntries(
      Object.entries(byRole).map(([role, setting]) => [role, limitOf(setting, signedIn)]),
    ),
    // What policies know of a user is kept: asking each time costs a look into a map.
    rolesOf: async ({ urn }) => [...(await access.permissions(urn)).actor.roles],
  };
}

const ofServer = ({ maxBody, queryTimeout }: ServerLimits) => ({
  maxBodyBytes: toBytes(maxBody),
  queryTimeoutMs: queryTimeout * 1000,
});

const limitOf = ({ maxBody, queryTimeout, ...rate }: LimitSetting, fallback: CallerLimit): CallerLimit => ({
  ...fallback,
  ...rate,
  ...(maxBody !== undefined && { maxBodyBytes: toBytes(maxBody) }),
  ...(queryTimeout !== undefined && { queryTimeoutMs: queryTimeout * 1000 }),
});

const toBytes = (mebibytes: number): number => Math.round(mebibytes * 1024 * 1024);
