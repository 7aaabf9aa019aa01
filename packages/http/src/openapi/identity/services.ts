import type { AccessTokens, IdentityStore, NativeUsers, Sessions } from '@colophon/auth';
import type { AccessControl, MembershipWriter } from '@colophon/catalogue';

/** What the operations about users, tokens and access are made of. Absent where there is no sign-in. */
export interface IdentityServices {
  readonly tokens: Pick<AccessTokens, 'create' | 'authenticate' | 'list' | 'read' | 'revoke' | 'rotate'>;
  readonly users: Pick<
    NativeUsers,
    'changePassword' | 'invite' | 'issueReset' | 'provision' | 'remove' | 'setStatus'
  >;
  readonly sessions: Pick<Sessions, 'begin' | 'list' | 'endOf'>;
  readonly store: Pick<IdentityStore, 'readUser' | 'listUsers' | 'listLinks' | 'removeLinks'>;
  /** Writes in the name of the system what follows from a change that the caller was allowed to make: `asSystem`. */
  readonly system: MembershipWriter;
  readonly access: Pick<AccessControl, 'actor' | 'resource' | 'decide'>;
}
