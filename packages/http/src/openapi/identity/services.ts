import type {
  AccessTokens,
  AuditAction,
  AuditReader,
  DeviceFlow,
  IdentityStore,
  NativeUsers,
  RecordAudit,
  Sessions,
} from '@colophon/auth';
import type { AccessControl, MembershipWriter } from '@colophon/catalogue';

/** The audit log. A reader finds everything that was committed before it asked. */
export interface AuditServices extends AuditReader {
  /** Everything that is recorded. */
  readonly actions: readonly AuditAction[];
  readonly record: RecordAudit;
}

/** What the operations about users, tokens and access are made of. Absent where there is no sign-in. */
export interface IdentityServices {
  readonly tokens: Pick<AccessTokens, 'create' | 'authenticate' | 'list' | 'read' | 'revoke' | 'rotate'>;
  readonly users: Pick<
    NativeUsers,
    | 'changePassword'
    | 'provision'
    | 'invite'
    | 'acceptInvitation'
    | 'revokeInvitation'
    | 'issueReset'
    | 'setStatus'
    | 'remove'
  >;
  readonly store: Pick<IdentityStore, 'readUser' | 'listUsers' | 'listLinks'>;
  readonly devices: Pick<DeviceFlow, 'begin' | 'poll'>;
  readonly sessions: Pick<Sessions, 'begin' | 'list' | 'endOf'>;
  /** Writes in the name of the system what follows from a change that the caller was allowed to make: `asSystem`. */
  readonly system: MembershipWriter;
  readonly access: Pick<AccessControl, 'actor' | 'resource' | 'decide'>;
  readonly audit: AuditServices;
}
