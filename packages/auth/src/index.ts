// What everything is made with.
export { AuthError, type AuthErrorCode, authErrorCodes, isAuthError } from './errors.ts';
export { type Environment, realEnvironment } from './environment.ts';
export { createAudit, type Origin, type RecordAudit } from './audit.ts';
export { type AuditReader, createAuditReader } from './audit-reader.ts';
export { type AuditBuffer, type AuditBufferOptions, createAuditBuffer } from './audit-buffer.ts';
export { type AuditRetentionOptions, applyAuditRetention, defaultAuditDays } from './audit-retention.ts';
export type * from './ports/index.ts';
export { auditActions } from './ports/audit-actions.ts';
// From a request's credentials to its principal.
export {
  type AuthenticatedPrincipal,
  type Authenticator,
  type AuthenticatorOptions,
  createAuthenticator,
  type TokenIssuer,
} from './principal.ts';
// Keys and secrets.
export { createKey, createKeyRing, type Key, type KeyRing } from './keys/key-ring.ts';
export { keyFileName, openKeyFile, removeFromKeyFile, rotateKeyFile } from './keys/key-file.ts';
export { parseKeys } from './keys/parse-keys.ts';
export { recordKeys } from './keys/record-keys.ts';
export { createSecretBox, type SecretBox } from './keys/secret-box.ts';
// Passwords.
export {
  createPasswordHasher,
  defaultScryptCost,
  isPasswordHash,
  type PasswordHasher,
  type PasswordHasherOptions,
  type ScryptCost,
} from './passwords/password-hasher.ts';
export {
  type CheckPassword,
  createPasswordPolicy,
  defaultMinPasswordLength,
  maxPasswordLength,
  type PasswordPolicy,
} from './passwords/password-policy.ts';
// Users.
export {
  type Acting,
  createNativeUsers,
  type Invitation,
  type NativeUsers,
  type NativeUsersOptions,
  type PasswordChange,
  type SignedUp,
  type SignUp,
} from './users/native-users.ts';
export type { MadeLink } from './users/links.ts';
export {
  createFirstAdministrator,
  type FirstAdministrator,
  type FirstAdministratorOptions,
} from './users/first-administrator.ts';
export { parseUserName, signInNameOf, userNameOf, userUrn } from './users/user-name.ts';
export type { Admitted } from './users/admit-user.ts';
// Signing in with a password.
export { createNativeVerifier } from './verifiers/native-verifier.ts';
export { openFileVerifier } from './verifiers/file-verifier.ts';
export { createLdapVerifier } from './verifiers/ldap-verifier.ts';
export type { LdapOptions } from './verifiers/ldap-options.ts';
export type { PasswordVerifier, VerifiedUser, VerifyOptions } from './verifiers/verifier.ts';
export { type Attempt, type BackOff, type BackOffOptions, createBackOff } from './sign-in/back-off.ts';
export {
  createPasswordSignIn,
  type PasswordSignIn,
  type PasswordSignInOptions,
  type SignedIn,
  type SignInWithPassword,
} from './sign-in/sign-in.ts';
// Signing in at a provider.
export {
  createOidcSignIn,
  type FinishOidc,
  type OidcDryRun,
  type OidcSignedIn,
  type OidcSignIn,
  type OidcSignInOptions,
  type StartOidc,
} from './oidc/oidc-sign-in.ts';
export type { ClaimsReport } from './oidc/map-claims.ts';
export {
  type ClientAuthentication,
  clientAuthentications,
  type OidcProviderOptions,
  resolveOidcProvider,
} from './oidc/provider-options.ts';
export { safeReturnPath } from './oidc/return-path.ts';
// Sessions and access tokens.
export {
  type BeginSession,
  createSessions,
  defaultSessionIdleMs,
  type CurrentSession,
  type Sessions,
  type SessionsOptions,
} from './sessions/sessions.ts';
export {
  type AccessTokens,
  type AccessTokensOptions,
  createAccessTokens,
  type MadeToken,
  type NewToken,
} from './tokens/access-tokens.ts';
export { isTokenLike, isTokenShaped, tokenPattern } from './tokens/token-format.ts';
export { type ExpiryOptions, startRemovingExpired } from './remove-expired.ts';
// Signing in a program by a code.
export {
  type BegunDeviceRequest,
  createDeviceFlow,
  type DeviceFlow,
  type DeviceFlowOptions,
  type DevicePoll,
  type TypedCode,
} from './device-flow/device-flow.ts';
// Tokens of an issuer elsewhere.
export {
  createJwtIssuer,
  type JwtAlgorithm,
  type JwtIssuerOptions,
  jwtAlgorithms,
} from './tokens/jwt-issuer.ts';
