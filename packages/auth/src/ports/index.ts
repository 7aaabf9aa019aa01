// What a store implements. Nothing here depends on a library, so that a store can be bundled without any.
export {
  type AccessTokenRecord,
  type AccessTokenStore,
  type TokenKind,
  type TokenQuery,
  tokenKinds,
} from './access-tokens.ts';
export type { AttemptRecord, AttemptStore } from './attempts.ts';
export type { AuditEntry, AuditQuery, AuditRecord, AuditStore } from './audit.ts';
export { type AuditAction, auditActions } from './audit-actions.ts';
export type { DeviceRequest, DeviceRequestKey, DeviceRequestStore } from './device-requests.ts';
export type { IdentityStore } from './identity-store.ts';
export { type KeyPurpose, type KeyRecord, type KeyStore, keyPurposes } from './keys.ts';
export {
  isRedeemable,
  type LinkFilter,
  type LinkKind,
  type LinkRecord,
  type LinkStore,
  linkKinds,
  type Redemption,
} from './links.ts';
export type { SessionRecord, SessionStore } from './sessions.ts';
export { type UserQuery, type UserRecord, type UserStatus, type UserStore, userStatuses } from './users.ts';
