import type { AccessTokens, DeviceFlow, IdentityStore, NativeUsers } from '@colophon/auth';
import type { AccessControl } from '@colophon/catalogue';

/** What the operations about users, tokens and access are made of. Absent where there is no sign-in. */
export interface IdentityServices {
  readonly tokens: Pick<AccessTokens, 'create' | 'authenticate' | 'list' | 'read' | 'revoke' | 'rotate'>;
  readonly users: Pick<NativeUsers, 'provision' | 'invite' | 'issueReset' | 'setStatus' | 'remove'>;
  readonly store: Pick<IdentityStore, 'readUser' | 'listUsers' | 'listLinks' | 'removeLinks'>;
  readonly devices: Pick<DeviceFlow, 'begin' | 'poll'>;
  readonly access: Pick<AccessControl, 'actor' | 'resource' | 'decide'>;
}
