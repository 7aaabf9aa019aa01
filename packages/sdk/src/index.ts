// The client for daily use, its settings and its errors are here alone. Everything else has a path of its own, such as
// `@colophon/sdk/urns`, and is here as well, for programs that prefer one import.

// The client for daily use, and its groups of methods.
export { Colophon } from './client/colophon.ts';
export type {
  AspectsClient,
  AspectValues,
  GetAllOptions,
  PatchOptions,
  WriteOptions,
} from './client/aspects-client.ts';
export type { ChangesClient } from './client/changes-client.ts';
export type { EntitiesClient } from './client/entities-client.ts';
export type { LineageClient } from './client/lineage-client.ts';
export type { MaintenanceClient } from './client/maintenance-client.ts';
export type { RelationshipsClient } from './client/relationships-client.ts';
export type { RunsClient } from './client/runs-client.ts';
export type { FindAllOptions, FindOptions, SearchClient } from './client/search-client.ts';
export type { TimelineClient } from './client/timeline-client.ts';
// Settings that every client takes, and every call.
export type { ClientOptions, Logger, ResolvedClientOptions } from './client-options.ts';
export type { CallOptions } from './http-client.ts';
// Errors: the clients' own, and that of a text that is no URN.
export {
  ConfigurationError,
  ConnectionError,
  HttpError,
  isHttpError,
  isSdkError,
  isUnknownFieldsError,
  SdkError,
  type SdkErrorCode,
  sdkErrorCodes,
  type UnknownFieldPlace,
  UnknownFieldsError,
} from './errors.ts';
export {
  AuthenticationError,
  ConflictError,
  NotFoundError,
  PermissionDeniedError,
  RateLimitError,
  RejectedError,
  UnavailableError,
} from './status-errors.ts';
export { isSchemaError, SchemaError, type SchemaErrorCode } from '@colophon/schema';

// Paths of their own.
export * from './emitters.ts';
export * from './graph.ts';
export * from './urns.ts';
export * from './builders.ts';
export * from './patch.ts';
export type * from './types.ts';
// These hide the model's types of the same names, which `@colophon/sdk/types` has.
export { ContainerKey, DataProductKey, DomainKey, NotebookKey } from './builders.ts';
export type { Filter } from './graph.ts';
