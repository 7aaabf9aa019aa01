import type { ConnectionOptions } from 'node:tls';
import { checkUrl } from '../check-url.ts';
import { AuthError } from '../errors.ts';

export interface LdapOptions {
  /** Stored with each user as its origin. Default: `ldap`. */
  readonly id?: string;
  /** `ldaps://directory.example`, or `ldap://…` with `startTls`. Without encryption it must be this machine. */
  readonly url: string;
  /** Encrypts the connection before anything else is sent. Default: false. */
  readonly startTls?: boolean;
  /** Certificates of authorities in PEM, instead of those that Node knows. */
  readonly ca?: string;
  /** The account that searches. */
  readonly bindDn: string;
  /** The password of that account. */
  readonly bindPassword: string;
  /** Where users are: `ou=people,dc=example,dc=org`. */
  readonly searchBase: string;
  /** How to find a user; `{name}` is the name as typed. Default: `(uid={name})`; of Active Directory `(sAMAccountName={name})`. */
  readonly searchFilter?: string;
  /** The name in the catalogue. Default: `uid`. */
  readonly nameAttribute?: string;
  /** What stays the same when a user is renamed. Default: `entryUUID`; of Active Directory `objectGUID`. */
  readonly idAttribute?: string;
  /** The full name. Default: `cn`. */
  readonly fullNameAttribute?: string;
  /** The e-mail address. Default: `mail`. */
  readonly emailAttribute?: string;
  /** The attribute of a user with the names of its groups. Default: `memberOf`. */
  readonly memberOfAttribute?: string;
  /** Where groups are. Default: groups are not searched. */
  readonly groupBase?: string;
  /** How to find the groups of a user; `{dn}` is the name of the user's entry. Default: `(member={dn})`. */
  readonly groupFilter?: string;
  /** The name of a group. Default: `cn`. */
  readonly groupNameAttribute?: string;
  /** Time-out of the connection, and of each operation. Default: 5 seconds. */
  readonly timeoutMs?: number;
}

export interface ResolvedLdapOptions
  extends Omit<Required<LdapOptions>, 'url' | 'ca' | 'groupBase'>,
    Pick<LdapOptions, 'groupBase'> {
  readonly url: URL;
  readonly tls: ConnectionOptions | undefined;
}

/** @throws AuthError `INVALID_CONFIGURATION` that names the setting. */
export function resolveLdapOptions({ url: text, ca, ...given }: LdapOptions): ResolvedLdapOptions {
  const { startTls = false } = given;
  // With StartTLS a plain address is as good: nothing is sent before the connection is encrypted.
  const schemes = { secure: startTls ? 'ldap:' : 'ldaps:', plain: 'ldap:' };
  const url = checkUrl(text, 'Address of the directory', schemes);
  for (const setting of ['bindDn', 'bindPassword', 'searchBase'] as const)
    if (!given[setting])
      throw new AuthError('INVALID_CONFIGURATION', `Directory ${url.host}: ${setting} is missing`);
  const searchFilter = given.searchFilter ?? '(uid={name})';
  if (!searchFilter.includes('{name}'))
    throw new AuthError(
      'INVALID_CONFIGURATION',
      `Directory ${url.host}: searchFilter must contain {name}, such as (uid={name})`,
    );
  return {
    id: 'ldap',
    nameAttribute: 'uid',
    idAttribute: 'entryUUID',
    fullNameAttribute: 'cn',
    emailAttribute: 'mail',
    memberOfAttribute: 'memberOf',
    groupFilter: '(member={dn})',
    groupNameAttribute: 'cn',
    timeoutMs: 5_000,
    ...given,
    startTls,
    searchFilter,
    url,
    tls: ca === undefined ? undefined : { ca },
  };
}
