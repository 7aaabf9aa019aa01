// What a first program needs: the client for daily use, the types of what it takes and returns, and the errors. Everything
// else has a path of its own: `@colophon/sdk/urns`, `builders`, `patch` and `types`, and `emitters` and `graph` for the
// clients with the names of DataHub's.

// The client, and its groups of methods.
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

// What the client takes: proposals, filters and options.
export type { Emitter } from './emitter.ts';
export type { CountOptions, ExistsOptions, GetAspectOptions, TimeseriesOptions } from './graph/aspects.ts';
export type { ChangesOptions } from './graph/changes.ts';
export type { DryRunOptions, TimeRange } from './graph/deletions.ts';
export type { Filter, FilterCondition, FilterCriterion } from './graph/filter.ts';
export type { DifferenceOptions, VersionsOptions } from './graph/history.ts';
export type { LineagePageOptions, LineageScrollOptions } from './graph/lineage.ts';
export type { RestoreIndicesOptions } from './graph/maintenance.ts';
export type { ContainerFilter } from './graph/named.ts';
export type { RelationshipPageOptions } from './graph/relationships.ts';
export type { RollbackOptions, RunPageOptions } from './graph/runs.ts';
export type { SearchRefinement, SortCriterion } from './graph/search.ts';
export type { ChangeCategory, TimelineOptions } from './graph/timeline.ts';
export type {
  AnyProposal,
  ChangeProposal,
  DeleteProposal,
  PatchOperation,
  PatchProposal,
  Proposal,
  ProposalExtras,
  ProposalTarget,
  ProposedChange,
} from './proposal.ts';
export type { EmitOptions, WriteStatesOptions } from './writes.ts';

// What it returns.
export type { StoredAspect, VersionedAspectName } from './graph/aspects.ts';
export type { Change, ChangeEvent } from './graph/changes.ts';
export type { Deleted, Reference, References } from './graph/deletions.ts';
export type { AspectVersion, DifferenceStep } from './graph/history.ts';
export type { LineageEntity, LineagePage } from './graph/lineage.ts';
export type { Relationship } from './graph/relationships.ts';
export type { RollbackReport, RunRow, RunSummary } from './graph/runs.ts';
export type { Facet, SearchHit, SearchPage } from './graph/search.ts';
export type { SemanticChange, TimelineChange, TimelineEntry } from './graph/timeline.ts';
export type { Receipt, StorageState, WriteState, WriteStates } from './writes.ts';

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
