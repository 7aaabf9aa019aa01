export type { AccessRules } from './access/access-rules.ts';
export {
  type Authenticate,
  type AuthenticationOptions,
  type Caller,
  type CredentialReader,
  createAuthenticate,
  type SystemClient,
} from './access/authenticate.ts';
export { access, describeAccess, type OperationAccess } from './access/operation-access.ts';
export type { MayOnCatalogue } from './access/require-access.ts';
export { csrfHeader } from './access/same-origin.ts';
export { credentialsUnchecked, unauthenticated } from './access/refusals.ts';
export { hostNameOf, isLoopbackName } from './access/host-name.ts';
export { type AppOptions, createApp, defaultMaxBodyBytes } from './app.ts';
export { featureFlags, schemaRevision, serverConfig } from './config.ts';
export type { AuditServices, IdentityServices } from './openapi/identity/services.ts';
export {
  anonymousLimit,
  type CallerLimit,
  principalLimit,
  type RequestLimits,
} from './limits/limit-requests.ts';
export { type RateLimit, TooManyRequestsError } from './limits/limiter.ts';
export type { Messaging } from './openapi/messaging.ts';
export type { Operation } from './openapi/operation.ts';
export type { SearchTracking } from './openapi/search-tracking.ts';
export { maxFiltered } from './openapi/v3/scroll-relationships.ts';
export { compressedFromLength } from './operation/compress.ts';
export { maxPathLength } from './operation/path-length.ts';
export { maxHeldBodies, maxReadBodyBytes } from './request-bodies.ts';
export {
  createReadiness,
  type DependencyCheck,
  type DependencyState,
  type Readiness,
} from './readiness.ts';
export { type OnRefused, type Refusal, refusalOf } from './refusal.ts';
export { respondError } from './respond-error.ts';
export { respondFailure } from './restli/respond.ts';
export type { HttpContext, OnContext } from './request-context.ts';
export { routeOf } from './route-of.ts';
export { type UnknownFieldOptions, unknownFieldsHeader } from './unknown-fields.ts';
